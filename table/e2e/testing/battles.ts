import { makeRandom, Match, playedIn } from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { grid } from '@impulse/totensonntag/context.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { ControllerId, SavedBattle } from '../../storage/types.js';

/** Battles made outside the browser, for tests that begin in the middle. Dice follow from the seed. */

export type TestMatch = Match<State, Action>;

export const secretOf = (seed: number): string => seed.toString(16).padStart(2, '0').repeat(32);

export function startBattle(seed: number, scenario = 'historical', options: Record<string, string> = {}): TestMatch {
  const match = Match.start(totensonntag, { scenario, options }, { match: `test-${seed}`, secret: secretOf(seed) });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** Lets a computer level play both sides until the battle is as wanted, or over. */
export function playUntil(
  match: TestMatch,
  level: string,
  seed: number,
  wanted: (match: TestMatch) => boolean,
): boolean {
  const random = makeRandom(String(seed));
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    if (wanted(match)) return true;
    const { action } = opponents.think(level, match.state, turn.side, random);
    play(match, turn.side, action);
  }
  return false;
}

export function play(match: TestMatch, side: string, action: Action): void {
  const answer = match.act(side, action);
  if (answer.kind !== 'played') throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
}

/** A match that goes on from the same record under the same dice, to try something out. */
function copyOf(match: TestMatch): TestMatch {
  const copy = startBattle(Number(match.record(false).match.slice('test-'.length)));
  for (const [side, action] of playedIn(match.journal)) play(copy, side, action as Action);
  return copy;
}

export interface Couplet {
  readonly match: TestMatch;
  /** The number to choose, so that the Commonwealth has an assault in its impulse, and it. */
  readonly number: number;
  readonly assault: Extract<Action, { type: 'assault' }>;
  /** A plain move of another unit, alone in its hex, made before the assault. */
  readonly move: Extract<Action, { type: 'move' }>;
}

let found: Couplet | null = null;

/** A battle in which the Commonwealth is about to choose a number and will then have both a move and an assault. */
export function coupletWithAssault(): Couplet {
  found ??= search();
  return found;
}

function search(): Couplet {
  for (let seed = 1; seed < 40; seed++) {
    const match = startBattle(seed);
    let couplet: Couplet | null = null;
    playUntil(match, 'script', seed, () => {
      const turn = match.turn();
      if (turn.over || turn.side !== 'cw' || turn.step !== 'choose-an' || match.state.couplet >= 4) return false;
      couplet = tryNumbers(match);
      return couplet !== null || match.state.turn > 2;
    });
    if (couplet) return couplet;
  }
  throw new Error('No battle with an assault was found');
}

const alone = (match: TestMatch, unit: string): boolean => {
  const { state } = match;
  const at = state.hexOf[state.context.unitNumber.get(unit)!];
  return state.hexOf.filter((hex) => hex === at).length === 1;
};

function tryNumbers(match: TestMatch): Couplet | null {
  for (const number of [5, 4, 3, 2]) {
    const copy = copyOf(match);
    play(copy, 'cw', { type: 'choose-an', value: number });
    const turn = copy.turn();
    if (turn.over || turn.side !== 'cw' || turn.step !== 'impulse') continue;
    for (const assault of totensonntag.legal(copy.state, 'cw')) {
      if (assault.type !== 'assault' || !alone(copy, assault.unit)) continue;
      const move = totensonntag
        .legal(copy.state, 'cw')
        .find(
          (one): one is Extract<Action, { type: 'move' }> =>
            one.type === 'move' && one.overrun === undefined && one.unit !== assault.unit && alone(copy, one.unit),
        );
      if (!move) continue;
      play(copy, 'cw', move);
      const still = totensonntag.legal(copy.state, 'cw', assault.unit).some(({ type }) => type === 'assault');
      if (still) return { match, number, assault, move };
    }
  }
  return null;
}

/** As the browser keeps it. */
export function saved(
  match: TestMatch,
  controllers: Readonly<Record<'dak' | 'cw', ControllerId>> = { dak: 'random', cw: 'human' },
): SavedBattle {
  const record = match.record(true);
  const turn = match.turn();
  const { scenario, options } = record;
  return {
    id: record.match,
    title: '',
    setup: { game: 'totensonntag', scenario, options, controllers },
    record,
    created: 1,
    updated: 1,
    summary: {
      turn: match.state.turn,
      events: match.length,
      winner: turn.over ? turn.winner : null,
      points: turn.over ? turn.points : 0,
    },
  };
}

export interface Secret {
  readonly match: TestMatch;
  /** Who chooses first, unseen by the other, who then has to decide as well. */
  readonly side: 'dak' | 'cw';
  readonly other: 'dak' | 'cw';
}

/** A battle in which both sides settle their number in secret, one after the other. */
export function battleWithSecret(): Secret {
  secret ??= searchSecret();
  return secret;
}

let secret: Secret | null = null;

function searchSecret(): Secret {
  for (let seed = 1; seed < 40; seed++) {
    const match = startBattle(seed);
    let secret: Secret | null = null;
    playUntil(match, 'random', seed, () => {
      const turn = match.turn();
      if (turn.over || turn.step !== 'choose-an' || turn.side !== 'dak') return false;
      const copy = copyOf(match);
      play(copy, turn.side, { type: 'choose-an', value: 3 });
      const next = copy.turn();
      if (next.over || next.side === turn.side || !totensonntag.hasSecrets(copy.state)) return false;
      secret = { match, side: turn.side as Secret['side'], other: next.side as Secret['other'] };
      return true;
    });
    if (secret) return secret;
  }
  throw new Error('No battle with a secret was found');
}

/** A finished battle, played by the weakest computers. */
export function finishedBattle(): TestMatch {
  const match = startBattle(2);
  playUntil(match, 'random', 2, () => false);
  return match;
}

/** Where every unit on the map stands after so many events. */
export function placesAfter(match: TestMatch, events: number): ReadonlyMap<string, string> {
  const copy = startBattle(Number(match.record(false).match.slice('test-'.length)));
  for (const [side, action] of playedIn(match.journal).slice(0, events)) play(copy, side, action as Action);
  const { state } = copy;
  const places = new Map<string, string>();
  state.context.units.forEach(({ id }, unit) => {
    const hex = state.hexOf[unit];
    if (hex >= 0) places.set(id, grid.label(hex));
  });
  return places;
}
