import { effect } from '@preact/signals';
import { linkTo } from '../web/links.js';
import type { Playback } from './playback.js';

/** A step that is looked at for so long is worth an address; browsers refuse too many changes of it. */
const rest = 350;

/** The address follows the step that is shown, so that it can be kept, and a reload comes back to it. */
export function noteStep(playback: Playback, battle: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const link = linkTo.replay(battle, playback.frame.value);
    clearTimeout(timer);
    // Whoever has just gone elsewhere is not called back.
    timer = setTimeout(() => {
      if (location.hash.startsWith(linkTo.replay(battle))) history.replaceState(null, '', link);
    }, rest);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
