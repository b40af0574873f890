import type { ComponentChildren } from 'preact';
import { observer } from '@impulse/engine';
import { isPhone } from '../play/media.js';
import { say, tell, words } from '../play/words.js';
import { settings } from '../storage/settings.js';
import { jumpKinds, truth, type Viewpoint } from './film.js';
import type { Projector } from './projector.js';
import type { ReplaySession } from './replay-session.js';
import { replayWords } from './words.js';

interface ControlsProps {
  readonly session: ReplaySession;
  readonly projector: Projector;
}

/** Scrubber, steps, jumps and speed, under the map. */
export function Controls({ session, projector }: ControlsProps) {
  const text = replayWords.value;
  return (
    <section class="reel" aria-label={text.controls} data-part="reel">
      <Caption session={session} />
      <Scrubber session={session} projector={projector} />
      <div class="reel-row">
        <Steps session={session} projector={projector} />
        <Jumps session={session} projector={projector} />
        {isPhone.value ? null : <Speed />}
      </div>
    </section>
  );
}

/** Where in the battle this frame is. */
export function whenOf(session: ReplaySession): string {
  const { turn, couplet, step } = session.view.value.position;
  if (step === 'night' || step === 'over') return words.value.log.night(turn);
  return step === 'setup' ? say.value.step('setup') : say.value.when(turn, couplet);
}

/** What has happened in this frame, in a sentence or two. */
function toldIn({ film, frame, viewpoint }: ReplaySession): string {
  if (frame.value === 0) return replayWords.value.beginning;
  const events = film.eventsOf(frame.value, viewpoint.value);
  const told = events.slice(0, 2).map((event) => tell.value.event(event));
  return told.length > 0 ? told.join(' ') : replayWords.value.nothingSeen;
}

function Caption({ session }: { readonly session: ReplaySession }) {
  const { side } = session.film.frames[session.frame.value];
  return (
    <div class={`reel-caption side-${side}`}>
      <span class="reel-when">
        {whenOf(session)}
        {side === '' ? '' : ` · ${say.value.side(side)}`}
      </span>
      <span class="reel-told" role="status">
        {toldIn(session)}
      </span>
    </div>
  );
}

function Scrubber({ session, projector }: ControlsProps) {
  const text = replayWords.value;
  const frame = session.frame.value;
  const { last } = session.film;
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
        aria-valuetext={`${text.frame(frame, last)}: ${whenOf(session)}`}
        onInput={(event) => projector.go(event.currentTarget.valueAsNumber)}
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

function Steps({ session, projector }: ControlsProps) {
  const text = replayWords.value;
  const frame = session.frame.value;
  const { last } = session.film;
  const playing = projector.playing.value;
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
      {button('first', () => projector.go(0), frame === 0)}
      {button('previous', () => projector.step(-1), frame === 0)}
      {button(playing ? 'pause' : 'play', () => projector.toggle(), last === 0)}
      {button('next', () => projector.step(1), frame === last)}
      {button('last', () => projector.go(last), frame === last)}
    </div>
  );
}

function Jumps({ session, projector }: ControlsProps) {
  const text = replayWords.value;
  const frame = session.frame.value;
  return (
    <div class="reel-jumps" role="group" aria-label={text.jumps}>
      {jumpKinds.map((kind) => (
        <span key={kind} class="reel-jump">
          {([-1, 1] as const).map((direction) => {
            const name = direction < 0 ? text.jumpBack(text.jump[kind]) : text.jumpOn(text.jump[kind]);
            return (
              <button
                key={direction}
                type="button"
                data-action={`${kind}-${direction < 0 ? 'back' : 'on'}`}
                aria-label={name}
                title={name}
                disabled={session.film.jump(kind, frame, direction) === null}
                onClick={() => projector.jump(kind, direction)}
              >
                {direction < 0 ? <span aria-hidden="true">‹</span> : null}
                {direction < 0 ? text.jump[kind] : null}
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
  readonly session: ReplaySession;
  readonly viewpoints: readonly Viewpoint[];
}

export function ViewpointChoice({ session, viewpoints }: ViewpointChoiceProps) {
  const text = replayWords.value;
  const nameOf = (one: Viewpoint): string => {
    if (one === truth) return text.viewpoints.truth;
    return one === observer ? text.viewpoints.observer : say.value.side(one);
  };
  return (
    <label class="reel-choice" title={session.film.finished ? undefined : text.hiddenWhy}>
      <span>{text.viewpoint}</span>
      <select
        data-part="viewpoint"
        value={session.viewpoint.value}
        onChange={(event) => session.look(event.currentTarget.value)}
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
