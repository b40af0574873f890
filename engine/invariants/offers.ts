import { ActionCodes } from '../actions/codes.js';
import { checkedDice, type Dice, keyedDice } from '../dice/dice.js';
import { languages, type LogEvent, type PublicAction, type Refusal, type Texts } from '../game.js';
import type { Random } from '../dice/random.js';
import { type Cells, sameCells } from '../state/state.js';
import { checkSums } from './terms.js';
import { difference, type RandomRun } from './random-run.js';

/** What is offered plays, what is not offered is refused, and the packed list is the public one. */

/** `7.4`, `14C2`, `11B3d`, or a rule without a number: `victory`. */
const ruleNumber = /^(\d+(\.\d+)*|\d+[A-Z]\d?[a-z]?|[a-z]+(-[a-z]+)*)$/;

const part = new ActionCodes();
const actors = new Int16Array(1024);

const remembered = 4;
const strays = 8;

/**
 * What is offered is made, packed and unpacked, and belongs to the side that owes a decision. Where there are very many
 * units only some of them are asked, and `run.offered` holds their actions and the general ones.
 */
export function checkOffer<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  side: string,
  someUnits: number,
): void {
  const { game, state, codes } = run;
  if (someUnits > 0) offerSome(run, side, someUnits);
  else offerAll(run, side);
  run.demand(codes.length > 0, 'only-the-deciding-side', () => `${side} owes a decision and has nothing to do`);
  const deciding = game.sides[game.codes.deciding(state)];
  run.demand(deciding === side, 'codes-agree', () => `turn asks ${side}, codes ask ${deciding}`);
  const lengths = [run.offered.length, codes.length];
  run.demand(lengths[0] === lengths[1], 'codes-agree', () => `${lengths[0]} public actions, ${lengths[1]} packed ones`);
  for (const seat of run.seats) {
    if (seat === side) continue;
    const idle = game.legal(state, seat);
    run.demand(idle.length === 0, 'only-the-deciding-side', () => `${seat} is offered ${JSON.stringify(idle[0])}`);
  }
}

function offerAll<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): void {
  run.offersAll = true;
  run.game.codes.list(run.state, run.codes);
  run.offered = run.game.legal(run.state, side);
}

function offerSome<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string, units: number): void {
  const { game, state, codes, random } = run;
  run.offersAll = false;
  const count = game.codes.actors(state, actors);
  codes.clear();
  const offered: A[] = [];
  const add = (): void => {
    for (let i = 0; i < part.length; i++) codes.push(part.head(i), part.tail(i));
    const unit = part.length > 0 ? unitOf(game.codes.action(state, part, 0)) : undefined;
    // All actions of a unit together, so that its paths are searched for only once.
    if (unit !== undefined) offered.push(...game.legal(state, side, unit));
    else for (let i = 0; i < part.length; i++) offered.push(game.codes.action(state, part, i));
  };
  for (let i = 0; i < Math.min(units, count); i++) {
    // Drawn without replacement, so that no action is listed twice.
    const at = i + random.below(count - i);
    const unit = actors[at];
    actors[at] = actors[i];
    game.codes.listOf(state, unit, part);
    add();
  }
  game.codes.listGeneral(state, part);
  add();
  run.offered = offered;
}

/** None of the offered actions is refused. */
export function checkOffered<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): void {
  const { game, state, offered } = run;
  for (const action of offered) {
    const refusal = game.refuse(state, side, action);
    run.demand(refusal === null, 'offered-plays', () => `${JSON.stringify(action)} is refused: ${refusal?.reason}`);
  }
}

