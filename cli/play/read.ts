import { bad, good, type Result } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { ARMOR, ARTILLERY, grid, RECON } from '@impulse/totensonntag/context.js';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { holder, stackOf, type State, STEP } from '@impulse/totensonntag/state.js';
import { isHex, readHex, readUnit } from './naming.js';
import { routeTo } from './route.js';
import type { Speech } from './speech.js';

/**
 * Orders as they are typed, made into actions. Whatever an order leaves open (the path, the spotter) is filled in from
 * the legal actions; where there is none, with something plausible, so that the rules can say why not.
 */

type Unit<T extends Action['type']> = Extract<Action, { readonly type: T }>;
type Reader = (words: readonly string[], at: Scene) => Result<Action>;

export interface Scene {
  readonly state: State;
  readonly speech: Speech;
}

const sideOf = ({ state }: Scene): string => sideIds[state.deciding] ?? '';
const numberOf = ({ state }: Scene, id: string): number => state.context.unitNumber.get(id)!;

const unitIn = (word: string | undefined, { state, speech }: Scene): Result<string> =>
  readUnit(state.context, word, speech);

function legalOf<T extends Action['type']>(at: Scene, type: T, unit: string): Unit<T>[] {
  const actions = totensonntag.legal(at.state, sideOf(at), unit);
  return actions.filter((action): action is Unit<T> => action.type === type);
}

const oneHex =
  (type: 'advance' | 'place'): Reader =>
  (words, at) => {
    const unit = unitIn(words[0], at);
    if (!unit.ok) return unit;
    const focus = type === 'advance' && words[1] === undefined ? grid.labels[at.state.focusHex] : words[1];
    const hex = readHex(focus, at.speech);
    return hex.ok ? good({ type, unit: unit.value, hex: hex.value }) : hex;
  };

const onlyUnit =
  (type: 'stay' | 'destroy-excess' | 'recover'): Reader =>
  (words, at) => {
    const unit = unitIn(words[0], at);
    return unit.ok ? good({ type, unit: unit.value }) : unit;
  };

/** `move U H`, `move U H1 H2 H3`, `move U H over X`; `enter` alike. */
const march =
  (type: 'move' | 'enter'): Reader =>
  (words, at) => {
    const unit = unitIn(words[0], at);
    if (!unit.ok) return unit;
    const split = words.findIndex((word) => word === 'over' || word === 'overrun');
    const hexes = readHexes(words.slice(1, split < 0 ? words.length : split), at);
    if (!hexes.ok) return hexes;
    const over = split < 0 ? good(undefined) : readHex(words[split + 1], at.speech);
    if (!over.ok) return over;
    if (hexes.value.length === 0 && (type === 'enter' || over.value === undefined)) {
      return bad('missing-hex', '', at.speech.whichHex);
    }
    const end = hexes.value.at(-1);
    const overrun = over.value === undefined ? {} : { overrun: over.value };
    if (hexes.value.length > 1 || end === undefined)
      return good({ type, unit: unit.value, path: hexes.value, ...overrun });
    const listed = legalOf(at, type, unit.value).find((one) => one.path.at(-1) === end && one.overrun === over.value);
    if (listed) return good(listed);
    return good({
      type,
      unit: unit.value,
      path: routeTo(at.state, numberOf(at, unit.value), grid.parse(end)),
      ...overrun,
    });
  };

function readHexes(words: readonly string[], at: Scene): Result<string[]> {
  const hexes: string[] = [];
  for (const word of words) {
    const hex = readHex(word, at.speech);
    if (!hex.ok) return hex;
    hexes.push(hex.value);
  }
  return good(hexes);
}

