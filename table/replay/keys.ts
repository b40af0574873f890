import type { Desk } from '../desk/desk.js';
import { latinKey } from '../board/input/latin-key.js';
import { isLook, look } from '../play/keyboard.js';
import { wishOf } from '../parts/shortcuts.js';
import type { Playback } from './playback.js';

/** Keys of the replay, as long as nobody is typing or choosing. */
export function listenToPlaybackKeys(playback: Playback, desk: Desk): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]') || !isFree(event.target, event.key)) return;
    const act = actionOf(playback, desk, latinKey(event));
    const wish = wishOf(event, desk.kit.overlayKeys);
    if (!act && (wish === null || !isLook(wish))) return;
    event.preventDefault();
    if (act) act();
    else if (wish !== null) look(desk, wish);
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

function actionOf(playback: Playback, { kit }: Desk, key: string): (() => void) | null {
  for (const kind of kit.jumps) {
    const direction = kind.keys?.indexOf(key) ?? -1;
    if (direction >= 0) return () => playback.jump(kind, direction === 0 ? -1 : 1);
  }
  switch (key) {
    case 'ArrowLeft':
      return () => playback.step(-1);
    case 'ArrowRight':
      return () => playback.step(1);
    case 'Home':
      return () => playback.go(0);
    case 'End':
      return () => playback.go(playback.last);
    case ' ':
      return () => playback.toggle();
    default:
      return null;
  }
}
