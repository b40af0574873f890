import type { Overlay } from '../board/types.js';
import type { Desk } from '../desk/desk.js';
import { overlayPainted } from '../desk/overlay-switch.js';

type Shown = Pick<Desk, 'kit' | 'chair' | 'recap' | 'selection' | 'display' | 'art'>;

/** What the player has switched on, as the seat sees it; a watcher sees with the eyes of the side that decides. */
export function overlaysShown({ kit, chair, recap, selection, display, art }: Shown): Overlay[] {
  const { aids, seat, turn } = chair.now();
  const eyes = kit.game.sides.includes(seat) || turn.over ? seat : turn.side;
  const parse = (hex: string): number => art.board.grid.parse(hex);
  return aids.overlays
    .filter(({ id }) => id === kit.standingFlags || display.overlays.value.has(id))
    .flatMap(({ id }) => {
      const { hexes, flags, lines, grades } = overlayPainted({ chair, selection }, eyes, id, recap.shown.value.state);
      const shown = {
        look: id,
        hexes: display.overlays.value.has(id) ? hexes.map(parse) : [],
        flags: flags.map(({ hex, side, text }) => {
          const look = art.sides[side];
          return { hex: parse(hex), fill: look.fill, ink: look.ink, text: text === '' ? look.text : text };
        }),
        lines: lines.map((line) => line.map(parse)),
      };
      const graded = Object.entries(grades ?? {}).map(([look, some]) => ({ look, hexes: some.map(parse) }));
      return [shown, ...graded.filter((one) => one.hexes.length > 0)];
    });
}

/** Who holds what, as it always stands on the map. */
export const standingFlags = (shown: Shown): Overlay[] =>
  overlaysShown(shown).flatMap(({ look, flags }) =>
    look === shown.kit.standingFlags ? [{ look, hexes: [], flags: flags ?? [] }] : [],
  );
