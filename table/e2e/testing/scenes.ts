import { Match } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { makeView } from '@impulse/totensonntag/position/view.js';
import { type LessonSetup, positionOf } from '../../battles/totensonntag/lesson-position.js';
import { decide } from '../../thinking/decide.js';
import type { SavedBattle } from '../../storage/types.js';
import { type TestMatch, play, playUntil, saved, secretOf, startBattle } from './battles.js';

/** Battles that begin with an arranged position. The dice are the sealed ones: a seed is looked for that throws well. */

function arranged(scene: LessonSetup, seed: number): TestMatch {
  const sealing = { match: `test-${seed}`, secret: secretOf(seed) };
  const match = Match.from(totensonntag, positionOf(scene), undefined, sealing);
  if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
  return match.value;
}

/** The scene under dice with which these orders of the Commonwealth come to the wanted end. */
export function sceneIn(
  scene: LessonSetup,
  orders: readonly Action[] = [],
  wanted: (match: TestMatch) => boolean = () => true,
) {
  for (let seed = 1; seed < 200; seed++) {
    const tried = arranged(scene, seed);
    for (const order of orders) play(tried, 'cw', order);
    if (wanted(tried)) return arranged(scene, seed);
  }
  throw new Error('No dice lead to the wanted end');
}

export const stepIs =
  (step: string) =>
  (match: TestMatch): boolean => {
    const turn = match.turn();
    return !turn.over && turn.side === 'cw' && turn.step === step;
  };

/** A battle played by computers until a person, as the Commonwealth, owes a decision of this step. */
export function battleAt(step: string, fits: (match: TestMatch) => boolean = () => true): TestMatch {
  for (let seed = 1; seed < 60; seed++) {
    const match = startBattle(seed);
    if (playUntil(match, 'random', seed, () => stepIs(step)(match) && fits(match))) return match;
  }
  throw new Error(`No battle comes to ${step}`);
}

/** A battle in which the computer has an attack to make before a person is asked to act in an impulse. */
export async function battleBeforeAttack(): Promise<SavedBattle> {
  for (let seed = 1; seed < 60; seed++) {
    const match = startBattle(seed);
    const reached = playUntil(match, 'script', seed, () => {
      const turn = match.turn();
      return !turn.over && turn.side === 'dak' && turn.step === 'impulse' && match.state.turn > 1;
    });
    const battle = saved(match, { dak: 'greedy', cw: 'human' });
    if (reached && (await attacksNow(match, battle))) return battle;
  }
  throw new Error('No computer attacks');
}

const shown = new Set(['attack', 'ranged-in', 'recovery', 'numbers-revealed']);

/** Plays on exactly as the page will. */
async function attacksNow(match: TestMatch, { id, setup }: SavedBattle): Promise<boolean> {
  let thrown = '';
  for (let turn = match.turn(); !turn.over && turn.side === 'dak'; turn = match.turn()) {
    const view = structuredClone(makeView(match.state, 'dak'));
    const action = await decide({
      battle: id,
      view,
      setup,
      seat: 'dak',
      level: 'greedy',
      seed: `${id}/${match.length}`,
      helpers: 0,
    });
    const answer = match.act('dak', action);
    if (answer.kind !== 'played') return false;
    thrown = answer.events.findLast(({ type }) => shown.has(type))?.type ?? thrown;
  }
  return thrown === 'attack' && stepIs('impulse')(match);
}
