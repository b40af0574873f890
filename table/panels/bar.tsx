import type { ComponentChildren } from 'preact';
import { useDesk } from '../desk/desk.js';
import { LetterActivity } from '../letters/table-parts.js';
import { OpponentActivity } from '../online/table-parts.js';
import { messages } from '../i18n/index.js';
import { confirmText } from '../parts/confirm.js';
import { FinalitySign } from '../parts/finality-sign.js';
import { RuleLink } from '../parts/rule-link.js';
import { words } from '../i18n/words.js';
import { phrasesOf, textsOf } from '../kit/phrases.js';
import { HandLine } from './hand-line.js';

/** What is asked, under which rule, and the buttons, each always in its place. */
export function Bar({ buttons }: { readonly buttons: boolean }) {
  return (
    <header class="play-bar">
      <LeaveButton />
      <Prompt />
      {buttons ? <Buttons /> : null}
    </header>
  );
}

export function LeaveButton() {
  const { leave } = useDesk();
  const { bar } = words.value;
  return (
    <button type="button" class="icon-button bar-leave" onClick={leave} title={bar.leave} aria-label={bar.leave}>
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12 4 6 10l6 6" />
      </svg>
    </button>
  );
}

/** Whose decision it is, and what is asked. */
function Prompt() {
  const desk = useDesk();
  const turn = desk.chair.turn.value;
  const side = turn.over ? turn.winner : turn.side;
  return (
    <div class={`prompt side-${side}`} data-part="prompt">
      <span class="prompt-flag" aria-hidden="true" />
      <div class="prompt-text">
        <span class="prompt-side">{phrasesOf(desk).sideTitle(side)}</span>
        <HandLine />
        <span class="prompt-line" role="status">
          {textsOf(desk).turn(turn)}{' '}
          {turn.over && turn.ended ? null : <RuleLink rule={turn.over ? desk.kit.outcomeRule : turn.rule} />}
        </span>
      </div>
      <Activity />
    </div>
  );
}

/** A computer at work, or somebody else's decision. */
function Activity() {
  const { chair, computers, post, remote } = useDesk();
  const turn = chair.turn.value;
  if (post.value) return <LetterActivity phase={post.value.phase} />;
  if (remote) return <OpponentActivity remote={remote} />;
  if (turn.over || chair.isPerson(turn.side) || !computers) return null;
  const { bar } = words.value;
  const paused = computers.paused.value;
  return (
    <span class={`activity${paused ? ' is-paused' : ''}`}>
      <span class="activity-dot" aria-hidden="true" />
      {paused ? bar.paused : bar.computer}
      {computers.thought.value > 0 ? (
        <progress class="activity-thought" max={1} value={computers.thought.value} aria-hidden="true" />
      ) : null}
    </span>
  );
}

/** Roll, choose and the like on the left; Undo and the end of the step never move. */
export function Buttons() {
  const { kit, chair, plans, leave } = useDesk();
  const { bar } = words.value;
  const turn = chair.turn.value;
  const step = turn.over ? 'over' : turn.step;
  // While something is acted out the button stays as it is: it is carried out right after.
  const mayEnd = chair.canEnd.value || (chair.decides.value && (chair.presenting.value || kit.steps[step].endExplains));
  // The second click of a double one was meant for the last step of the battle.
  const end = ({ detail }: MouseEvent): void => {
    if (!turn.over) void plans.end(detail > 1);
    else if (detail < 2) leave();
  };
  return (
    <div class="bar-buttons">
      <div class="bar-extra">
        <Extra />
      </div>
      <button
        type="button"
        class="button bar-undo"
        data-action="undo"
        aria-keyshortcuts="U"
        title={bar.undoHint}
        disabled={!chair.decides.value}
        onClick={() => void chair.undo()}
      >
        <UndoIcon />
        <span class="bar-word">{bar.undo}</span>
        {chair.undoable.value > 0 ? messages.value.shell.joint.bracketed('', `${chair.undoable.value}`) : null}
      </button>
      <button
        type="button"
        class={`button bar-end${chair.canEnd.value && !plans.isMaking.value ? ' is-ready' : ''}`}
        data-action="end"
        aria-keyshortcuts="G"
        disabled={!turn.over && (!mayEnd || plans.ending.value !== null)}
        onClick={end}
      >
        <FinalitySign finality={chair.endFinality.value} />
        {kit.words.value.ends[step]}
      </button>
    </div>
  );
}

function Extra() {
  const desk = useDesk();
  const { kit, chair, selection, plans } = desk;
  const { bar } = words.value;
  const say = phrasesOf(desk);
  const turn = chair.turn.value;
  if (plans.ending.value) return <Confirm text={kit.words.value.ends[plans.ending.value.step]} />;
  const proposal = plans.proposal.value;
  if (proposal) return <Confirm text={confirmText(desk, proposal.action.type, proposal.forecast !== null)} />;
  const draft = plans.drafts.judged.value;
  if (draft) return <Confirm text={kit.words.value.commit(draft)} ready={draft.action !== null && !draft.refusal} />;
  if (turn.over) return null;
  if (!chair.isPerson(turn.side)) return <Watching />;
  const ready = selection.waiting.value.length;
  if (selection.able.value.size === 0) return null;
  const { forAll, manyAct } = kit.steps[turn.step];
  if (forAll !== null) {
    return (
      <Action name={forAll} onClick={() => void chair.act({ type: forAll })}>
        {say.action(forAll)}
      </Action>
    );
  }
  return manyAct ? (
    <Action name="next" onClick={() => selection.next(1)}>
      {bar.next(ready)}
    </Action>
  ) : null;
}

interface ConfirmProps {
  readonly text: string;
  /** False while something is missing. */
  readonly ready?: boolean;
}

function Confirm({ text, ready = true }: ConfirmProps) {
  const { plans, hand } = useDesk();
  const { bar } = words.value;
  return (
    <>
      <button type="button" class="button" data-action="cancel" onClick={() => hand.cancel()}>
        {bar.cancel}
      </button>
      <button
        type="button"
        class="button primary"
        data-action="confirm"
        aria-keyshortcuts="Enter"
        disabled={!ready}
        onClick={() => void plans.confirm()}
      >
        <FinalitySign finality={plans.finality.value} />
        {text} <kbd aria-hidden="true">⏎</kbd>
      </button>
    </>
  );
}

/** While a computer plays: hold it, or let it take one step. */
function Watching() {
  const { computers, presenter, post } = useDesk();
  const { bar } = words.value;
  if (!computers || (post.value && post.value.phase !== 'tells')) return null;
  if (!computers.paused.value) {
    return (
      <>
        <Action name="skip" onClick={() => presenter.skipAll(true)}>
          {bar.skip}
        </Action>
        <Action name="pause" onClick={() => computers.pause(true)}>
          {bar.pause}
        </Action>
      </>
    );
  }
  return (
    <>
      <Action name="step" onClick={() => void computers.run(1)}>
        {bar.step}
      </Action>
      <Action name="resume" primary onClick={() => computers.pause(false)}>
        {bar.resume}
      </Action>
    </>
  );
}

interface ActionProps {
  readonly name: string;
  readonly primary?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

const Action = ({ name, primary = false, onClick, children }: ActionProps) => (
  <button type="button" class={`button${primary ? ' primary' : ''}`} data-action={name} onClick={onClick}>
    {children}
  </button>
);

const UndoIcon = () => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M7 4 3 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8" />
  </svg>
);
