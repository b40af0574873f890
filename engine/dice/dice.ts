import type { Problem, Result } from '../reading/result.js';
import { bad } from '../reading/result.js';
import { mix } from './random.js';
import { SealedMessage } from './sealed-message.js';
import { fromHex, makeHmac, sha256Hex } from './sha256.js';

/**
 * Where dice come from. Every die is bound to an event (the number of the entry in the journal), a purpose and a
 * subject (for example a unit).
 *
 * The n-th consecutive roll for the same event, purpose and subject is number n = 0, 1, 2, ... of that sequence; n
 * starts again when any of the three changes. So a rule that rolls for A, then for B, then for A again within one
 * event and one purpose gets A's dice a second time: give the second round a purpose of its own. `checkedDice` finds
 * such rules.
 */
export interface Dice {
  /** Called before each action is played, with its number in the journal. */
  begin(event: number): void;
  /** One die, 1..6. `purpose` indexes the battle's list of purposes; `subject` is a unit or side number. */
  roll(purpose: number, subject: number): number;
}

export interface Sealed {
  /** Lower-case hexadecimal text, an even number of at least 32 digits (128 bits). */
  readonly secret: string;
  /** The match these dice belong to. */
  readonly match: string;
  /** Names of the purposes; they are part of what is hashed, so they may be appended to but not renamed. */
  readonly purposes: readonly string[];
}

const purposeName = /^[a-z0-9-]+$/;
const secretDigits = 32;

/** The key bytes of a secret that somebody wrote down. */
export function parseSecret(text: string): Result<Uint8Array> {
  if (text.length < secretDigits) return bad('short-secret', '', `A secret has at least ${secretDigits} digits.`);
  return fromHex(text);
}

/**
 * Dice for live play: fixed by a secret before the first roll, checked by anybody once the secret is known.
 *
 *     key        the bytes of the secret
 *     message    UTF-8 of  match/event/purpose name/subject/block   (numbers in decimal; block = 0, 1, 2, ...)
 *     bytes      HMAC-SHA256(key, message) for block 0, then for block 1, and so on, end to end
 *     dice       bytes of 252 and more are skipped; every other byte is the die  byte mod 6 + 1
 *
 * Number n of the sequence is die n of that row, counted from 0. The secret is committed to by `commitment`.
 * Throws on a secret that parseSecret refuses: check what comes from outside first.
 */
export function sealedDice({ secret, match, purposes }: Sealed): Dice {
  const key = parseSecret(secret);
  if (!key.ok) throw new RangeError(`sealedDice: ${key.error.message}`);
  for (const name of purposes) {
    // Without slashes in the names two different rolls can never hash the same message.
    if (!purposeName.test(name)) throw new RangeError(`sealedDice: purpose "${name}" is not of a-z, 0-9 and -`);
  }
  const hmac = makeHmac(key.value);
  const message = new SealedMessage(match, purposes);
  const bytes = new Uint8Array(32);
  let event = -1;
  let purpose = -1;
  let subject = -1;
  let block = 0;
  let position = bytes.length;

  return {
    begin(number) {
      event = number;
      purpose = -1;
    },
    roll(forPurpose, forSubject) {
      if (forPurpose !== purpose || forSubject !== subject) {
        if (event < 0) throw new Error('sealedDice: roll before begin');
        if (purposes[forPurpose] === undefined) throw new RangeError(`sealedDice: no purpose ${forPurpose}`);
        purpose = forPurpose;
        subject = forSubject;
        block = 0;
        position = bytes.length;
      }
      for (;;) {
        if (position === bytes.length) {
          message.write(event, purpose, subject, block);
          hmac.digest(message.bytes, bytes, message.length);
          block++;
          position = 0;
        }
        const byte = bytes[position++];
        if (byte < 252) return (byte % 6) + 1;
      }
    },
  };
}

/** Published before the first roll: SHA-256, in hexadecimal, of the text  impulse-dice-1/match/secret. */
export const commitment = (secret: string, match: string): string => sha256Hex(`impulse-dice-1/${match}/${secret}`);

export interface KeyedDice extends Dice {
  /** Other luck from the next event on; call it before `begin`. */
  reseed(seed: number): void;
}

/**
 * Dice for search: the same seed, event, purpose and subject give the same luck, whatever else a plan does.
 * Not unpredictable, and uneven by about one part in 2^26.
 */
