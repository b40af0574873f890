import type { Flag } from '../board/types.js';
import type { Desk } from '../desk/desk.js';

/** Letters of a note that stand on the map. */
const shownLetters = 14;

/** The notes of this player as flags; their colour is that of slips of paper. */
export function notesShown({ remote, art }: Pick<Desk, 'remote' | 'art'>): Flag[] {
  return [...(remote?.notes.value ?? [])].flatMap(([label, text]) => {
    const hex = art.board.grid.parse(label);
    const letters = [...text];
    const short = letters.length > shownLetters ? `${letters.slice(0, shownLetters - 1).join('')}…` : text;
    return hex < 0 ? [] : [{ hex, text: short, fill: '#f7e7a1', ink: '#3a2f12' }];
  });
}
