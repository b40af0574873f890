import type { Battle, Man } from './battle.js';

/** 4: which units may stand together, by counting. */

export function mayStack(battle: Battle, men: readonly Man[]): boolean {
  if (men.length < 2) return true;
  return men[0].unit.side === 'german' ? germansMayStack(battle, men) : sovietsMayStack(battle, men);
}

/** 4A, rulings 1 and 2. */
function germansMayStack(battle: Battle, men: readonly Man[]): boolean {
  if (equivalents(battle, men, 1) <= 3) return true;
  // Four of one division or brigade; one more company may come from anywhere.
  const extras = [null, ...men.filter(({ unit }) => unit.size === 'company')];
  return extras.some((extra) => {
    const four = men.filter((man) => man !== extra);
    const [{ unit }] = four;
    const isOne =
      four.every((man) => man.unit.formation === unit.formation) && battle.formationKind(four[0]) !== 'army';
    return isOne && equivalents(battle, four, 0) <= 4;
  });
}

/** The fewest battalion equivalents that these are, when `free` companies need not be counted. */
function equivalents(battle: Battle, men: readonly Man[], free: number): number {
  const companies = men.filter(({ unit }) => unit.size === 'company');
  const battalions = men.length - companies.length;
  const names = [...new Set(companies.flatMap(({ unit }) => unit.battalion ?? []))].filter((name) =>
    [...battle.men.values()].every(
      (man) => man.unit.battalion !== name || man.at === 'lost' || companies.includes(man),
    ),
  );
  const least = (counted: number, index: number, loose: number): number => {
    if (index === names.length) return counted + Math.ceil(Math.max(0, loose - free) / 2);
    const whole = companies.filter(({ unit }) => unit.battalion === names[index]).length;
    return Math.min(least(counted + 1, index + 1, loose - whole), least(counted, index + 1, loose));
  };
  return least(battalions, 0, companies.length);
}

/** 4B, rulings 3, 55 and 114. */
function sovietsMayStack(battle: Battle, men: readonly Man[]): boolean {
  const engineers = men.filter(({ unit }) => unit.type === 'engineer' && unit.size === 'brigade');
  return [null, ...engineers].some((free) =>
    sovietsFit(
      battle,
      men.filter((man) => man !== free),
    ),
  );
}

function sovietsFit(battle: Battle, men: readonly Man[]): boolean {
  if (men.length < 2) return true;
  const [{ unit }] = men;
  const isOneBrigade =
    battle.formationKind(men[0]) === 'brigade' && men.every((man) => man.unit.formation === unit.formation);
  if (isOneBrigade) return true;
  if (men.length > 2) return false;
  if (men.every((man) => man.unit.range !== undefined && battle.formationKind(man) === 'army')) return true;
  const large = men.filter((man) => man.unit.size === 'regiment' || man.unit.size === 'brigade');
  return large.length === 0 || (large.length === 1 && large[0].unit.size === 'regiment');
}
