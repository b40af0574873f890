import { ActionCodes } from '../codes.js';
import { checkedDice, type Dice, keyedDice } from '../dice.js';
import { languages, type LogEvent, type PublicAction, type Refusal, type Texts } from '../game.js';
import { type Cells, sameCells } from '../state.js';
import { difference, type Trial } from './trial.js';

/** What is offered plays, what is not offered is refused, and the packed list is the public one. */

/** `7.4`, `14C2`, `11B3d`, or a rule without a number: `victory`. */
const ruleNumber = /^(\d+(\.\d+)*|\d+[A-Z]\d?[a-z]?|[a-z]+(-[a-z]+)*)$/;

const part = new ActionCodes(2);
const actors = new Int16Array(1024);

const few = 4;
const manyStrays = 28;

/**
 * What is offered is made, packed and unpacked, and belongs to the side that owes a decision. Where there are very many
 * units only some of them are asked, and `trial.offered` holds their actions and the general ones.
 */
export function checkOffer<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  side: string,
  someUnits: number,
): void {
  const { game, state, codes } = trial;
  if (someUnits > 0) offerSome(trial, someUnits);
  else offerAll(trial, side);
  trial.demand(codes.length > 0, 'only-the-deciding-side', () => `${side} owes a decision and has nothing to do`);
  const deciding = game.sides[game.codes.deciding(state)];
  trial.demand(deciding === side, 'codes-agree', () => `turn asks ${side}, codes ask ${deciding}`);
  const lengths = [trial.offered.length, codes.length];
  trial.demand(
    lengths[0] === lengths[1],
    'codes-agree',
    () => `${lengths[0]} public actions, ${lengths[1]} packed ones`,
  );
  for (const seat of trial.seats) {
    if (seat === side) continue;
    const idle = game.legal(state, seat);
    trial.demand(idle.length === 0, 'only-the-deciding-side', () => `${seat} is offered ${JSON.stringify(idle[0])}`);
  }
}

function offerAll<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, side: string): void {
  trial.offersAll = true;
  trial.game.codes.list(trial.state, trial.codes);
  trial.offered = trial.game.legal(trial.state, side);
}

function offerSome<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, units: number): void {
  const { game, state, codes, random } = trial;
  trial.offersAll = false;
  const count = game.codes.actors(state, actors);
  codes.clear();
  const add = (): void => {
    for (let i = 0; i < part.length; i++) codes.push(part.head(i), part.tail(i));
  };
  for (let i = 0; i < Math.min(units, count); i++) {
    // Drawn without putting back, so that no action is listed twice.
    const at = i + random.below(count - i);
    const unit = actors[at]!;
    actors[at] = actors[i]!;
    game.codes.listOf(state, unit, part);
    add();
  }
  game.codes.listGeneral(state, part);
  add();
  trial.offered = Array.from({ length: codes.length }, (_, index) => game.codes.action(state, codes, index));
}

/** Some of the offered actions, or all of them: none is refused. */
export function checkOffered<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  side: string,
  thorough: boolean,
): void {
  const { game, state, random, offered } = trial;
  const count = thorough ? offered.length : Math.min(offered.length, few);
  for (let i = 0; i < count; i++) {
    const action = offered[thorough ? i : random.below(offered.length)]!;
    const refusal = game.refuse(state, side, action);
    trial.demand(refusal === null, 'offered-plays', () => `${JSON.stringify(action)} is refused: ${refusal?.reason}`);
  }
}

/** Plays offered actions on copies: by their public shape, and packed. */
export function tryOut<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, side: string): void {
  const { game, state, codes, random, offered } = trial;
  const index = random.below(offered.length);
  const action = offered[index]!;
  const text = JSON.stringify(action);
  trial.demand(game.parseAction(state, action).ok, 'offered-plays', () => `${text} is no action`);
  const same = JSON.stringify(game.codes.action(state, codes, index)) === text;
  trial.demand(same, 'codes-agree', () => `${text} unpacks as another action`);
  const seed = random.uint32();
  const events: LogEvent[] = [];
  const open = trial.copy(trial.one);
  game.play(open, side, action, tryDice(trial, seed), events);
  const packedEvents: LogEvent[] = [];
  const packed = trial.copy(trial.other);
  game.codes.play(packed, codes, index, tryDice(trial, seed), packedEvents);
  const alike = sameCells(open, packed) && JSON.stringify(events) === JSON.stringify(packedEvents);
  trial.demand(alike, 'codes-agree', () => `${text} plays differently when packed`);
  checkEvents(trial, events);
}

/** Dice for trying out; a rule that comes back to an earlier purpose and subject is caught here. */
export function tryDice<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, seed: number): Dice {
  const dice = orderedDice(trial, keyedDice(seed));
  dice.begin(trial.match.length);
  return dice;
}

export function orderedDice<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, inner: Dice): Dice {
  const checked = checkedDice(inner);
  return {
    begin: (event) => checked.begin(event),
    roll(purpose, subject) {
      trial.demand(trial.game.purposes[purpose] !== undefined, 'dice-order', () => `no purpose ${purpose}`);
      try {
        return checked.roll(purpose, subject);
      } catch (error) {
        return trial.fail('dice-order', error instanceof Error ? error.message : String(error), error);
      }
    },
  };
}

export function checkEvents<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  events: readonly LogEvent[],
): void {
  for (const event of events) {
    const known = event.seats === undefined || event.seats.every((seat) => trial.seats.includes(seat));
    const readable = event.type !== '' && ruleNumber.test(event.rule) && known;
    trial.demand(readable, 'events-readable', () => JSON.stringify(event));
    checkText(trial, event, (texts) => texts.event(event));
  }
}

