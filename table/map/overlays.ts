import type { Grid } from '@impulse/engine';
import type { Overlay } from '../board/types.js';
import type { Desk } from '../desk/desk.js';
import { phrasesOf } from '../kit/phrases.js';

type Shown = Pick<Desk, 'kit' | 'chair' | 'selection' | 'display' | 'art'>;

/** What the player has switched on, as the seat sees it; a watcher sees with the eyes of the side that decides. */
export function overlaysShown({ kit, chair, selection, display, art }: Shown): Overlay[] {
  const { aids, state, seat, turn } = chair.now();
  const eyes = kit.game.sides.includes(seat) || turn.over ? seat : turn.side;
  const unit = selection.units.value[0] ?? null;
  const say = phrasesOf({ kit });
  const parse = (hex: string): number => art.board.grid.parse(hex);
  return aids.overlays
    .filter(({ id }) => id === kit.standingFlags || display.overlays.value.has(id))
    .flatMap(({ id }) => {
      const { hexes, flags, lines, grades } = aids.overlay(state, eyes, id, unit, selection.inspected.value);
      const shown = {
        look: id,
        hexes: display.overlays.value.has(id) ? hexes.map(parse) : [],
        flags: flags.map(({ hex, side, text }) => {
          const look = art.sides[side];
          // One that says more than whose it is has no room for it.
          const isCovered = text === '' && isNameCovered(chair.stacks.value, art.board.grid, parse(hex));
          const name = isCovered ? say.place(hex) : undefined;
          return {
            hex: parse(hex),
            fill: look.fill,
            ink: look.ink,
            text: text === '' ? look.text : text,
            ...(name === undefined ? {} : { name }),
          };
        }),
        lines: lines.map((line) => line.map(parse)),
      };
      const graded = Object.entries(grades ?? {}).map(([look, some]) => ({ look, hexes: some.map(parse) }));
      return [shown, ...graded.filter((one) => one.hexes.length > 0)];
    });
}

/** Names stand at the lower corner of their hex: counters below it lie on them. */
function isNameCovered(stacks: ReadonlyMap<string, unknown>, grid: Grid, hex: number): boolean {
  const { x, y } = grid.centre(hex);
  return grid.directions.some((_, direction) => {
    const near = grid.neighbour(hex, direction);
    if (near < 0 || !stacks.has(grid.labels[near])) return false;
    const other = grid.centre(near);
    return other.y - y > 0.6 && Math.abs(other.x - x) < 0.6;
  });
}
