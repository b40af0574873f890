import type { Outcome } from '@impulse/engine';
import { type Battle, isHex, type Man } from './battle.js';
import { distance, type Hex } from './field.js';
import { Supply } from './supply.js';

/** Victory: the net score of a battle that is over, from its last position. */

export function judgeOutcome(battle: Battle, outcome: Outcome): string | null {
  const { thresholds, extras } = scenarioOf(battle);
  const net = netScore(battle);
  const isOutright = extras.railTownImpulses !== undefined && battle.position.railTowns >= extras.railTownImpulses;
  const winner = isOutright || net >= thresholds[1] ? 'soviet' : 'german';
  if (outcome.points === net && outcome.winner === winner) return null;
  return `${winner} should win with ${net}, not ${outcome.winner} with ${outcome.points}`;
}

const scenarioOf = ({ data, position }: Battle) => data.scenarios.find(({ id }) => id === position.scenario)!;

function netScore(battle: Battle): number {
  const { data, position } = battle;
  const { losses } = position;
  const award = data.victory;
  const { extras } = scenarioOf(battle);
  const supply = new Supply(battle);
  const strengthOf = (counts: (man: Man) => boolean): number =>
    [...battle.men.values()].filter(counts).reduce((sum, { strength }) => sum + strength, 0);
  let net = position.railTowns * award.railTown + position.bunkersLost * award.bunker;
  net += losses.german * award.germanStrength + losses.germanAfv * award.germanAfv;
  net -= Math.floor(losses.soviet / 2) * award.sovietStrengthPerTwo + losses.sovietAfv * award.sovietAfv;
  for (const hex of data.map.city) {
    if (position.holders[hex] === 'soviet') net += award.cityHex + (extras.sovietCityHex ?? 0);
    else net -= supply.isConnected(hex, 'german') ? award.suppliedCityHex : award.cityHex;
  }
  const rescued = strengthOf((man) => isRescued(battle, supply, man));
  net -= rescued * (extras.rescuedStrength ?? award.rescuedStrength);
  const { fortressIsolated = 0, towns, pockets, relief, brandenburgStrength = 0 } = extras;
  if (supply.isCityCut) net += fortressIsolated;
  for (const hex of towns?.hexes ?? []) if (position.holders[hex] === 'german') net -= towns?.points ?? 0;
  if (pockets) {
    const out = strengthOf((man) => pockets.units.includes(man.id) && isHex(man.at) && !supply.isCutOff(man));
    net -= out * pockets.points;
  }
  if (relief) net -= reliefOf(battle, supply, relief);
  net -= strengthOf(({ unit, at }) => unit.brandenburg === true && isHex(at)) * brandenburgStrength;
  return net;
}

/** Rulings 93, 102. */
function isRescued({ field }: Battle, supply: Supply, man: Man): boolean {
  if (man.unit.setup !== 'vl' && man.unit.setup !== 'vl-outpost') return false;
  if (man.at === 'exited') return true;
  return isHex(man.at) && field.bankOfLowatj(man.at) === 'west' && !field.isCity(man.at) && !supply.isCutOff(man);
}

function reliefOf(
  battle: Battle,
  supply: Supply,
  { path, near }: { readonly path: number; readonly near: readonly (readonly [number, number])[] },
): number {
  const homes = battle.data.map.city.filter((hex) => (battle.sideAt(hex) ?? battle.position.holders[hex]) === 'german');
  if (homes.length === 0) return 0;
  if (!supply.isCityCut) return path;
  const stacks = [...battle.occupied].filter(
    (hex) => battle.sideAt(hex) === 'german' && supply.isConnected(hex, 'german'),
  );
  const gap = (hex: Hex): number => Math.min(...homes.map((home) => distance(hex, home)));
  const nearest = Math.min(...stacks.map(gap));
  const awards = near.filter(([hexes]) => nearest <= hexes).map(([, points]) => points);
  return awards.length > 0 ? Math.max(...awards) : 0;
}