/** Every code has its sentence in every language, and nothing is missing in it. */
export function checkText<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  what: object,
  render: (texts: Texts) => string,
): void {
  for (const language of languages) {
    const text = render(trial.game.texts[language]);
    const whole = text.trim() !== '' && !/undefined|NaN|\[object|\bnull\b/.test(text);
    trial.demand(whole, 'texts-render', () => `${language}: "${text}" for ${JSON.stringify(what)}`);
  }
}

/** The packed list against the public one: all actions, those of one unit, and those of actors and of nobody. */
export function checkCodes<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, side: string): void {
  const texts = trial.offered.map((action) => JSON.stringify(action));
  trial.demand(new Set(texts).size === texts.length, 'codes-agree', () => 'an action is offered twice');
  checkUnpacking(trial, texts);
  checkUnit(trial, side);
  if (trial.offersAll) checkParts(trial);
}

/** A run of actions one after the other, so that in time every place of the list is looked at. */
function checkUnpacking<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, texts: readonly string[]): void {
  const { game, state, codes, random } = trial;
  const first = random.below(texts.length);
  for (let index = first; index < Math.min(texts.length, first + unpacked); index++) {
    const text = JSON.stringify(game.codes.action(state, codes, index));
    trial.demand(text === texts[index], 'codes-agree', () => `${text} is packed where ${texts[index]} is offered`);
  }
}

const unpacked = 50;

/** The actions listed for one unit are those of the whole list that name it. */
function checkUnit<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, side: string): void {
  const { game, state, random, offered } = trial;
  const unitOf = (action: A) => (action as { readonly unit?: unknown }).unit;
  const unit = unitOf(offered[random.below(offered.length)]!);
  if (typeof unit !== 'string') return;
  const listed = JSON.stringify(offered.filter((action) => unitOf(action) === unit));
  const own = JSON.stringify(game.legal(state, side, unit));
  trial.demand(own === listed, 'codes-agree', () => `${unit}: ${difference(own, listed)}`);
}

/** Every action stands in the list of an actor or in the general one, and those lists hold nothing else. */
function checkParts<S extends Cells, A extends PublicAction>(trial: Trial<S, A>): void {
  const { game, state, codes, checks } = trial;
  const found = new Set<string>();
  const words = (list: ActionCodes, index: number) => `${list.head(index)} ${list.tail(index)}`;
  const collect = (): void => {
    for (let i = 0; i < part.length; i++) found.add(words(part, i));
  };
  const count = game.codes.actors(state, actors);
  for (let i = 0; i < count; i++) {
    game.codes.listOf(state, actors[i]!, part);
    collect();
  }
  game.codes.listGeneral(state, part);
  collect();
  for (let i = 0; i < codes.length; i++) {
    if (found.delete(words(codes, i))) continue;
    const action = game.codes.action(state, codes, i);
    trial.demand(
      checks.leftOut?.(state, action) === true,
      'codes-agree',
      () => `${JSON.stringify(action)} is of no actor`,
    );
  }
  trial.demand(found.size === 0, 'codes-agree', () => `${found.size} actions of actors are not in the whole list`);
}

/** Actions of other units, hexes and steps: legal exactly when they, or one of their family, are offered. */
export function checkStrays<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  side: string,
  thorough: boolean,
): void {
  const { offered, random, mutation } = trial;
  for (let i = 0; i < few; i++) mutation.meet(offered[random.below(offered.length)]!, random);
  const families = thorough ? new Set(offered.map((action) => trial.familyOf(action))) : null;
  for (let i = 0; i < (thorough ? manyStrays : few); i++) {
    const stray = strayAction(trial, i);
    if (stray === undefined) continue;
    for (const seat of trial.game.sides) checkStray(trial, seat, stray, seat === side, families);
  }
}

/** In turn something met earlier, something the battle thinks of, and changed copies of what was met. */
function strayAction<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, turn: number): A | undefined {
  const { game, state, random, mutation, checks } = trial;
  const base = mutation.recall(random)!;
  if (turn % 4 === 0) return base;
  const value = turn % 4 === 1 && checks.stray ? checks.stray(state, random) : mutation.mutate(base, random);
  const parsed = game.parseAction(state, value);
  return parsed.ok ? parsed.value : undefined;
}

function checkStray<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  seat: string,
  stray: A,
  deciding: boolean,
  families: ReadonlySet<string> | null,
): void {
  const { game, state, random } = trial;
  const refusal = game.refuse(state, seat, stray);
  if (refusal) return checkRefusal(trial, refusal);
  const offered =
    deciding && (families === null || families.has(trial.familyOf(stray)) || isListed(trial, seat, stray));
  trial.demand(offered, 'not-offered-is-refused', () => `${seat} may ${JSON.stringify(stray)}`);
  game.play(trial.copy(trial.one), seat, stray, tryDice(trial, random.uint32()), null);
}

/** Where only some units were asked: is it in the list of its own unit, or in that of all? */
function isListed<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, seat: string, stray: A): boolean {
  if (trial.offersAll) return false;
  const { unit } = stray as { readonly unit?: unknown };
  const family = trial.familyOf(stray);
  const listed = trial.game.legal(trial.state, seat, typeof unit === 'string' ? unit : undefined);
  return listed.some((action) => trial.familyOf(action) === family);
}

function checkRefusal<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, refusal: Refusal): void {
  const plain = ruleNumber.test(refusal.rule) && refusal.reason !== '';
  trial.demand(plain, 'not-offered-is-refused', () => `a refusal without a rule: ${JSON.stringify(refusal)}`);
  if (trial.random.below(8) === 0) checkText(trial, refusal, (texts) => texts.refusal(refusal));
}
