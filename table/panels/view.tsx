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
  const { chair, remote } = useDesk();
  const { view } = words.value;
  return (
    <div class="view" data-part="view">
      <MapSwitches />
      <BookmarkList />
      <SpeedChoice />
      <Segments
        legend={view.theme}
        name="theme"
        values={themes}
        chosen={settings.value.theme}
        textOf={(theme) => view.themes[theme]}
        choose={(theme) => change({ theme })}
      />
      <Segments
        legend={view.language}
        name="language"
        values={languages}
        chosen={language.value}
        textOf={(one) => languageNames[one]}
        langOf={(one) => one}
        choose={(one) => void speak(one)}
      />
      <ViewButtons />
      <p class="hint">{remote ? onlineWords.value.panel.kept : view.seat(chair.seat.value)}</p>
    </div>
  );
}

function MapSwitches() {
  const desk = useDesk();
  const { kit, art, display } = desk;
  const { view } = words.value;
  const { labels, sound } = settings.value;
  return (
    <fieldset class="switches">
      <legend>{view.overlays}</legend>
      {Object.entries(kit.overlayKeys).map(([id, key]) => (
        <Switch
          key={id}
          overlay={id}
          shade={art.board.overlayLooks[id]?.line}
          text={phrasesOf(desk).overlay(id)}
          shortcut={nameOfKey(key)}
          isOn={display.overlays.value.has(id)}
          toggle={() => toggleOverlay(desk, id)}
        />
      ))}
      <Switch
        text={view.hideCounters}
        shortcut={keyOf('counters')}
        isOn={!display.counters.value}
        toggle={() => (display.counters.value = !display.counters.value)}
      />
      <Switch text={view.labels} isOn={labels} toggle={() => change({ labels: !labels })} />
      <Switch text={view.sound} isOn={sound} toggle={() => change({ sound: !sound })} />
    </fieldset>
  );
}

interface SwitchProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly shortcut?: string;
  readonly overlay?: string;
  readonly shade?: string | undefined;
}

const Switch = ({ text, isOn, toggle, shortcut, overlay, shade }: SwitchProps) => (
  <label class="switch" data-overlay={overlay} style={shade === undefined ? {} : { '--shade': shade }}>
    <input type="checkbox" checked={isOn} onChange={toggle} />
    <i class="shade-sample" aria-hidden="true" />
    <span>{text}</span>
    {shortcut === undefined ? null : <kbd>{shortcut}</kbd>}
  </label>
);

interface SegmentsProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly textOf: (value: T) => string;
  readonly langOf?: (value: T) => string;
  readonly choose: (value: T) => void;
}

/** One of a few values, side by side. */
const Segments = <T extends string>({ legend, name, values, chosen, textOf, langOf, choose }: SegmentsProps<T>) => (
  <fieldset class="switches">
    <legend>{legend}</legend>
    <div class="segments">
      {values.map((value) => (
        <label key={value} lang={langOf?.(value)} class={chosen === value ? 'is-chosen' : ''}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
          {textOf(value)}
        </label>
      ))}
    </div>
  </fieldset>
);

function ViewButtons() {
  const desk = useDesk();
  const { resigning, display, overview, download } = desk;
  const { view } = words.value;
  return (
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
  );
}