/** `overrun U X`, `overrun U X from H`: the shortest drive to a hex beside the target. */
const overrun: Reader = (words, at) => {
  const unit = unitIn(words[0], at);
  if (!unit.ok) return unit;
  const target = readHex(words[1], at.speech);
  if (!target.ok) return target;
  const from = words[2] === undefined ? good(undefined) : readHex(words[2] === 'from' ? words[3] : words[2], at.speech);
  if (!from.ok) return from;
  const fits = (one: { path: readonly string[]; overrun?: string }): boolean =>
    one.overrun === target.value && (from.value === undefined || one.path.at(-1) === from.value);
  const offered = [...legalOf(at, 'move', unit.value), ...legalOf(at, 'enter', unit.value)].filter(fits);
  const shortest = offered.toSorted((a, b) => a.path.length - b.path.length)[0];
  if (shortest) return good(shortest);
  const number = numberOf(at, unit.value);
  const goal = from.value === undefined ? target.value : from.value;
  const route = routeTo(at.state, number, grid.parse(goal));
  const path = from.value === undefined ? route.slice(0, -1) : route;
  const type = at.state.hexOf[number] >= 0 ? 'move' : 'enter';
  return good({ type, unit: unit.value, path, overrun: target.value });
};

const exit: Reader = (words, at) => {
  const unit = unitIn(words[0], at);
  if (!unit.ok) return unit;
  const hexes = readHexes(words.slice(1), at);
  if (!hexes.ok) return hexes;
  if (hexes.value.length > 0) return good({ type: 'exit', unit: unit.value, path: hexes.value });
  const number = numberOf(at, unit.value);
  const { exitHex } = at.state.context;
  const path = at.state.hexOf[number] === exitHex ? [] : routeTo(at.state, number, exitHex);
  return good(legalOf(at, 'exit', unit.value)[0] ?? { type: 'exit', unit: unit.value, path });
};

const attackWords = new Set(['with', 'by', 'at', 'support']);

/** The unit, the hex and perhaps another unit, with or without a little word between them. */
function readAttack(words: readonly string[], at: Scene): Result<{ unit: string; target: string; other?: string }> {
  const [first, second, ...rest] = words.filter((word) => !attackWords.has(word));
  const unit = unitIn(first, at);
  if (!unit.ok) return unit;
  const target = readHex(second, at.speech);
  if (!target.ok) return target;
  if (rest.length === 0) return good({ unit: unit.value, target: target.value });
  const other = unitIn(rest[0], at);
  return other.ok ? good({ unit: unit.value, target: target.value, other: other.value }) : other;
}

const assault: Reader = (words, at) => {
  const attack = readAttack(words, at);
  if (!attack.ok) return attack;
  const { unit, target, other } = attack.value;
  return good({ type: 'assault', unit, target, ...(other === undefined ? {} : { support: other }) });
};

/** Without a spotter, the one that gives the best chance of a hit. */
const barrage: Reader = (words, at) => {
  const attack = readAttack(words, at);
  if (!attack.ok) return attack;
  const { unit, target, other } = attack.value;
  if (other !== undefined) return good({ type: 'barrage', unit, target, spotter: other });
  const offered = legalOf(at, 'barrage', unit).filter((one) => one.target === target);
  const best = offered.toSorted((a, b) => chance(at, b) - chance(at, a))[0];
  return good(best ?? { type: 'barrage', unit, target, spotter: likelySpotter(at, unit, target) });
};

/** The friendly unit nearest to the target, for the rules to judge. */
function likelySpotter({ state }: Scene, unit: string, target: string): string {
  const { context } = state;
  const number = context.unitNumber.get(unit)!;
  const hex = grid.parse(target);
  const others = context.unitIds
    .map((_, index) => index)
    .filter((other) => other !== number && context.side[other] === context.side[number] && state.hexOf[other] >= 0)
    .toSorted((a, b) => grid.distance(state.hexOf[a], hex) - grid.distance(state.hexOf[b], hex));
  return context.unitIds[others[0] ?? number];
}

/** Probability that an attack hurts anybody. */
export function chance(at: Scene, action: Action): number {
  const forecast = totensonntag.forecast(at.state, sideOf(at), action);
  const hurting = forecast?.outcomes.filter(({ result }) => result === 'hit' || result === 'destroyed') ?? [];
  return hurting.reduce((sum, { probability }) => sum + probability, 0);
}

