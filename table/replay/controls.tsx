import type { ComponentChildren } from 'preact';
import { observer, type Seat, truth } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { isPhone } from '../web/media.js';
import { settings } from '../storage/settings.js';
import { words } from '../i18n/words.js';
import { phrasesOf, textsOf } from '../kit/phrases.js';
import type { Reel } from './reel.js';
import { messages } from '../i18n/index.js';
import { replayWords } from './words.js';

interface ControlsProps {
  readonly reel: Reel;
}

/** Scrubber, steps, jumps and speed, under the map. */
export function Controls({ reel }: ControlsProps) {
  const text = replayWords.value;
  return (
    <section class="reel" aria-label={text.controls} data-part="reel">
      <Caption reel={reel} />
      <Scrubber reel={reel} />
      <div class="reel-row">
        <Steps reel={reel} />
        <Jumps reel={reel} />
        {isPhone.value ? null : <Speed />}
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
function useTold({ frame, told }: Reel): string {
  const tell = textsOf(useDesk());
  if (frame.value === 0) return replayWords.value.beginning;
  const sentences = told.value.slice(0, 2).map(({ event }) => tell.event(event));
  return sentences.length > 0 ? sentences.join(' ') : replayWords.value.nothingSeen;
}

function Caption({ reel }: ControlsProps) {
  const say = phrasesOf(useDesk());
  const side = reel.frames.value[reel.frame.value]?.side ?? '';
  return (
    <div class={`reel-caption side-${side}`}>
      <span class="reel-when">
        {useWhen()}
        {side === '' ? '' : ` · ${say.side(side)}`}
      </span>
      <span class="reel-told" role="status">
        {useTold(reel)}
      </span>
    </div>
  );
}

function Scrubber({ reel }: ControlsProps) {
  const text = replayWords.value;
  const frame = reel.frame.value;
  const { last } = reel;
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
        onInput={(event) => reel.go(event.currentTarget.valueAsNumber)}
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

function Steps({ reel }: ControlsProps) {
  const text = replayWords.value;
  const frame = reel.frame.value;
  const { last } = reel;
  const playing = reel.playing.value;
  const button = (name: keyof typeof icons, act: () => void, off = false): ComponentChildren => (
    <button
      type="button"
      class={`button reel-button${name === 'play' || name === 'pause' ? ' primary' : ''}`}
      data-action={`reel-${name}`}
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
    <div class="reel-steps">
      {button('first', () => reel.go(0), frame === 0)}
      {button('previous', () => reel.step(-1), frame === 0)}
      {button(playing ? 'pause' : 'play', () => reel.toggle(), last === 0)}
      {button('next', () => reel.step(1), frame === last)}
      {button('last', () => reel.go(last), frame === last)}
    </div>
  );
}

function Jumps({ reel }: ControlsProps) {
  const { kit } = useDesk();
  const text = replayWords.value;
  return (
    <div class="reel-jumps" role="group" aria-label={text.jumps}>
      {kit.jumps.map((kind) => (
        <span key={kind.id} class="reel-jump">
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
                disabled={reel.target(kind, direction) === null}
                onClick={() => reel.jump(kind, direction)}
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
    <label class="reel-choice">
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
  readonly reel: Reel;
  readonly viewpoints: readonly Seat[];
  readonly finished: boolean;
}

export function ViewpointChoice({ reel, viewpoints, finished }: ViewpointChoiceProps) {
  const desk = useDesk();
  const text = replayWords.value;
  const nameOf = (one: Seat): string => {
    if (one === truth) return text.viewpoints.truth;
    return one === observer ? text.viewpoints.observer : phrasesOf(desk).side(one);
  };
  return (
    <label class="reel-choice" title={finished ? undefined : text.hiddenWhy}>
      <span>{text.viewpoint}</span>
      <select
        data-part="viewpoint"
        value={desk.chair.seat.value}
        onChange={(event) => void reel.look(event.currentTarget.value)}
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
