import { type Battle, isGun, isHex, type Man } from './battle.js';
import { allHexes, distance, type Hex } from './field.js';

/** 11B3: who sees what. */

/** Is a hex observed for a gun? */
export function isObservedFor(battle: Battle, gun: Man, hex: Hex): boolean {
  return [...battle.men.values()].some(
    (man) => isHex(man.at) && mayObserveFor(battle, man, gun) && sees(battle, man, hex),
  );
}

/** 11B3a. */
function mayObserveFor(battle: Battle, man: Man, gun: Man): boolean {
  if (man.unit.side !== gun.unit.side) return false;
  if (gun.unit.side === 'german' || man === gun || battle.formationKind(gun) === 'army') return true;
  return man.unit.formation === gun.unit.formation;
}

function sees(battle: Battle, man: Man, hex: Hex): boolean {
  const { field, position } = battle;
  const far = distance(man.at, hex);
  if (far <= 1) return true;
  if (far > 7) return false;
  // 11B3e.
  if (position.weather === 'snow') return false;
  const deployed = battle.stack(hex).filter((one) => isGun(one) && one.flags.has('deployed'));
  // 11B3d.
  if (man.unit.soundRanging && far <= 7 && deployed.some(({ unit }) => unit.side === 'soviet')) return true;
  // 11B3b.
  const farther = deployed.some(({ unit }) => unit.guardsRockets) ? 1 : 0;
  const onHigh = field.isHigh(man.at) && !field.isHigh(hex);
  if (far > 4) return false;
  return waysTo(man.at, hex).some((way) => {
    const overSlope = field.goesDown(way[0], way[1]);
    return far <= (onHigh || overSlope ? 3 : 2) + farther && isFreeWay(battle, way);
  });
}

/** 11B3c. */
const isFreeWay = ({ field }: Battle, way: readonly Hex[]): boolean =>
  way.slice(1, -1).every((hex) => !field.isClose(hex)) &&
  way.slice(1, -1).every((hex, index) => !field.goesDown(hex, way[index + 2]));

const known = new Map<string, Hex[][]>();

function waysTo(from: Hex, to: Hex): Hex[][] {
  const key = `${from} ${to}`;
  const ways = known.get(key) ?? findWays(from, to);
  known.set(key, ways);
  return ways;
}

/** The hexes that a line from centre to centre passes through; several ways where it runs along a hexside (ruling 103). */
function findWays(from: Hex, to: Hex): Hex[][] {
  const steps = distance(from, to);
  const [a, b] = [centreOf(from), centreOf(to)];
  let ways: Hex[][] = [[from]];
  for (let step = 1; step < steps; step++) {
    const at = { x: a.x + ((b.x - a.x) * step) / steps, y: a.y + ((b.y - a.y) * step) / steps };
    const near = allHexes.filter((hex) => distance(hex, from) <= steps && distance(hex, to) <= steps);
    const gaps = near.map((hex) => Math.hypot(centreOf(hex).x - at.x, centreOf(hex).y - at.y));
    const least = Math.min(...gaps);
    const through = near.filter((_, index) => gaps[index] < least + 1e-6);
    ways = ways.flatMap((way) => through.map((hex) => [...way, hex]));
  }
  return ways
    .map((way) => [...way, to])
    .filter((way) => way.slice(1).every((hex, index) => distance(hex, way[index]) === 1));
}

/** Hexes with a flat top, one unit from side to side; even columns half a hex lower. */
function centreOf(hex: Hex): { readonly x: number; readonly y: number } {
  const column = Number(hex.slice(0, 2));
  return { x: (column * Math.sqrt(3)) / 2, y: Number(hex.slice(2)) + (column % 2 === 0 ? 0.5 : 0) };
}
