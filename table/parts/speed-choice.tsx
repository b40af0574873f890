import { change, settings } from '../storage/settings.js';
import { words } from '../i18n/words.js';

const speeds = [0, 1, 2, 3] as const;

/** How fast things are acted out. */
export function SpeedChoice() {
  const { view } = words.value;
  return (
    <fieldset class="switches">
      <legend>{view.speed}</legend>
      <div class="segments">
        {speeds.map((speed) => (
          <label key={speed} class={settings.value.speed === speed ? 'is-chosen' : ''}>
            <input
              type="radio"
              name="speed"
              checked={settings.value.speed === speed}
              onChange={() => change({ speed })}
            />
            {view.speeds[speed]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
