import type { Problem } from '@impulse/engine';
import { grid, terrainOf } from './terrain.js';
import type { TotensonntagData, UnitData, UnitType } from './types.js';
import { outpostHexes, zoneHexes } from './zone.js';

/** 10.1, 10.2: the historical set-up must itself be a legal set-up. */

/** 6.0: escarpments are for infantry on foot or debussed; engineers and motorcyclists are infantry (ruling 22). */
const climbers: readonly UnitType[] = ['infantry', 'motorized', 'engineer', 'motorcycle'];
const stackingLimit = 3;

export function* setupProblems({ map, zones, units }: TotensonntagData): Generator<Problem> {
  const terrain = terrainOf(map.rows);
  const stacks = new Map<number, UnitData[]>();
  for (const [index, unit] of units.entries()) {
    const zone = zones.find(({ id }) => id === unit.setup);
    if (!zone || unit.historical === undefined) continue;
    const hex = grid.parse(unit.historical);
    const refuse = (code: string, message: string): Problem => ({ code, path: `units[${index}].historical`, message });

    if (terrain[hex].terrain === 'escarpment' && !climbers.includes(unit.type)) {
      yield refuse('terrain', 'Only infantry can stand on an escarpment (6.0).');
    }
    const stack = stacks.get(hex) ?? [];
    const zoneMates = stack.filter(({ setup }) => setup === zone.id).length;
    if (!zoneHexes(zone).includes(hex)) {
      if (!outpostHexes(zone, unit.type).includes(hex)) {
        yield refuse('outside-zone', `${unit.historical} is no hex of the zone ${zone.id} for this unit.`);
      } else if (zoneMates > 0) {
        yield refuse('outpost-full', `${unit.historical} is an outpost for one battalion (10.1).`);
      }
    }
    if (zoneMates >= (zone.maxPerHex ?? stackingLimit)) {
      yield refuse('zone-crowded', `The zone ${zone.id} allows ${zone.maxPerHex ?? stackingLimit} units in a hex.`);
    }
    if (stack.length >= stackingLimit) {
      yield refuse('overstacked', `${unit.historical} would hold more than ${stackingLimit} units (4.0).`);
    }
    if (stack.some(({ side }) => side !== unit.side)) {
      yield refuse('enemy-hex', `${unit.historical} already holds an enemy unit.`);
    }
    stacks.set(hex, [...stack, unit]);
  }
}
