import type { LogEvent } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { type Battle, isAfv, isWeapons, type Man } from './battle.js';
import type { Hex } from './field.js';
import { columnOf, defenceOf, fearsNoTanks, garrisonDefence, levelFire, supportOf } from './fire-values.js';
import { check, lose, type Trial } from './judgement.js';
import { figure, text, texts } from './reader.js';

/** 9, 10, 14C2: the fire of one hex under assault, from its sum to its last consequence. */

type Fire = Extract<Action, { readonly type: 'fire' | 'defend' }>;

interface Fight {
  readonly hex: Hex;
  readonly isDefensive: boolean;
  readonly attackers: readonly Man[];
  readonly guns: readonly Man[];
}

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

export function judgeFight(trial: Trial, header: LogEvent, action: Action): void {
  const { battle, reader } = trial;
  const hex = text(header.detail, 'hex')!;
  const isDefensive = header.type === 'defensive-fire';
  const support = reader.find('support', ['conventional-fire', 'antitank-fire', 'defensive-fire', 'assault-fire']);
  const attackers = [...battle.men.values()].filter(
    (man) => man.target === hex && /^\d/.test(man.at) && !man.flags.has('shaken'),
  );
  const guns = support ? texts(support.detail, 'units').map((id) => battle.man(id)) : [];
  const fight: Fight = { hex, isDefensive, attackers, guns };
  judgeSums(trial, header, fight, asOrdered(action, hex));
  while (reader.takeIf('support') ?? reader.takeIf('fire-withheld'));
  const tanks = !isDefensive && tanksAssault(battle, fight) && !fearsNoTanks(battle, hex);
  const frightened = tanks ? new Set(battle.stack(hex)) : new Set<Man>();
  const defenders = new Set(battle.stack(hex));
  const struck: Struck[] = [];
  for (;;) {
    const event = reader.takeIf('conventional-fire') ?? reader.takeIf('antitank-fire');
    if (!event) break;
    struck.push(judgeTarget(trial, event, fight, frightened));
  }
  judgeFright(
    trial,
    [...frightened].filter((man) => !struck.some((one) => one.man === man && one.checked)),
  );
  judgeShares(trial, header, fight, struck, defenders);
}

/** 14C2: who need not check otherwise does so now, in whatever order. */
function judgeFright(trial: Trial, left: readonly Man[]): void {
  const { battle, reader, complain } = trial;
  const waiting = new Set(left.filter((man) => !isShelteredHere(battle, man)));
  for (let event = reader.takeIf('tank-fright'); event; event = reader.takeIf('tank-fright')) {
    const man = battle.man(text(event.detail, 'unit')!);
    if (!waiting.delete(man)) complain(`${man.id} need not fear tanks`);
    check(trial, man, 0, 0);
  }
  for (const man of waiting) if (man.at !== 'lost') complain(`${man.id} should be frightened by tanks`);
}

const asOrdered = (action: Action, hex: Hex): Fire | null =>
  (action.type === 'fire' || action.type === 'defend') && action.target === hex ? action : null;

const isShelteredHere = ({ bunkers }: Battle, man: Man): boolean => (bunkers.get(man.at) ?? 0) >= 3 && !isAfv(man);

/** Ruling 71: a stack of which somebody still assaults, and any AFV in it. */
const tanksAssault = (battle: Battle, { attackers }: Fight): boolean =>
  attackers.some(({ at }) => battle.stack(at).some(isAfv));

/** 9A, 10A: who fires. */
function firersOf(battle: Battle, { hex, isDefensive, attackers, guns }: Fight): Man[] {
  const side = isDefensive ? battle.stack(hex) : attackers;
  return side.filter(
    (man) =>
      !man.flags.has('shaken') && !man.flags.has('supported') && !man.flags.has('barraged') && !guns.includes(man),
  );
}

function judgeSums(trial: Trial, header: LogEvent, fight: Fight, order: Fire | null): void {
  const { battle, supply, complain } = trial;
  const { hex, isDefensive, attackers, guns } = fight;
  const firers = firersOf(battle, fight);
  const slope = (man: Man): number => (!isDefensive && battle.field.goesDown(man.at, hex) ? 2 : 1);
  const value = (man: Man, kind: 'conventional' | 'antitank'): number =>
    levelFire(battle, supply, man, hex, kind) * slope(man);
  const antitank = (man: Man): number => (isDefensive || isAfv(man) ? value(man, 'antitank') : 0);
  // 15A4: paid once, it holds for the impulse.
  const isFull = (gun: Man): boolean => !isDefensive || trial.intense.has(supply.poolOf(gun));
  const to = isDefensive ? [hex] : attackers.map(({ at }) => at);
  let conventional = guns.reduce((sum, gun) => sum + supportOf(supply, gun, to, isFull(gun)), 0);
  let base = 0;
  if (isDefensive) {
    const bunker = battle.sideAt(hex) === 'soviet' ? 0 : (battle.bunkers.get(hex) ?? 0);
    conventional += bunker + (battle.garrisons.has(hex) ? 4 : 0);
    base = bunker;
  }
  // 10D: weapons units fire one or the other.
  const torn = firers.filter((man) => isWeapons(man) && antitank(man) > 0);
  const sure = firers.filter((man) => !torn.includes(man));
  conventional += sure.reduce((sum, man) => sum + value(man, 'conventional'), 0);
  base += sure.reduce((sum, man) => sum + antitank(man), 0);
  const told = { conventional: figure(header.detail, 'conventional'), antitank: figure(header.detail, 'antitank') };
  const fits = choices(torn, order).some((shoots) => {
    const rest = torn.filter((man) => !shoots.includes(man));
    return (
      close(told.conventional, conventional + rest.reduce((sum, man) => sum + value(man, 'conventional'), 0)) &&
      close(told.antitank, base + shoots.reduce((sum, man) => sum + antitank(man), 0))
    );
  });
  if (!fits)
    complain(
      `the fire should be ${conventional} and ${base}, and ${torn.map(({ id }) => id).join()} one or the other: ${JSON.stringify(header)} guns ${guns.map(({ id }) => id).join()}`,
    );
}

