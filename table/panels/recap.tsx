import type { ComponentChildren } from 'preact';
import { useDesk } from '../desk/desk.js';
import { messages } from '../i18n/index.js';
import { countsOf, type RecapStep } from '../desk/recap-steps.js';
import { keyOf } from '../parts/shortcuts.js';
import { words } from '../i18n/words.js';
import { phrasesOf, textsOf } from '../kit/phrases.js';

/** On the map: what has happened since the last own decision, as a whole and step by step. */
export function RecapStrip() {
  const { recap } = useDesk();
  const { recap: text } = words.value;
  const steps = recap.steps.value;
  if (!recap.open.value || steps.length === 0) return null;
  const step = recap.step.value;
  const { moved, shots, lost } = countsOf(recap.told.value);
  return (
    <section class="map-strip recap" aria-label={text.title} data-part="recap">
      <div class="map-strip-text" role="status">
        <strong>{step === null ? text.title : text.step(step + 1, steps.length)}</strong>
        {step === null ? <span>{text.summary(moved, shots, lost)}</span> : <StepLines step={steps[step]} />}
      </div>
      <RecapParts />
      <div class="recap-buttons">
        <RecapControl name="back" onClick={() => recap.go(-1)}>
          <Icon path="M13 4 7 10l6 6" />
        </RecapControl>
        {recap.playing.value ? (
          <RecapControl name="stop" onClick={() => recap.stop()}>
            <Icon path="M7 4v12M13 4v12" />
          </RecapControl>
        ) : (
          <RecapControl name="play" onClick={() => void recap.play()}>
            <Icon path="M6 4v12l10-6z" />
          </RecapControl>
        )}
        <RecapControl name="next" onClick={() => recap.go(1)}>
          <Icon path="m7 4 6 6-6 6" />
        </RecapControl>
        <RecapControl
          name="close"
          title={messages.value.shell.joint.bracketed(text.close, keyOf('recap'))}
          onClick={() => recap.close()}
        >
          ×
        </RecapControl>
      </div>
    </section>
  );
}

/** In sum: who marched and where was fought, each leading to what is told of it. */
function RecapParts() {
  const desk = useDesk();
  const { recap, kit } = desk;
  const { recap: text } = words.value;
  const parts = recap.parts.value;
  const at = recap.step.value;
  const shown = at === null ? null : parts.findLast(({ step }) => step <= at);
  return (
    <ul class="recap-parts">
      {parts.map((part) => (
        <li key={part.step}>
          <button
            type="button"
            class="chip"
            aria-current={part === shown ? 'step' : undefined}
            onClick={() => recap.goTo(part.step)}
          >
            {part.kind === 'march'
              ? text.march(kit.words.value.group(part.group, true), part.moved)
              : text[part.kind](part.hex === null ? text.elsewhere : phrasesOf(desk).hex(part.hex), part.lost)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface RecapControlProps {
  readonly name: 'back' | 'stop' | 'play' | 'next' | 'close';
  readonly title?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function RecapControl({ name, title, onClick, children }: RecapControlProps) {
  const label = words.value.recap[name];
  return (
    <button
      type="button"
      class="icon-button"
      data-action={`recap-${name}`}
      aria-label={label}
      title={title ?? label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** So many events of a step are told in words. */
const told = 2;

function StepLines({ step }: { readonly step: RecapStep }) {
  const texts = textsOf(useDesk());
  const lines = step.told.map(({ event }) => texts.event(event));
  return (
    <span>
      {lines.slice(0, told).join(' ')}
      {lines.length > told ? ` ${words.value.recap.more(lines.length - told)}` : ''}
    </span>
  );
}

const Icon = ({ path }: { readonly path: string }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Calls it back. */
export function RecapButton() {
  const { recap } = useDesk();
  const { recap: text } = words.value;
  return (
    <button
      type="button"
      class="chip"
      data-action="recap"
      aria-pressed={recap.open.value}
      disabled={recap.steps.value.length === 0}
      title={messages.value.shell.joint.bracketed(text.title, keyOf('recap'))}
      onClick={() => recap.toggle()}
    >
      {text.button}
    </button>
  );
}
