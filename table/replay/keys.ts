import type { Desk } from '../play/desk.js';
import { isLook, look } from '../play/keyboard.js';
import { commandOf } from '../play/shortcuts.js';
import type { Projector } from './projector.js';

/** Keys of the replay, as long as nobody is typing or choosing. */
export function listenToReelKeys(projector: Projector, desk: Desk): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]') || !isFree(event.target, event.key)) return;
    const act = actionOf(projector, event.key);
    const command = commandOf(event);
    if (!act && (command === null || !isLook(command))) return;
    event.preventDefault();
    if (act) act();
    else if (command !== null && isLook(command)) look(desk, command);
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** Lists, buttons, tabs and the scrubber keep the keys they use themselves. */
function isFree(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return true;
  if (target.matches('select, textarea, input:not([type=range], [type=checkbox], [type=radio])')) return false;
  if (key === ' ') return !target.closest('button, a, summary, input');
  if (target.closest('[role=tablist]') && key.startsWith('Arrow')) return false;
  return !target.matches('input[type=range]') || key === '[' || key === ']';
}

function actionOf(projector: Projector, key: string): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return () => projector.step(-1);
    case 'ArrowRight':
      return () => projector.step(1);
    case 'Home':
      return () => projector.go(0);
    case 'End':
      return () => projector.go(projector.film.last);
    case 'PageUp':
      return () => projector.jump('couplet', -1);
    case 'PageDown':
      return () => projector.jump('couplet', 1);
    case '[':
      return () => projector.jump('attack', -1);
    case ']':
      return () => projector.jump('attack', 1);
    case ' ':
      return () => projector.toggle();
    default:
      return null;
  }
}
