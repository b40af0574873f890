import type { ComponentChildren } from 'preact';
import { useDesk } from '../desk.js';
import { RuleLink } from '../parts/rule-link.js';
import { say, tell, words } from '../words.js';

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
  const { session } = useDesk();
  const turn = session.turn.value;
  const side = turn.over ? turn.winner : turn.side;
  return (
    <div class={`prompt prompt-${side}`} data-part="prompt">
      <span class="prompt-flag" aria-hidden="true" />
      <div class="prompt-text" role="status">
        <span class="prompt-side">{say.value.sideTitle(side)}</span>
        <span class="prompt-line">
          {tell.value.turn(turn)} <RuleLink rule={turn.over ? '9.0' : turn.rule} />
        </span>
      </div>
      <Activity />
    </div>
  );
}

/** A computer at work, or somebody else's decision. */
function Activity() {
  const { session } = useDesk();
  const turn = session.turn.value;
  if (turn.over || session.isHuman(turn.side)) return null;
  const { bar } = words.value;
  return (
    <span class={`activity${session.paused.value ? ' is-paused' : ''}`}>
      <span class="activity-dot" aria-hidden="true" />
      {session.paused.value ? bar.paused : bar.computer}
    </span>
  );
}

/** Roll, choose and the like on the left; Undo and the end of the step never move. */
export function Buttons() {
  const { session, leave } = useDesk();
  const { bar } = words.value;
  const turn = session.turn.value;
  const step = turn.over ? 'over' : turn.step;
  // In the set-up the button answers what is missing.
  const mayEnd = session.canEnd.value || (session.mayAct.value && step === 'setup');
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
        disabled={!session.mayAct.value}
        onClick={() => session.undo()}
      >
        <UndoIcon />
        {bar.undo}
      </button>
      <button
        type="button"
        class={`button bar-end${session.canEnd.value && !session.proposal.value && !session.ending.value ? ' is-ready' : ''}`}
        data-action="end"
        aria-keyshortcuts="G"
        disabled={!turn.over && (!mayEnd || session.ending.value !== null)}
        onClick={() => (turn.over ? leave() : void session.end())}
      >
        {bar.ends[step as keyof typeof bar.ends] ?? bar.ends.over}
      </button>
    </div>
  );
}

function Extra() {
  const { session } = useDesk();
  const { bar } = words.value;
  const turn = session.turn.value;
  if (session.ending.value) return <Confirm text={bar.endsSure(session.ending.value.step)} />;
  const proposal = session.proposal.value;
  if (proposal) return <Confirm text={confirmText(proposal.action.type, proposal.forecast !== null)} />;
  if (turn.over) return null;
  if (!session.isHuman(turn.side)) return <Watching />;
  if (!session.mayAct.value) return null;
  if (turn.step === 'night' && session.ready.value.length > 0) {
    return (
      <Action name="recover-all" onClick={() => void session.act({ type: 'recover-all' })}>
        {say.value.action('recover-all')}
      </Action>
    );
  }
  if (turn.step === 'setup' && session.ready.value.length > 0) {
    return (
      <Action name="place-rest" onClick={() => void session.act({ type: 'place-rest' })}>
        {say.value.action('place-rest')}
      </Action>
    );
  }
  if (session.ready.value.length > 0 && turn.step === 'impulse') {
    return (
      <Action name="next" onClick={() => session.next(1)}>
        {bar.next(session.ready.value.length)}
      </Action>
    );
  }
  return null;
}

/** What the button that carries out a proposal says. */
function confirmText(type: string, dice: boolean): string {
  const { bar } = words.value;
  if (dice || type === 'roll-an') return bar.roll;
  return type === 'destroy-excess' ? say.value.action(type) : bar.confirm;
}

function Confirm({ text }: { readonly text: string }) {
  const { session } = useDesk();
  const { bar } = words.value;
  return (
    <>
      <button type="button" class="button" data-action="cancel" onClick={() => session.cancel()}>
        {bar.cancel}
      </button>
      <button
        type="button"
        class="button primary"
        data-action="confirm"
        aria-keyshortcuts="Enter"
        onClick={() => void session.confirm()}
      >
        {text} <kbd aria-hidden="true">⏎</kbd>
      </button>
    </>
  );
}

/** While a computer plays: hold it, or let it take one step. */
function Watching() {
  const { session, stage } = useDesk();
  const { bar } = words.value;
  if (!session.paused.value) {
    return (
      <>
        <Action name="skip" onClick={() => stage.skip()}>
          {bar.skip}
        </Action>
        <Action name="pause" onClick={() => session.pause(true)}>
          {bar.pause}
        </Action>
      </>
    );
  }
  return (
    <>
      <Action name="step" onClick={() => void session.run(1)}>
        {bar.step}
      </Action>
      <Action name="resume" primary onClick={() => session.pause(false)}>
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
