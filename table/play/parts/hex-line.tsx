import { grid } from '@impulse/totensonntag/context.js';
import { useDesk } from '../desk.js';
import { say, words } from '../words.js';

/** A hex, its place, its terrain, and how full it is. */
export function HexLine({ hex }: { readonly hex: string }) {
  const { session } = useDesk();
  const { context } = session.match.state;
  const number = grid.parse(hex);
  const ground = [say.value.terrain(context.terrain[number])];
  if (context.point[number]) ground.push(say.value.point);
  return (
    <>
      <div class="hex-line">
        <h2 class="card-title">{say.value.hex(hex)}</h2>
        <span class="hex-ground">{ground.join(' · ')}</span>
      </div>
      <Together hex={hex} />
    </>
  );
}

/** Several units at once: the stack, or the formation of the unit selected, wherever it stands. */
function Together({ hex }: { readonly hex: string }) {
  const { session } = useDesk();
  const { inspector } = words.value;
  const stack = (session.stacks.value.get(hex) ?? []).filter((id) => session.ready.value.includes(id));
  const [chosen] = session.selection.value;
  const here = chosen !== undefined && session.roster.value.get(chosen)?.at === hex;
  const formation = here ? session.formationOf(chosen) : [];
  if (stack.length < 2 && formation.length < 2) return null;
  const pressed = (units: readonly string[]): boolean =>
    units.length === session.selection.value.length && units.every((id) => session.selection.value.includes(id));
  return (
    <div class="together" role="group" aria-label={inspector.act}>
      {stack.length > 1 ? (
        <button
          type="button"
          class="button small"
          data-action="select-stack"
          aria-pressed={pressed(stack)}
          onClick={() => session.selectStack(hex)}
        >
          {inspector.whole(stack.length)}
        </button>
      ) : null}
      {here && formation.length > 1 ? (
        <button
          type="button"
          class="button small"
          data-action="select-formation"
          aria-pressed={pressed(formation)}
          onClick={() => session.selectFormation(chosen)}
        >
          {inspector.formation(say.value.formation(chosen) ?? '', formation.length)}
        </button>
      ) : null}
    </div>
  );
}
