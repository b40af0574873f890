import type { Grid } from '@impulse/engine';
import { hexAt } from '../board/geometry.js';
import type { Look } from '../board/types.js';
import { type Desk, useDesk } from '../desk/desk.js';
import { bookmarkNumbers } from '../desk/bookmarks.js';
import { keyOfBookmark } from '../parts/shortcuts.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** Places on the map to come back to. */
export function BookmarkList() {
  const desk = useDesk();
  const { bookmarks } = desk;
  const { bookmarks: text } = words.value;
  const places = [...bookmarks.places.value];
  return (
    <fieldset class="switches bookmarks" data-part="bookmarks">
      <legend>{text.title}</legend>
      {places.length === 0 ? <p class="hint by-key">{text.how}</p> : null}
      <ul>
        {places.map(([number, look]) => {
          const name = nameOf(desk, look);
          return (
            <li key={number}>
              <button type="button" class="button small" data-bookmark={number} onClick={() => bookmarks.go(number)}>
                {name}
              </button>
              <kbd>{keyOfBookmark(number)}</kbd>
              <button
                type="button"
                class="icon-button"
                aria-label={text.remove(name)}
                title={text.remove(name)}
                onClick={() => bookmarks.remove(number)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      {places.length < bookmarkNumbers.length ? (
        <button type="button" class="button" data-action="bookmark" onClick={() => bookmarks.add()}>
          {text.add}
        </button>
      ) : null}
    </fieldset>
  );
}

/** Hexes from the middle of the view within which a name is looked for. */
const near = 4;

/** The nearest hex with a name, else the hex in the middle. */
function nameOf(desk: Desk, { x, y }: Look): string {
  const { grid } = desk.art.board;
  const middle = hexAt(grid, x, y);
  if (middle < 0) return words.value.map;
  const say = phrasesOf(desk);
  const named = around(grid, middle).find((hex) => say.place(grid.labels[hex]) !== undefined);
  return say.hex(grid.labels[named ?? middle]);
}

const around = (grid: Grid, middle: number): readonly number[] =>
  [...grid.within(middle, near)].toSorted((a, b) => grid.distance(middle, a) - grid.distance(middle, b));
