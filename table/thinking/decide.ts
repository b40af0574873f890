import { makeRandom, type PublicAction, type Setup } from '@impulse/engine';
import { isBattleId, loadBattle, type LoadedBattle, patienceOf, type Progress } from '@impulse/library';
import { Decider } from '@impulse/library/decider.js';
import type { ThinkingCalls } from '../hosts/messages.js';
import type { BattleSetup } from '../storage/types.js';
import { helpersFor, usualHelpers } from './helpers.js';
import { battleLike } from './known-battle.js';

/** A computer's decisions: from what its seat may know, never from the battle itself. */

type Question = ThinkingCalls['decide']['ask'];
type Decision = ThinkingCalls['decide']['answer'];

/** Both sides of the battle that was asked about last. */
const decider = new Decider(2);

async function battleOf({ game }: BattleSetup): Promise<LoadedBattle> {
  if (!isBattleId(game)) throw new Error(`Nobody knows the battle ${game}`);
  return await loadBattle(game);
}

const setupOf = ({ scenario, options, data }: BattleSetup): Setup =>
  data === undefined ? { scenario, options } : { scenario, options, data };

/** `tell` hears now and then how far the thought is. */
export async function decide(
  question: Question,
  tell: (progress: Progress) => void = () => undefined,
): Promise<Decision> {
  const { setup, level, helpers = usualHelpers(), isUnhurried = false } = question;
  const battle = await battleOf(setup);
  if (level === 'still') return { action: holdStill(battle, question) };
  const hasTime = patienceOf(setup.game, level, () => performance.now());
  const owed = { ...question, setup: setupOf(setup) };
  const { action, cutShort } = await decider.decide(battle, level, owed, {
    callHelpers: () => helpersFor(setup, level, helpers),
    patience(progress) {
      tell(progress);
      return isUnhurried || hasTime(progress);
    },
  });
  return cutShort ? { action, cutShort } : { action };
}

/** In this thread alone: the other cores are left to the page. Between two rounds it hears whether it is asked something. */
const meanwhile = {
  callHelpers: () => null,
  patience: () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true))),
};

/** Begins to think about what it may be asked next. */
export async function foresee(question: ThinkingCalls['foresee']['ask']): Promise<null> {
  const { setup, level } = question;
  const battle = await battleOf(setup);
  if (level !== 'still') decider.foresee(battle, level, { ...question, setup: setupOf(setup) }, meanwhile);
  return null;
}

/** Ends whatever it is asked, else does what needs no choice, else the first thing it may. */
function holdStill(battle: LoadedBattle, { setup, view, seat, seed }: Question): PublicAction {
  const like = battleLike(battle, setup);
  if (!like.ok) throw new Error(`The battle cannot be set up: ${like.error.message}`);
  const state = battle.game.sample(like.value, view, makeRandom(seed));
  if (!state.ok) throw new Error(`The view cannot be read: ${state.error.message}`);
  const legal = battle.game.legal(state.value, seat);
  const plain = legal.find((action) => Object.keys(action).length === 1);
  const action = legal.find(({ type }) => type === 'done') ?? plain ?? legal[0];
  if (!action) throw new Error(`${seat} owes no decision`);
  return action;
}
