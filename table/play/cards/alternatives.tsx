import { percent } from '@impulse/engine/text/wording.js';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { useDesk } from '../desk.js';
import { chanceOf } from '../orders.js';
import type { Alternative, Proposal } from '../session.js';
import { say, words } from '../words.js';

/** The same attack in other ways: spotter, support, approach, target. */
export function Alternatives({ proposal }: { readonly proposal: Proposal }) {
  const { session } = useDesk();
  const { forecast } = words.value;
  const { alternatives, action } = proposal;
  if (alternatives.length < 2) return null;
  const chosen = JSON.stringify(action);
  const units = new Set(alternatives.map((one) => unitOf(one.action)));
  const kinds = new Set(alternatives.map((one) => one.kind));
  const point = (one: Action | null): void => {
    session.pointed.value = one === null ? [] : hexesOf(one, (id) => session.roster.value.get(id)?.at ?? '');
  };
  return (
    <fieldset class="alternatives">
      <legend>{legendOf(alternatives)}</legend>
      {alternatives.map((one) => {
        const key = JSON.stringify(one.action);
        return (
          <label
            key={key}
            class={`alternative${key === chosen ? ' is-chosen' : ''}`}
            onMouseEnter={() => point(one.action)}
            onMouseLeave={() => point(null)}
          >
            <input
              type="radio"
              name="alternative"
              checked={key === chosen}
              onChange={() => session.choose(one.action)}
            />
            <span>
              {units.size > 1 ? `${say.value.unit(unitOf(one.action))}: ` : ''}
              {kinds.size > 1 ? `${say.value.purpose(purposeOf(one))} · ` : ''}
              {nameOf(one.action)}
            </span>
            {one.forecast ? <strong>{percent(chanceOf(one.forecast))}</strong> : null}
          </label>
        );
      })}
    </fieldset>
  );

  function legendOf(all: readonly Alternative[]): string {
    const kind = all[0].kind;
    if (kinds.size > 1 || units.size > 1) return forecast.choice;
    return forecast.choices[kind];
  }
}

const unitOf = (action: Action): string => ('unit' in action ? action.unit : '');
const purposeOf = ({ kind }: Alternative): string => (kind === 'barrage-target' ? 'barrage' : kind);

/** What tells this alternative from the others. */
function nameOf(action: Action): string {
  const { forecast } = words.value;
  switch (action.type) {
    case 'assault':
      return action.support === undefined ? forecast.noSupport : forecast.support(say.value.unit(action.support));
    case 'barrage':
      return forecast.spotter(say.value.unit(action.spotter));
    case 'exit':
      return forecast.leave;
    case 'move':
    case 'enter':
      if (action.overrun === undefined) return forecast.stop(say.value.hex(action.path.at(-1)!));
      return forecast.from(action.path.length > 0 ? say.value.hex(action.path.at(-1)!) : forecast.here);
    case 'barrage-target':
      return say.value.unit(action['target-unit']);
    case 'fly':
      return action.target === undefined ? '' : say.value.unit(action.target);
    default:
      return '';
  }
}

function hexesOf(action: Action, at: (unit: string) => string): string[] {
  switch (action.type) {
    case 'barrage':
      return [at(action.spotter)];
    case 'assault':
      return action.support === undefined ? [] : [at(action.support)];
    case 'move':
    case 'enter':
      return action.path.slice(-1);
    default:
      return [];
  }
}
