import type { Track, UnitCard } from '@impulse/engine/aids.js';
import { builtInData } from '@impulse/totensonntag/data/index.js';
import { sideIds, type TotensonntagData } from '@impulse/totensonntag/data/types.js';
import { stackLimit } from '@impulse/totensonntag/state.js';
import type { BattleArt } from '../../art/battle-art.js';
import type { Area, BoardArt, Counter, Stack } from '../../board/types.js';
import { faceOf } from './face.js';
import { markLooks, overlayLooks } from './looks.js';
import { geographyOf } from './map/geography.js';
import { makeMapPainter, prepareMap } from './map/paint.js';
import { placeNamesOf } from './map/place-names.js';
import { sideLooks } from './sides.js';

const margin = 0.6;
const footer = 1.15;

/** The desert sheet and its counters, from the built-in data or a player's own. */
export function totensonntagArt(data: TotensonntagData = builtInData): BattleArt {
  const units = new Map(data.units.map((unit) => [unit.id, unit]));
  return {
    board: boardArt(data),
    sides: sideLooks,
    face({ id, strength }: UnitCard) {
      const unit = units.get(id);
      if (!unit) throw new Error(`No unit ${id}`);
      return faceOf(unit, strength ? strength.full - strength.left : 0);
    },
    stack,
    scenery: (_, tracks) => ({ variant: '', signs: [], dimmed: isNight(tracks) }),
  };
}

const isNight = (tracks: readonly Track[]): boolean =>
  tracks.some(({ code, value }) => code === 'part-of-day' && value === 'night');

function boardArt(data: TotensonntagData): BoardArt {
  const geography = geographyOf(data);
  const { grid } = geography;
  const sheet: Area = {
    x: -margin,
    y: -margin,
    width: grid.width + 2 * margin,
    height: grid.height + margin + footer,
  };
  return {
    grid,
    sheet,
    preparing: () => prepareMap(geography),
    paintMap: makeMapPainter(geography, sheet),
    placeNames: placeNamesOf(geography),
    colours: { table: '#57503f', sheet: '#e9d9b0', veil: 'rgb(214 196 156 / 46%)', dust: '206 178 122' },
    markLooks,
    overlayLooks,
  };
}

/** As many as may stay in a hex are seen; more than that is a warning (4.0). */
export function stack(counters: readonly Counter[], side: string): Stack {
  const count = counters.length;
  const warning = count > stackLimit;
  const { fill, round = false } = sideLooks[sideIds.find((one) => one === side) ?? 'dak'];
  const shown = { counters, fanned: stackLimit, dot: fill, round };
  return count > 1 ? { ...shown, badge: warning ? `${count}!` : String(count), warning } : shown;
}
