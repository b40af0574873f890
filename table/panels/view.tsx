import { language, languageNames, languages, speak } from '../i18n/index.js';
import { change, settings, themes } from '../storage/settings.js';
import { useDesk } from '../desk/desk.js';
import { onlineWords } from '../online/words.js';
import { SpeedChoice } from '../parts/speed-choice.js';
import { toggleOverlay } from '../desk/overlay-switch.js';
import { keyOf, nameOfKey } from '../parts/shortcuts.js';
import { BookmarkList } from './bookmarks.js';
import { sharePicture } from '../map/share-picture.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** What the map shows, how fast things move, and the language. */
export function ViewPanel() {
  const desk = useDesk();
  const { kit, art, chair, remote, resigning, display, overview, download } = desk;
  const { view } = words.value;
  return (
    <div class="view" data-part="view">
      <fieldset class="switches">
        <legend>{view.overlays}</legend>
        {Object.entries(kit.overlayKeys).map(([id, key]) => (
          <label key={id} class="switch" data-overlay={id} style={{ '--shade': art.board.overlayLooks[id]?.line }}>
            <input type="checkbox" checked={display.overlays.value.has(id)} onChange={() => toggleOverlay(desk, id)} />
            <i class="shade-sample" aria-hidden="true" />
            <span>{phrasesOf(desk).overlay(id)}</span>
            <kbd>{nameOfKey(key)}</kbd>
          </label>
        ))}
        <label class="switch">
          <input
            type="checkbox"
            checked={!display.counters.value}
            onChange={() => (display.counters.value = !display.counters.value)}
          />
          <i class="shade-sample" aria-hidden="true" />
          <span>{view.hideCounters}</span>
          <kbd>{keyOf('counters')}</kbd>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={settings.value.labels}
            onChange={() => change({ labels: !settings.value.labels })}
          />
          <i class="shade-sample" aria-hidden="true" />
          <span>{view.labels}</span>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={settings.value.sound}
            onChange={() => change({ sound: !settings.value.sound })}
          />
          <i class="shade-sample" aria-hidden="true" />
          <span>{view.sound}</span>
        </label>
      </fieldset>
      <BookmarkList />
      <SpeedChoice />
      <fieldset class="switches">
        <legend>{view.theme}</legend>
        <div class="segments">
          {themes.map((theme) => (
            <label key={theme} class={settings.value.theme === theme ? 'is-chosen' : ''}>
              <input
                type="radio"
                name="theme"
                checked={settings.value.theme === theme}
                onChange={() => change({ theme })}
              />
              {view.themes[theme]}
            </label>
          ))}
        </div>
      </fieldset>
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
        <button type="button" class="button" onClick={() => overview.toggle()}>
          {view.fit}
        </button>
        <button type="button" class="button" onClick={() => (display.help.value = true)}>
          {view.keys}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {view.print}
        </button>
        <button type="button" class="button" onClick={download}>
          {view.download}
        </button>
        <button type="button" class="button" data-action="picture" onClick={() => void sharePicture(desk)}>
          {view.picture}
        </button>
        {resigning?.allowed.value === true ? (
          <button
            type="button"
            class="button"
            data-action="ask-resign"
            onClick={() => (display.askResigning.value = true)}
          >
            {view.resign}
          </button>
        ) : null}
      </div>
      <p class="hint">{remote ? onlineWords.value.panel.kept : view.seat(chair.seat.value)}</p>
    </div>
  );
}