/** Plays offered actions on copies: by their public shape, and packed. */
export function tryOut<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): void {
  const { game, state, codes, random, offered } = run;
  const index = random.below(offered.length);
  const action = offered[index];
  const text = JSON.stringify(action);
  run.demand(game.parseAction(state, action).ok, 'offered-plays', () => `${text} is no action`);
  const same = JSON.stringify(game.codes.action(state, codes, index)) === text;
  run.demand(same, 'codes-agree', () => `${text} unpacks as another action`);
  const seed = random.uint32();
  const events: LogEvent[] = [];
  const open = run.copy(run.one);
  game.play(open, side, action, tryDice(run, seed), events);
  const packedEvents: LogEvent[] = [];
  const packed = run.copy(run.other);
  game.codes.play(packed, codes, index, tryDice(run, seed), packedEvents);
  const alike = sameCells(open, packed) && JSON.stringify(events) === JSON.stringify(packedEvents);
  run.demand(alike, 'codes-agree', () => `${text} plays differently when packed`);
  checkEvents(run, events);
}

/** Dice for trying out; a rule that comes back to an earlier purpose and subject is caught here. */
export function tryDice<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, seed: number): Dice {
  const dice = orderedDice(run, keyedDice(seed));
  dice.begin(run.match.length);
  return dice;
}

export function orderedDice<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, inner: Dice): Dice {
  const checked = checkedDice(inner);
  return {
    begin: (event) => checked.begin(event),
    roll(purpose, subject) {
      run.demand(run.game.purposes[purpose] !== undefined, 'dice-order', () => `no purpose ${purpose}`);
      try {
        return checked.roll(purpose, subject);
      } catch (error) {
        return run.fail('dice-order', error instanceof Error ? error.message : String(error), error);
      }
    },
  };
}

export function checkEvents<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  events: readonly LogEvent[],
): void {
  for (const event of events) {
    const known = event.seats === undefined || event.seats.every((seat) => run.seats.includes(seat));
    const readable = event.type !== '' && ruleNumber.test(event.rule) && known;
    run.demand(readable, 'events-readable', () => JSON.stringify(event));
    checkText(run, event, (texts) => texts.event(event));
  }
  checkSums(run, run.checks.sums?.inEvents(run.state, events));
}

/** Every code has its sentence in every language, and nothing is missing in it. */
export function checkText<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  what: object,
  render: (texts: Texts) => string,
): void {
  const { texts } = run.checks;
  if (!texts) return;
  for (const language of languages) {
    const text = render(texts[language]);
    const whole = text.trim() !== '' && !/undefined|NaN|\[object|\bnull\b/.test(text);
    run.demand(whole, 'texts-render', () => `${language}: "${text}" for ${JSON.stringify(what)}`);
  }
}

/** The packed list against the public one: all actions, those of one unit, and those of actors and of nobody. */
export function checkCodes<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): void {
  checkUnpacking(run);
  checkUnit(run, side);
  if (run.offersAll) checkParts(run);
}

/** A run of actions one after the other, so that in time every place of the list is looked at. */
function checkUnpacking<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>): void {
  const { game, state, codes, random, offered } = run;
  const first = random.below(offered.length);
  for (let index = first; index < Math.min(offered.length, first + unpacked); index++) {
    const packed = JSON.stringify(game.codes.action(state, codes, index));
    const open = JSON.stringify(offered[index]);
    run.demand(packed === open, 'codes-agree', () => `${packed} is packed where ${open} is offered`);
  }
}

const unpacked = 10;

/** The actions listed for one unit are those of the whole list that name it, and each is listed once. */
function checkUnit<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): void {
  const { game, state, random, offered } = run;
  const unit = unitOf(offered[random.below(offered.length)]);
  const listed = offered.filter((action) => unitOf(action) === unit).map((action) => JSON.stringify(action));
  run.demand(new Set(listed).size === listed.length, 'codes-agree', () => `an action of ${unit} is offered twice`);
  if (unit === undefined) return;
  const own = game.legal(state, side, unit).map((action) => JSON.stringify(action));
  run.demand(own.join() === listed.join(), 'codes-agree', () => `${unit}: ${difference(own.join(), listed.join())}`);
}

