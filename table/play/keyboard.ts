import type { Desk } from '../desk/desk.js';
import { toggleOverlay } from '../desk/overlay-switch.js';
import { type ShortcutCommand, type Wish, wishOf } from '../parts/shortcuts.js';

/** The keys of the table, wherever the focus is, as long as nobody is typing. */
export function listenToKeys(desk: Desk): () => void {
  const early = (event: KeyboardEvent): void => {
    if (chooseNumber(desk, event)) return;
    if (event.key !== 'Enter' || event.defaultPrevented || !isFree(event.target)) return;
    if (!isAsked(desk)) return;
    // The board would take Enter for another click on the hex under its cursor.
    event.preventDefault();
    event.stopPropagation();
    void (event.shiftKey ? desk.plans.confirmAll() : desk.plans.confirm());
  };
  const late = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (desk.chair.curtain.value !== null) return;
    if (event.key.startsWith('Arrow')) takeMap(desk);
    const wish = wishOf(event, desk.kit.overlayKeys);
    if (wish === null) return;
    if (wish.kind === 'command' && wish.command === 'confirm') return;
    event.preventDefault();
    obey(desk, wish);
  };
  addEventListener('keydown', early, true);
  addEventListener('keydown', late);
  addEventListener('mousedown', keepFocus);
  return () => {
    removeEventListener('mousedown', keepFocus);
    removeEventListener('keydown', early, true);
    removeEventListener('keydown', late);
  };
}

/** Where a number is asked for, a digit proposes it, and 0 ten; the board would take some of them for its own. */
function chooseNumber({ chair, kit, plans }: Desk, event: KeyboardEvent): boolean {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const turn = chair.turn.value;
  if (digit === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTyping(event.target) || turn.over || !chair.mayAct.value) return false;
  const action = kit.steps[turn.step].numbered?.(Number(digit) || ten);
  if (!action || chair.now().refuse(action) !== null) return false;
  event.preventDefault();
  event.stopPropagation();
  plans.propose(action);
  return true;
}

const ten = 10;

/** Whoever has nothing else under the keys goes on with them on the map. */
function takeMap({ presenter }: Pick<Desk, 'presenter'>): void {
  if (document.activeElement === null || document.activeElement === document.body) presenter.board?.focus();
}

/** A button pressed with the mouse does not take the keys: Enter goes on confirming what is proposed. */
function keepFocus(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('.play button') : null;
  if (button === null || button.closest('[draggable=true]') !== null) return;
  event.preventDefault();
  if (isTyping(document.activeElement) && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const isAsked = ({ chair, plans }: Desk): boolean => chair.curtain.value === null && plans.isMaking.value;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

/**
 * Enter belongs to whatever button or link has the focus; on the map and everywhere else it confirms, and so it does on
 * what is proposed already, and on ticks, choices and sliders of what is being made: they have no use for it.
 */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element) ||
  target.closest('.board-grid, [data-proposes][aria-pressed=true]') !== null ||
  (target.matches('input:is([type=radio], [type=checkbox], [type=range])') && target.closest(inTheMaking) !== null) ||
  !target.closest('button, a, input, select, textarea, summary, dialog');

const inTheMaking = '[data-part=forecast], [data-part=draft], [data-part=decision]';

function obey(desk: Desk, wish: Wish): void {
  if (isLook(wish)) look(desk, wish);
  else if (wish.kind === 'command') command(desk, wish.command);
}

function command(
  { chair, selection, plans, hand, computers, presenter, results, recap }: Desk,
  wanted: ShortcutCommand,
): void {
  switch (wanted) {
    case 'back':
      if (chair.presenting.value) presenter.skip();
      else if (presenter.result.value && !plans.isMaking.value) presenter.clear();
      else hand.cancel();
      return;
    case 'undo':
      if (chair.decides.value) void chair.undo();
      return;
    case 'end':
      void plans.end();
      return;
    case 'next':
      selection.next(1);
      takeMap({ presenter });
      return;
    case 'previous':
      selection.next(-1);
      takeMap({ presenter });
      return;
    case 'stack':
      selection.selectStack();
      return;
    case 'formation':
      selection.selectFormation();
      return;
    case 'hold':
      selection.hold();
      return;
    case 'recap':
      recap.toggle();
      return;
    case 'recap-back':
      recap.go(-1);
      return;
    case 'recap-next':
      recap.go(1);
      return;
    case 'result-back':
      results.walk(-1);
      return;
    case 'result-next':
      results.walk(1);
      return;
    case 'pause':
      computers?.pause(!computers.paused.value);
      return;
    default:
  }
}

/** What changes only what is seen, at the table and in a replay alike; overlays besides. */
export const lookCommands = [
  'counters',
  'log',
  'find',
  'overview',
  'help',
] as const satisfies readonly ShortcutCommand[];

export const isLook = (wish: Wish): boolean =>
  wish.kind !== 'command' || (lookCommands as readonly ShortcutCommand[]).includes(wish.command);

export function look(desk: Desk, wish: Wish): void {
  const { display, overview, bookmarks } = desk;
  if (wish.kind === 'overlay') {
    toggleOverlay(desk, wish.id);
    return;
  }
  if (wish.kind === 'bookmark') {
    bookmarks.go(wish.number);
    return;
  }
  switch (wish.command) {
    case 'counters':
      display.counters.value = !display.counters.value;
      return;
    case 'log':
      display.open('log');
      return;
    case 'find':
      display.find();
      return;
    case 'overview':
      overview.toggle();
      return;
    case 'help':
      display.help.value = true;
      return;
    default:
  }
}
