import { builtInData } from '@impulse/white-death/data/index.js';
import { sideIds, type SideId, type WhiteDeathData } from '@impulse/white-death/data/types.js';
import type { BattleArt } from '../../art/battle-art.js';
import type { BoardArt, Counter, Stack } from '../../board/types.js';
import { backOf } from './back.js';
import { faceOf } from './face.js';
import { gradeLooks, markLooks, overlayLooks } from './looks.js';
import { geographyOf, type Geography } from './map/geography.js';
import { placeNamesOf } from './map/names.js';
import { makeMapPainter, prepareMap } from './map/paint.js';
import { printOf } from './print.js';
import { sceneryOf } from './scenery.js';
import { sideLooks } from './sides.js';

/** The winter sheet and its counters, from the built-in data or a player's own. */
export function whiteDeathArt(data: WhiteDeathData = builtInData): BattleArt {
  const units = new Map(data.units.map((unit) => [unit.id, unit]));
  const strips = new Map(
    sideIds.flatMap((side) =>
      data.formations.filter((formation) => formation.side === side).map(({ id }, place) => [id, place] as const),
    ),
  );
  const geography = geographyOf(data);
  return {
    board: boardArt(geography),
    sides: sideLooks,
    face(card) {
      const unit = units.get(card.id);
      if (!unit) throw new Error(`No unit ${card.id}`);
      return faceOf(printOf(unit, strips.get(unit.formation) ?? 0, card));
    },
    back: (side) => backOf(sideOf(side)),
    stack,
    scenery: (hex, tracks) => sceneryOf(geography, hex, tracks),
  };
}

const sideOf = (id: string): SideId => sideIds.find((side) => side === id) ?? 'soviet';

const margin = 1.1;
const footer = 2.3;

function boardArt(geography: Geography): BoardArt {
  const { grid } = geography;
  const sheet = { x: -margin, y: -margin, width: grid.width + 2 * margin, height: grid.height + margin + footer };
  return {
    grid,
    sheet,
    preparing: (version) => prepareMap(geography, version),
    paintMap: makeMapPainter(geography, sheet),
    placeNames: placeNamesOf(geography),
    colours: { table: '#3d464a', sheet: '#eef0ea', veil: 'rgb(226 232 232 / 42%)', dust: '214 224 228' },
    markLooks,
    overlayLooks: { ...overlayLooks, ...gradeLooks },
  };
}

/** More counters than this would hide each other: the count tells the rest. */
const fanned = 4;

function stack(counters: readonly Counter[], side: string): Stack {
  const { fill, round = false } = sideLooks[sideOf(side)];
  const shown = { counters, fanned, dot: fill, round };
  return counters.length > 1 ? { ...shown, badge: String(counters.length) } : shown;
}
