import { matchesCheckpoint } from './checkpoint.js';
import { commitment, type Dice, parseSecret, type ReplayDice, replayDice, sealedDice } from '../dice/dice.js';
import type { Game, Log, LogEvent, Outcome, PublicAction } from '../game.js';
import { Match, type Sealing } from './match.js';
import type { BattleRecord, RecordedEvent } from './notation.js';
import { bad, good, type Problem, type Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';

/** Rebuilds a battle from its record, and checks a record against the rules, its dice and its checkpoints. */

export interface ReplayStep<S, A> {
  readonly index: number;
  readonly side: string;
  readonly action: A;
  readonly dice: readonly number[];
  readonly events: readonly LogEvent[];
  /** The state after the action: one object, changed by the next step. */
  readonly state: S;
}

/** Plays a record with its recorded dice, step by step; stops at the first thing that does not fit. */
export function replay<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  visit?: (step: ReplayStep<S, A>) => void,
): Result<S> {
  return run(game, battle, recordedDice(null), visit);
}

/** The state a record begins with. */
function opening<S extends Cells, A extends PublicAction>(game: Game<S, A>, battle: BattleRecord): Result<S> {
  if (battle.game !== game.id) return bad('other-game', 'game', `This record is of ${battle.game}, not of ${game.id}.`);
  if (battle.rules !== game.rulesVersion) {
    return bad(
      'other-rules',
      'rules',
      `Played by rules version ${battle.rules}; this is version ${game.rulesVersion}.`,
    );
  }
  const state =
    battle.position === undefined ? game.start(setupOf(battle)) : game.parsePosition(battle.position, battle.data);
  if (!state.ok) return state;
  if (game.setupOf(state.value).dataHash !== battle.dataHash) {
    return bad('other-data', 'dataHash', 'The record was played on other data: its data file is missing or changed.');
  }
  return state;
}

const setupOf = ({ scenario, options, data }: BattleRecord) =>
  data === undefined ? { scenario, options } : { scenario, options, data };

/** Dice of a record, compared with the sealed ones where there is a secret. */
interface RecordedDice extends Dice {
  feed(event: RecordedEvent): void;
  problem(): Problem | undefined;
}

function recordedDice(sealed: Dice | null): RecordedDice {
  const recorded: ReplayDice = replayDice();
  let queued = 0;
  let position = 0;
  let wrong = -1;
  return {
    feed([, , dice = [], byHand = 0]) {
      recorded.feed(dice);
      queued = byHand;
      position = 0;
      wrong = -1;
    },
    begin: (event) => sealed?.begin(event),
    roll(purpose, subject) {
      const die = recorded.roll(purpose, subject);
      const sealedHere = sealed !== null && position >= queued;
      if (sealedHere && sealed.roll(purpose, subject) !== die && wrong < 0) wrong = position;
      position++;
      return die;
    },
    problem() {
      if (recorded.problem() || wrong < 0) return recorded.problem();
      return { code: 'wrong-die', path: `[${wrong}]`, message: 'This is not the die that the secret gives.' };
    },
  };
}

function run<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  dice: RecordedDice,
  visit?: (step: ReplayStep<S, A>) => void,
): Result<S> {
  const start = opening(game, battle);
  if (!start.ok) return start;
  const state = start.value;
  const nowhere = battle.checkpoints.findIndex(([after]) => after < 1 || after > battle.events.length);
  if (nowhere >= 0)
    return bad('no-such-event', `checkpoints[${nowhere}][0]`, 'A checkpoint stands after an event of the record.');
  const checkpoints = new Map(battle.checkpoints);
  for (const [index, event] of battle.events.entries()) {
    const [side, value, drawn = []] = event;
    const path = `events[${index}]`;
    if (!game.sides.includes(side))
      return bad('unknown-side', `${path}[0]`, `The side must be ${game.sides.join(' or ')}.`);
    const action = game.parseAction(state, value);
    if (!action.ok)
      return bad(action.error.code, `${path}[1]${action.error.path.replace(/^action/, '')}`, action.error.message);
    const prepared = game.prepare(state, side, action.value);
    if (prepared.refusal) {
      const { rule, reason } = prepared.refusal;
      return bad('illegal-action', path, `Refused by rule ${rule} (${reason}).`);
    }
    dice.feed(event);
    dice.begin(index);
    const events: Log | null = visit ? [] : null;
    prepared.play(dice, events);
    const wrong = dice.problem();
    if (wrong) return bad(wrong.code, `${path}[2]${wrong.path.startsWith('[') ? wrong.path : ''}`, wrong.message);
    const hash = checkpoints.get(index + 1);
    if (hash !== undefined && !matchesCheckpoint(game, state, hash)) {
      return bad('other-state', path, `After event ${index + 1} the position is not the one recorded.`);
    }
    visit?.({ index, side, action: action.value, dice: drawn, events: events ?? [], state });
  }
  return start;
}