export function keyedDice(seed: number): KeyedDice {
  // In a typed array, because variables of a closure are boxed and cost a third of the speed.
  const memory = new Int32Array(5);
  memory[luck] = seed;
  memory[keyedEvent] = mix(seed, 0, 0, 0);
  memory[keyedPurpose] = -1;

  return {
    reseed(newSeed) {
      memory[luck] = newSeed;
    },
    begin(event) {
      memory[keyedEvent] = mix(memory[luck], event, 0, 0);
      memory[keyedPurpose] = -1;
    },
    roll(purpose, subject) {
      if (memory[keyedPurpose] !== purpose || memory[keyedSubject] !== subject) {
        memory[keyedPurpose] = purpose;
        memory[keyedSubject] = subject;
        memory[keyedNumber] = 0;
      }
      return (Math.imul(mix(memory[keyedEvent], purpose, subject, memory[keyedNumber]++) >>> 4, 6) >>> 28) + 1;
    },
  };
}

const luck = 0;
const keyedEvent = 1;
const keyedPurpose = 2;
const keyedSubject = 3;
const keyedNumber = 4;

export interface ScriptedDice extends Dice {
  /** How many scripted dice are still to come. */
  readonly remaining: number;
}

/** The given dice in their order, whatever they are rolled for; afterwards those of the other source, if there is one. */
export function scriptedDice(queue: readonly number[], then?: Dice): ScriptedDice {
  for (const die of queue) {
    if (!isDie(die)) throw new RangeError(`scriptedDice: ${die} is no die`);
  }
  const script = queue.slice();
  let position = 0;
  return {
    get remaining() {
      return script.length - position;
    },
    begin(event) {
      then?.begin(event);
    },
    roll(purpose, subject) {
      if (position < script.length) return script[position++];
      if (then) return then.roll(purpose, subject);
      throw new Error(`scriptedDice: all ${script.length} dice are used; none left for ${purpose}, subject ${subject}`);
    },
  };
}

export interface RecordingDice extends Dice {
  /** The dice drawn since `begin` or the last take, for the record. */
  take(): readonly number[];
}

const none: readonly number[] = [];

export function recordingDice(inner: Dice): RecordingDice {
  let drawn: number[] = [];
  return {
    begin(event) {
      if (drawn.length > 0) drawn = [];
      inner.begin(event);
    },
    roll(purpose, subject) {
      const die = inner.roll(purpose, subject);
      drawn.push(die);
      return die;
    },
    take() {
      if (drawn.length === 0) return none;
      const taken = drawn;
      drawn = [];
      return taken;
    },
  };
}

export interface ReplayDice extends Dice {
  /** The recorded dice of the action that is played next; forgets what was wrong before. */
  feed(dice: readonly number[]): void;
  /** After the action: what is wrong with its recorded dice, or nothing. */
  problem(): Problem | undefined;
}

/** Dice from a record that may be wrong: rolling goes on (with ones) where dice are missing, so nothing throws. */
export function replayDice(): ReplayDice {
  let dice: readonly number[] = [];
  let position = 0;
  let broken: Problem | undefined;
  const blame = (problem: Problem): void => {
    broken ??= problem;
  };

  return {
    feed(recorded) {
      dice = recorded;
      position = 0;
      broken = undefined;
      const wrong = recorded.findIndex((die) => !isDie(die));
      if (wrong >= 0) blame({ code: 'not-a-die', path: `dice[${wrong}]`, message: 'A die is a whole number 1 to 6.' });
    },
    begin() {},
    roll() {
      if (position >= dice.length) {
        const message = `The action draws more dice than the ${dice.length} recorded.`;
        blame({ code: 'dice-missing', path: 'dice', message });
        return 1;
      }
      const die = dice[position++];
      return isDie(die) ? die : 1;
    },
    problem() {
      if (broken === undefined && position < dice.length) {
        const message = `The action draws ${position} of the ${dice.length} dice recorded.`;
        return { code: 'dice-left', path: 'dice', message };
      }
      return broken;
    },
  };
}

/** For tests of rules: throws when a rule comes back to a purpose and subject after rolling for another. */
export function checkedDice(inner: Dice): Dice {
  const closed = new Set<string>();
  let current = '';
  return {
    begin(event) {
      closed.clear();
      current = '';
      inner.begin(event);
    },
    roll(purpose, subject) {
      const key = `${purpose}/${subject}`;
      if (key !== current) {
        closed.add(current);
        current = key;
        if (closed.has(key)) throw new Error(`checkedDice: purpose ${purpose}, subject ${subject} comes back`);
      }
      return inner.roll(purpose, subject);
    },
  };
}

const isDie = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 6;
