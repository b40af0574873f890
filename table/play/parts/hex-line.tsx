import { grid } from '@impulse/totensonntag/context.js';
import { useDesk } from '../desk.js';
import { say, words } from '../words.js';

/** A hex, its place, its terrain, and how full it is. */
export function HexLine({ hex }: { readonly hex: string }) {
  const { session } = useDesk();
  const { inspector } = words.value;
  const { context } = session.match.state;
  const number = grid.parse(hex);
  const ground = [say.value.terrain(context.terrain[number]!)];
  if (context.point[number]) ground.push(say.value.point);
  const able = (session.stacks.value.get(hex) ?? []).filter((id) => session.ready.value.includes(id));
  const [chosen] = session.selection.value;
  const formation =
    chosen !== undefined && session.roster.value.get(chosen)?.at === hex ? session.formationOf(chosen) : [];
  return (
    <div class="hex-line">
      <h2 class="card-title">{say.value.hex(hex)}</h2>
      <span class="hex-ground">{ground.join(' · ')}</span>
      {able.length > 1 ? (
        <button type="button" class="button small" data-action="select-stack" onClick={() => session.selectStack(hex)}>
          {inspector.whole}
        </button>
      ) : null}
      {chosen !== undefined && formation.length > 1 ? (
        <button
          type="button"
          class="button small"
          data-action="select-formation"
          title={say.value.formation(chosen) ?? undefined}
          onClick={() => session.selectFormation(chosen)}
        >
          {inspector.formation(formation.length)}
        </button>
      ) : null}
    </div>
  );
}
