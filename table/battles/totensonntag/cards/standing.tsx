import { lastAsked } from '@impulse/totensonntag/aids/standing.js';
import { type StandingName, standingValues } from '@impulse/totensonntag/aids/standing-values.js';
import { useDesk } from '../../../desk/desk.js';
import type { StandingProps } from '../../../kit/kit.js';
import { useBattle } from '../battle.js';
import { hindsightOf } from '../hindsight.js';
import { ownWords } from '../words/own-words.js';

const names = Object.keys(standingValues) as StandingName[];

/** Standing orders in plain words: what each does, and what it would have done when the side was last asked. */
export function StandingForm({ left, leave }: StandingProps) {
  const { standing } = ownWords.value;
  const { chair } = useDesk();
  const { state, seat } = useBattle();
  const asked = lastAsked(state, seat, chair.log.value);
  const change = (name: StandingName, value: string): void => {
    const { [name]: _before, ...others } = left;
    leave(value === 'ask' ? others : { ...others, [name]: value });
  };
  return (
    <section class="standing" data-part="standing-orders">
      <h3>{standing.title}</h3>
      <p class="hint">{standing.about}</p>
      {names.map((name) => {
        const value = left[name] ?? 'ask';
        return (
          <div key={name} class="standing-order">
            <label class="standing-choice">
              <span>{standing.names[name]}</span>
              <select value={value} data-order={name} onChange={(event) => change(name, event.currentTarget.value)}>
                {standingValues[name].map((one) => (
                  <option key={one} value={one}>
                    {valueName(name, one)}
                  </option>
                ))}
              </select>
            </label>
            <p class="hint">{meaningOf(name, value)}</p>
            <p class="hindsight" data-hindsight={name}>
              {hindsightOf(name, value, asked)}
            </p>
          </div>
        );
      })}
    </section>
  );
}

const isNumber = (value: string): boolean => /^\d$/.test(value);

function valueName(name: StandingName, value: string): string {
  const { values } = ownWords.value.standing;
  if (isNumber(value)) return values.choice.number(value);
  return textOf(values[name], value);
}

/** What an order with this value does. */
function meaningOf(name: StandingName, value: string): string {
  const { meaning } = ownWords.value.standing;
  if (isNumber(value)) return meaning.choice.number(value);
  return textOf(meaning[name], value);
}

function textOf(texts: Readonly<Record<string, unknown>>, value: string): string {
  const text = texts[value];
  return typeof text === 'string' ? text : '';
}
