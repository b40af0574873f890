import { language, messages } from '../../i18n/index.js';
import { minutesFor, type ScenarioSketch } from '../../kit/introduction.js';
import { OpeningPicture } from '../shared/opening-picture.js';
import type { Introduced } from '../shared/use-kit.js';

interface ScenarioChoiceProps {
  readonly introduced: Introduced;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** Every scenario with its story and its length; the chosen one with a picture of its area. */
export function ScenarioChoice({ introduced: { kit, introduction }, chosen, choose }: ScenarioChoiceProps) {
  const { create } = messages.value.shell;
  const { scenarios, words } = introduction;
  const nameOf = (id: string): string => kit.game.scenarios.find((one) => one.id === id)?.name[language.value] ?? id;
  const sketch = scenarios[chosen];
  return (
    <fieldset class="scenarios" data-part="scenarios">
      <legend>{create.scenario}</legend>
      <div class={`scenario-picture is-${kit.game.id}`}>
        <OpeningPicture
          key={chosen}
          name={create.pictureOf(nameOf(chosen))}
          kit={kit}
          scenario={chosen}
          area={sketch.area}
        />
      </div>
      <div class="scenario-list">
        {kit.game.scenarios.map(({ id }) => (
          <label key={id} class={`scenario${id === chosen ? ' is-chosen' : ''}`}>
            <input
              type="radio"
              name="scenario"
              checked={id === chosen}
              aria-labelledby={`scenario-${id}`}
              aria-describedby={`about-${id}`}
              onChange={() => choose(id)}
            />
            <span class="scenario-text">
              <strong id={`scenario-${id}`}>{nameOf(id)}</strong>
              <span id={`about-${id}`}>
                <span class="scenario-length">{lengthOf(scenarios[id])}</span>
                {id === chosen ? <span class="scenario-story">{words.value.story(id)}</span> : null}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Turns, and how long the side with more to decide is at it. */
function lengthOf({ turns: [first, last], decisions }: ScenarioSketch): string {
  const { create } = messages.value.shell;
  return create.length(last - first + 1, minutesFor(Math.max(...Object.values(decisions))));
}
