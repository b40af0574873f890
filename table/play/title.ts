import { effect } from '@preact/signals';
import type { Desk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** The title of the page says whose decision it is, so that another tab can be looked at meanwhile. */
export function followTitle(desk: Desk): () => void {
  const before = document.title;
  const stop = effect(() => {
    const { title } = words.value;
    const turn = desk.chair.turn.value;
    const side = phrasesOf(desk).side(turn.over ? turn.winner : turn.side);
    document.title = turn.over ? title.over(side) : desk.chair.decides.value ? title.yours(side) : title.theirs(side);
  });
  return () => {
    stop();
    document.title = before;
  };
}
