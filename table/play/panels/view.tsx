import { language, languageNames, languages, speak } from '../../i18n/index.js';
import { settings } from '../../storage/settings.js';
import { useDesk } from '../desk.js';
import { SpeedChoice } from '../parts/speed-choice.js';
import { shadeKinds } from '../shades.js';
import { shortcuts } from '../shortcuts.js';
import { words } from '../words.js';

const keyOf = (command: string): string => shortcuts.find((one) => one.command === command)!.keys[0].toUpperCase();

/** What the map shows, how fast things move, and the language. */
export function ViewPanel() {
  const { session, sight, stage, download } = useDesk();
  const { view, shades } = words.value;
  return (
    <div class="view" data-part="view">
      <fieldset class="switches">
        <legend>{view.overlays}</legend>
        {shadeKinds.map((kind) => (
          <label key={kind} class={`switch shade-${kind}`}>
            <input type="checkbox" checked={sight.shades.value.has(kind)} onChange={() => sight.toggleShade(kind)} />
            <i class="shade-sample" aria-hidden="true" />
            <span>{shades[kind]}</span>
            <kbd>{keyOf(kind)}</kbd>
          </label>
        ))}
        <label class="switch">
          <input
            type="checkbox"
            checked={!sight.counters.value}
            onChange={() => (sight.counters.value = !sight.counters.value)}
          />
          <i class="shade-sample" aria-hidden="true" />
          <span>{view.hideCounters}</span>
          <kbd>{keyOf('counters')}</kbd>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={settings.value.labels}
            onChange={() => (settings.value = { ...settings.value, labels: !settings.value.labels })}
          />
          <i class="shade-sample" aria-hidden="true" />
          <span>{view.labels}</span>
        </label>
      </fieldset>
      <SpeedChoice />
      <fieldset class="switches">
        <legend>{view.language}</legend>
        <div class="segments">
          {languages.map((one) => (
            <label key={one} lang={one} class={language.value === one ? 'is-chosen' : ''}>
              <input type="radio" name="language" checked={language.value === one} onChange={() => void speak(one)} />
              {languageNames[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <div class="buttons view-buttons">
        <button type="button" class="button" onClick={() => stage.board?.fit()}>
          {view.fit}
        </button>
        <button type="button" class="button" onClick={() => (sight.help.value = true)}>
          {view.keys}
        </button>
        <button type="button" class="button" onClick={download}>
          {view.download}
        </button>
      </div>
      <p class="hint">{view.seat(session.seat.value)}</p>
    </div>
  );
}