const fire: Reader = (words, at) => {
  const firing = at.state.context.unitIds[at.state.focusUnit];
  const named = words.filter((word) => !attackWords.has(word)).at(-1);
  const target = unitIn(named, at);
  if (!target.ok) return target;
  return good({ type: 'barrage-target', unit: firing ?? target.value, 'target-unit': target.value });
};

/** `stack H U`: that unit to the top; `stack H U U U`: the whole order. */
const stack: Reader = ([place, ...names], at) => {
  const hex = readHex(place, at.speech);
  if (!hex.ok) return hex;
  const order: string[] = [];
  for (const name of names) {
    const unit = unitIn(name, at);
    if (!unit.ok) return unit;
    if (!order.includes(unit.value)) order.push(unit.value);
  }
  for (const unit of stackOf(at.state, grid.parse(hex.value))) {
    const id = at.state.context.unitIds[unit];
    if (!order.includes(id)) order.push(id);
  }
  return good({ type: 'stack', hex: hex.value, order });
};

const fly: Reader = (words, at) => {
  const attack = readAttack(words, at);
  if (!attack.ok) return attack;
  const { unit, target: hex, other } = attack.value;
  return good({ type: 'fly', unit, hex, ...(other === undefined ? {} : { target: other }) });
};

const plain =
  (action: Action): Reader =>
  () =>
    good(action);

const number =
  (make: (value: number) => Action): Reader =>
  ([word], { speech }) => {
    const value = Number(word?.replace('−', '-'));
    return word !== undefined && Number.isInteger(value) && Math.abs(value) <= 100
      ? good(make(value))
      : bad('missing-number', '', speech.whichNumber);
  };

const recover: Reader = (words, at) =>
  words[0] === undefined || words[0] === 'all' ? good({ type: 'recover-all' }) : onlyUnit('recover')(words, at);

const place: Reader = (words, at) =>
  words[0] === 'rest' || words[0] === 'all' ? good({ type: 'place-rest' }) : oneHex('place')(words, at);

const readers: Readonly<Record<string, Reader>> = {
  move: march('move'),
  enter: march('enter'),
  overrun,
  exit,
  assault,
  barrage,
  fire,
  advance: oneHex('advance'),
  stay: onlyUnit('stay'),
  stack,
  destroy: onlyUnit('destroy-excess'),
  fly,
  recover,
  place,
  choose: number((value) => ({ type: 'choose-an', value })),
  roll: plain({ type: 'roll-an' }),
  adjust: number((delta) => ({ type: 'adjust-an', delta })),
  keep: plain({ type: 'adjust-an', delta: 0 }),
  done: plain({ type: 'done' }),
};

export const verbs: readonly string[] = Object.keys(readers);

/** Reads an order that begins with a verb; null when the first word is none. */
export function readOrder([verb, ...rest]: readonly string[], at: Scene): Result<Action> | null {
  return verb !== undefined && Object.hasOwn(readers, verb) ? readers[verb](rest, at) : null;
}

/** `U H` without a verb, as in `why 7h M7`: what a player most likely means. */
export function guessOrder(words: readonly string[], at: Scene): Result<Action> {
  const { state, speech } = at;
  const unit = unitIn(words[0], at);
  if (!unit.ok) return unit;
  if (words[1] === undefined || !isHex(words[1])) return readHex(words[1], speech) as Result<never>;
  return readers[likelyVerb(state, numberOf(at, unit.value), grid.parse(words[1].toUpperCase()))](
    [unit.value, ...words.slice(1)],
    at,
  );
}

function likelyVerb(state: State, unit: number, hex: number): string {
  const { context } = state;
  if (state.step === STEP.setup) return 'place';
  if (state.step === STEP.advance) return 'advance';
  if (unit >= context.endUnit[1]) return 'fly';
  const from = state.hexOf[unit];
  if (holder(state, hex) !== 1 - context.side[unit]) return from >= 0 ? 'move' : 'enter';
  if (from < 0) return 'enter';
  if (grid.distance(from, hex) === 1) return 'assault';
  if (context.kind[unit] & ARTILLERY) return 'barrage';
  return context.kind[unit] & (ARMOR | RECON) ? 'overrun' : 'assault';
}