/** The unit an action names, if it names one. */
export function unitOf(action: object): string | undefined {
  const { unit } = action as { readonly unit?: unknown };
  return typeof unit === 'string' ? unit : undefined;
}

/** The lists of the actors and the general one, one after the other, are the whole list, but for what is left out. */
function checkParts<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>): void {
  const { game, state, codes, checks } = run;
  let at = 0;
  const isNext = (index: number): boolean => codes.head(at) === part.head(index) && codes.tail(at) === part.tail(index);
  const leaveOut = (): void => {
    const action = game.codes.action(state, codes, at++);
    const meant = checks.leftOut?.(state, action) === true;
    run.demand(meant, 'codes-agree', () => `${JSON.stringify(action)} is of no actor, or not in its place`);
  };
  const follow = (): void => {
    for (let i = 0; i < part.length; i++, at++) {
      while (at < codes.length && !isNext(i)) leaveOut();
      const found = at < codes.length;
      run.demand(found, 'codes-agree', () => 'an action of an actor is not in the whole list, or not in its place');
    }
  };
  const count = game.codes.actors(state, actors);
  for (let i = 0; i < count; i++) {
    game.codes.listOf(state, actors[i], part);
    follow();
  }
  game.codes.listGeneral(state, part);
  follow();
  while (at < codes.length) leaveOut();
}

/** Actions of other units, hexes and steps: legal exactly when they, or one of their family, are offered. */
export function checkStrays<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): void {
  const { offered, random, mutation } = run;
  for (let i = 0; i < remembered; i++) mutation.meet(offered[random.below(offered.length)], random);
  for (let i = 0; i < strays; i++) {
    const stray = strayAction(run, i);
    if (stray === undefined) continue;
    for (const seat of run.game.sides) checkStray(run, seat, stray, seat === side);
  }
}

/** In turn something met earlier, something the battle thinks of, and changed copies of what was met. */
function strayAction<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, turn: number): A | undefined {
  const { game, state, random, mutation, checks } = run;
  const base = mutation.recall(random)!;
  if (turn % 4 === 0) return base;
  const value = turn % 4 === 1 && checks.stray ? checks.stray(state, random) : mutation.mutate(base, random);
  const parsed = game.parseAction(state, value);
  return parsed.ok ? parsed.value : undefined;
}

function checkStray<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  seat: string,
  stray: A,
  deciding: boolean,
): void {
  const { game, state, random } = run;
  const refusal = game.refuse(state, seat, stray);
  const prepared = JSON.stringify(game.prepare(state, seat, stray).refusal);
  run.demandSame(JSON.stringify(refusal), prepared, 'prepared-alike', () => JSON.stringify(stray));
  if (refusal) return checkRefusal(run, refusal);
  run.demand(
    deciding && (run.checks.composed?.(stray) === true || isOffered(run, seat, stray)),
    'not-offered-is-refused',
    () => `${seat} may ${JSON.stringify(stray)}`,
  );
  game.play(run.copy(run.one), seat, stray, tryDice(run, random.uint32()), null);
}

/** Is something of its family in the list? Where only some units were asked, it may be in its own unit's list. */
function isOffered<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, seat: string, stray: A): boolean {
  const { game, state, offered, offersAll } = run;
  const unit = unitOf(stray);
  const family = run.familyOf(stray);
  const isOfFamily = (action: A): boolean =>
    action.type === stray.type && unitOf(action) === unit && run.familyOf(action) === family;
  if (offered.some(isOfFamily)) return true;
  return !offersAll && game.legal(state, seat, unit).some(isOfFamily);
}

export function checkRefusal<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  refusal: Refusal,
  random: Random = run.random,
): void {
  const plain = ruleNumber.test(refusal.rule) && refusal.reason !== '';
  run.demand(plain, 'not-offered-is-refused', () => `a refusal without a rule: ${JSON.stringify(refusal)}`);
  if (random.below(8) === 0) checkText(run, refusal, (texts) => texts.refusal(refusal));
}
