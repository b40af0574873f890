import type { ComponentChildren } from 'preact';
import { observer, type Seat, truth } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { isPhone } from '../web/media.js';
import { settings } from '../storage/settings.js';
import { words } from '../i18n/words.js';
import { phrasesOf, textsOf } from '../kit/phrases.js';
import type { Playback } from './playback.js';
import { messages } from '../i18n/index.js';
import { replayWords } from './words.js';

interface ControlsProps {
  readonly playback: Playback;
}

/** Scrubber, steps, jumps and speed, under the map. */
export function Controls({ playback }: ControlsProps) {
  const text = replayWords.value;
  return (
    <section class="playback" aria-label={text.controls} data-part="playback">
      <Caption playback={playback} />
      <div class="playback-line">
        <Scrubber playback={playback} />
        {isPhone.value ? null : <Speed />}
      </div>
      <div class="playback-row">
        <Steps playback={playback} />
        <Jumps playback={playback} />
      </div>
    </section>
  );
}

/** Where in the battle the frame shown is. */
function useWhen(): string {
  const { kit, chair } = useDesk();
  const { aids, state, seat } = chair.now();
  return kit.words.value.when(aids.tracks(state, seat));
}

/** What has happened in this frame, in a sentence or two. */
function useTold({ frame, told }: Playback): string {
  const tell = textsOf(useDesk());
  if (frame.value === 0) return replayWords.value.beginning;
  const sentences = told.value.slice(0, 2).map(({ event }) => tell.event(event));
  return sentences.length > 0 ? sentences.join(' ') : replayWords.value.nothingSeen;
}

function Caption({ playback }: ControlsProps) {
  const say = phrasesOf(useDesk());
  const side = playback.frames.value[playback.frame.value]?.side ?? '';
  return (
    <div class={`playback-caption side-${side}`}>
      <span class="playback-when">
        {useWhen()}
        {side === '' ? '' : ` · ${say.side(side)}`}
      </span>
      <span class="playback-told" role="status">
        {useTold(playback)}
      </span>
    </div>
  );
}

function Scrubber({ playback }: ControlsProps) {
  const text = replayWords.value;
  const frame = playback.frame.value;
  const { last } = playback;
  return (
    <label class="scrubber">
      <span class="visually-hidden">{text.scrubber}</span>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={frame}
        data-part="scrubber"
        aria-valuetext={messages.value.shell.joint.said(text.frame(frame, last), useWhen())}
        onInput={(event) => playback.go(event.currentTarget.valueAsNumber)}
      />
      <output class="scrubber-number">{text.frame(frame, last)}</output>
    </label>
  );
}

const icons = {
  first: 'M5 4v12M15 4 8 10l7 6',
  previous: 'M13 4 7 10l6 6',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
  next: 'M7 4l6 6-6 6',
  last: 'M15 4v12M5 4l7 6-7 6',
} as const;

function Steps({ playback }: ControlsProps) {
  const text = replayWords.value;
  const frame = playback.frame.value;
  const { last } = playback;
  const playing = playback.playing.value;
  const button = (name: keyof typeof icons, act: () => void, off = false): ComponentChildren => (
    <button
      type="button"
      class={`button playback-button${name === 'play' || name === 'pause' ? ' primary' : ''}`}
      data-action={`playback-${name}`}
      aria-label={text[name]}
      title={text[name]}
      disabled={off}
      onClick={act}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={icons[name]} />
      </svg>
    </button>
  );
  return (
    <div class="playback-steps">
      {button('first', () => playback.go(0), frame === 0)}
      {button('previous', () => playback.step(-1), frame === 0)}
      {button(playing ? 'pause' : 'play', () => playback.toggle(), last === 0)}
      {button('next', () => playback.step(1), frame === last)}
      {button('last', () => playback.go(last), frame === last)}
    </div>
  );
}

function Jumps({ playback }: ControlsProps) {
  const { kit } = useDesk();
  const text = replayWords.value;
  return (
    <div class="playback-jumps" role="group" aria-label={text.jumps}>
      {kit.jumps.map((kind) => (
        <span key={kind.id} class="playback-jump">
          {([-1, 1] as const).map((direction) => {
            const what = kit.words.value.jump(kind.id);
            const name = direction < 0 ? text.jumpBack(what) : text.jumpOn(what);
            return (
              <button
                key={direction}
                type="button"
                data-action={`${kind.id}-${direction < 0 ? 'back' : 'on'}`}
                aria-label={name}
                title={name}
                disabled={playback.target(kind, direction) === null}
                onClick={() => playback.jump(kind, direction)}
              >
                {direction < 0 ? <span aria-hidden="true">‹</span> : null}
                {direction < 0 ? what : null}
                {direction > 0 ? <span aria-hidden="true">›</span> : null}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}

function Speed() {
  const { speeds } = words.value.view;
  return (
    <label class="playback-choice">
      <span>{replayWords.value.speed}</span>
      <select
        value={String(settings.value.speed)}
        onChange={(event) => (settings.value = { ...settings.value, speed: Number(event.currentTarget.value) })}
      >
        {Object.entries(speeds).map(([speed, name]) => (
          <option key={speed} value={speed}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ViewpointChoiceProps {
  readonly playback: Playback;
  readonly viewpoints: readonly Seat[];
  readonly finished: boolean;
}

export function ViewpointChoice({ playback, viewpoints, finished }: ViewpointChoiceProps) {
  const desk = useDesk();
  const text = replayWords.value;
  const nameOf = (one: Seat): string => {
    if (one === truth) return text.viewpoints.truth;
    return one === observer ? text.viewpoints.observer : phrasesOf(desk).side(one);
  };
  return (
    <label class="playback-choice" title={finished ? undefined : text.hiddenWhy}>
      <span>{text.viewpoint}</span>
      <select
        data-part="viewpoint"
        value={desk.chair.seat.value}
        onChange={(event) => void playback.look(event.currentTarget.value)}
      >
        {viewpoints.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