/** Which of the torn fire at tanks: as ordered, or any of them. */
function choices(torn: readonly Man[], order: Fire | null): Man[][] {
  if (order?.antitank) return [torn.filter(({ id }) => order.antitank!.includes(id))];
  if (torn.length > 10) return [];
  return Array.from({ length: 2 ** torn.length }, (_, bits) => torn.filter((_man, index) => bits & (1 << index)));
}

interface Struck {
  readonly man: Man | null;
  readonly column: number;
  readonly isAntitank: boolean;
  readonly fire: number;
  readonly from: Hex;
  readonly checked: boolean;
}

function judgeTarget(trial: Trial, event: LogEvent, fight: Fight, frightened: ReadonlySet<Man>): Struck {
  const { battle, complain } = trial;
  const { charts } = battle.data;
  const { detail } = event;
  const id = text(detail, 'unit');
  const man = id === null ? null : battle.man(id);
  const isAntitank = event.type === 'antitank-fire';
  const table = isAntitank ? charts.antitank : charts.conventional;
  const at = man?.at ?? fight.hex;
  const isTarget = fight.isDefensive ? man !== null && fight.attackers.includes(man) : at === fight.hex;
  if (!isTarget || (man && isAfv(man) !== isAntitank)) complain(`no target: ${JSON.stringify(event)}`);
  const defence = man ? defenceOf(battle, man, fight.isDefensive ? fight.hex : null) : garrisonDefence(battle, at);
  const fire = figure(detail, 'fire');
  const column = columnOf(table.odds, fire, defence);
  const die = figure(detail, 'die');
  const result = column < 0 ? null : (table.results[die - 1][column] ?? null);
  const odds = column < 0 ? null : table.odds[column].join(':');
  if (figure(detail, 'defence') !== defence || detail['odds'] !== odds || (detail['result'] ?? null) !== result) {
    complain(`defence ${defence}, ${odds}, ${result} should be in ${JSON.stringify(event)}`);
  }
  const struck = { man, column, isAntitank, fire, from: at };
  if (!man) {
    if (result !== null && result > 0) fallGarrison(trial, at);
    return { ...struck, checked: true };
  }
  const fright = frightened.has(man) ? 1 : 0;
  if (isAntitank) {
    const lost = Math.min(result ?? 0, man.strength);
    if (lost === 0) return { ...struck, checked: false };
    if (fall(trial, man, lost, '10C3')) return { ...struck, checked: true };
    check(trial, man, lost, fright, true);
    return { ...struck, checked: true };
  }
  if (result === null) return { ...struck, checked: false };
  const lost = Math.min(result, Math.max(1, Math.floor(man.strength / 2)));
  if (fall(trial, man, lost, '9C4')) return { ...struck, checked: true };
  check(trial, man, result, fright);
  return { ...struck, checked: true };
}

/** 14C7: losses, and who is eliminated by them. */
export function fall(trial: Trial, man: Man, points: number, rule: string): boolean {
  const hex = man.at;
  if (!lose(trial, man, points, rule)) return false;
  trial.misfortunes.eliminate(hex);
  return true;
}

/** Ruling 76. */
export function fallGarrison(trial: Trial, hex: Hex): void {
  const { reader, battle, misfortunes, complain } = trial;
  if (!reader.takeIf('garrison-destroyed')) complain(`the garrison of ${hex} should be destroyed`);
  battle.garrisons.delete(hex);
  misfortunes.eliminate(hex);
}

/** 9C3: what is shared out is no more than there is, and weapons are not fired at better than personnel. */
function judgeShares(
  { complain, battle }: Trial,
  header: LogEvent,
  { hex, isDefensive, attackers }: Fight,
  struck: readonly Struck[],
  defenders: ReadonlySet<Man>,
): void {
  const names = struck.map(({ man }) => man?.id ?? 'garrison');
  if (new Set(names).size !== names.length) complain(`somebody is fired at twice in ${hex}`);
  for (const isAntitank of [false, true]) {
    const shared = struck.filter((one) => one.isAntitank === isAntitank);
    // Ruling 72: down a slope the points of units count twice.
    const spent = shared.reduce(
      (sum, { fire, from }) => sum + fire / (isDefensive && battle.field.goesDown(hex, from) ? 2 : 1),
      0,
    );
    const total = figure(header.detail, isAntitank ? 'antitank' : 'conventional');
    if (spent > total + 1e-6) complain(`${spent} points of ${total} are fired in ${hex}`);
  }
  const targets = isDefensive ? attackers : [...defenders];
  const weapons = struck.filter(({ man }) => man && isWeapons(man));
  for (const { man, column, from } of weapons) {
    const hexmates = targets.filter(
      (one) => one.unit.class === 'personnel' && (!isDefensive || startOf(struck, one) === from),
    );
    for (const mate of hexmates) {
      if (mate.flags.has('fired-at')) continue;
      const theirs = struck.find((one) => one.man === mate)?.column ?? -1;
      if (theirs < column) complain(`${man?.id} is fired at better than ${mate.id}`);
    }
  }
}

/** Where a unit stood when it was fired at. */
const startOf = (struck: readonly Struck[], man: Man): Hex => struck.find((one) => one.man === man)?.from ?? man.at;