export interface Verification {
  readonly events: number;
  /** Dice recomputed from the secret, dice set by hand, and dice that could not be checked without a secret. */
  readonly dice: { readonly checked: number; readonly queued: number; readonly unchecked: number };
  readonly checkpoints: number;
  readonly outcome: Outcome | null;
}

/** Recomputes every die and every state; the first thing that does not fit is the problem. */
export function verify<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
): Result<Verification> {
  const sealed = checkSeal(game, battle);
  if (!sealed.ok) return sealed;
  const end = run(game, battle, recordedDice(sealed.value));
  if (!end.ok) return end;
  const whole = checkWhole(battle);
  if (!whole.ok) return whole;
  let total = 0;
  let queued = 0;
  for (const [, , dice = [], byHand = 0] of battle.events) {
    total += dice.length;
    queued += byHand;
  }
  const turn = game.turn(end.value);
  return good({
    events: battle.events.length,
    dice: sealed.value
      ? { checked: total - queued, queued, unchecked: 0 }
      : { checked: 0, queued, unchecked: total - queued },
    checkpoints: battle.checkpoints.length,
    outcome: turn.over ? turn : null,
  });
}

/** A record ends with a checkpoint, and a live one has no dice set by hand: neither can be cut or doctored unseen. */
function checkWhole(battle: BattleRecord): Result<null> {
  const { events, checkpoints } = battle;
  if (events.length > 0 && checkpoints.at(-1)?.[0] !== events.length) {
    return bad('checkpoint-missing', 'checkpoints', 'There is no checkpoint after the last event.');
  }
  return checkLive(battle);
}

function checkLive({ events, live }: BattleRecord): Result<null> {
  const byHand = live ? events.findIndex(([, , , queued = 0]) => queued > 0) : -1;
  return byHand < 0 ? good(null) : bad('dice-by-hand', `events[${byHand}][3]`, 'In a live match nobody sets the dice.');
}

/** The sealed dice of a record, once its secret is revealed and is the one committed to. */
function checkSeal<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
): Result<Dice | null> {
  const { secret, match } = battle;
  if (secret === null) return good(null);
  const key = parseSecret(secret);
  if (!key.ok) return bad(key.error.code, 'secret', key.error.message);
  if (commitment(secret, match) !== battle.commitment) {
    return bad('broken-commitment', 'commitment', 'The secret is not the one committed to before the first die.');
  }
  return good(sealedDice({ secret, match, purposes: game.purposes }));
}

/**
 * A match that goes on where the record ends, or after its first `events` events. A record without its secret is
 * played on under a new sealing, its past dice set by hand.
 */
export function resume<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  sealing: Sealing,
  events = battle.events.length,
): Result<Match<S, A>> {
  const live = checkLive(battle);
  if (!live.ok) return live;
  const sealed = checkSeal(game, battle);
  const checked = sealed.ok ? run(game, battle, recordedDice(sealed.value)) : sealed;
  if (!checked.ok) return checked;
  const whole = battle.secret !== null && events === battle.events.length;
  const { match, secret } = whole ? { match: battle.match, secret: battle.secret } : sealing;
  const seal: Sealing = { match, secret };
  const begun =
    battle.position === undefined
      ? Match.start(game, setupOf(battle), seal)
      : Match.from(game, battle.position, battle.data, seal);
  if (!begun.ok) return begun;
  for (const [side, value, dice = [], queued = 0] of battle.events.slice(0, events)) {
    begun.value.queueDice(whole ? dice.slice(0, queued) : dice);
    const answer = begun.value.act(side, value);
    if (answer.kind !== 'played') throw new Error('A record that was checked does not replay');
  }
  // Only a match under its own dice from the first to the last can be live.
  if (whole && battle.live) begun.value.goLive();
  return begun;
}
