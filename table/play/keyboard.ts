import type { Desk } from './desk.js';
import { shadeKinds } from './shades.js';
import { type Command, commandOf } from './shortcuts.js';

/** The keys of the table, wherever the focus is, as long as nobody is typing. */
export function listenToKeys(desk: Desk): () => void {
  const early = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || !isFree(event.target)) return;
    if (!isAsked(desk)) return;
    // The board would take Enter for another click on the hex under its cursor.
    event.preventDefault();
    event.stopPropagation();
    void desk.session.confirm();
  };
  const late = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const command = commandOf(event);
    if (command === null || command === 'confirm' || desk.session.curtain.value !== null) return;
    event.preventDefault();
    obey(desk, command);
  };
  addEventListener('keydown', early, true);
  addEventListener('keydown', late);
  return () => {
    removeEventListener('keydown', early, true);
    removeEventListener('keydown', late);
  };
}

const isAsked = ({ session }: Desk): boolean =>
  session.curtain.value === null && (session.proposal.value !== null || session.ending.value !== null);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

/**
 * Enter belongs to whatever button or link has the focus; on the map and everywhere else it confirms, and so it does on
 * what is proposed already.
 */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element) ||
  target.closest('.board-grid, [data-proposes][aria-pressed=true]') !== null ||
  (target.matches('input[type=radio]') && target.closest('[data-part=forecast]') !== null) ||
  !target.closest('button, a, input, select, textarea, summary, dialog');

function obey(desk: Desk, command: Command): void {
  const { session, stage } = desk;
  switch (command) {
    case 'confirm':
      return;
    case 'back':
      if (session.presenting.value) stage.skip();
      else if (stage.result.value && !session.proposal.value && !session.ending.value) stage.clear();
      else session.cancel();
      return;
    case 'undo':
      if (session.mayAct.value) session.undo();
      return;
    case 'end':
      void session.end();
      return;
    case 'next':
      session.next(1);
      return;
    case 'previous':
      session.next(-1);
      return;
    case 'pause':
      session.pause(!session.paused.value);
      return;
    default:
      if (isLook(command)) look(desk, command);
  }
}

/** What changes only what is seen, at the table and in a replay alike. */
export const lookCommands = [
  ...shadeKinds,
  'counters',
  'log',
  'find',
  'fit',
  'help',
] as const satisfies readonly Command[];
type LookCommand = (typeof lookCommands)[number];

export const isLook = (command: Command): command is LookCommand =>
  (lookCommands as readonly Command[]).includes(command);

export function look({ stage, sight }: Desk, command: LookCommand): void {
  switch (command) {
    case 'counters':
      sight.counters.value = !sight.counters.value;
      return;
    case 'log':
      sight.open('log');
      return;
    case 'find':
      sight.find();
      return;
    case 'fit':
      stage.board?.fit();
      return;
    case 'help':
      sight.help.value = true;
      return;
    default:
      sight.toggleShade(command);
  }
}
