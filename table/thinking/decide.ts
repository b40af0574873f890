import { type Cells, type Game, makeRandom, type PublicAction } from '@impulse/engine';
import { isBattleId, loadBattle, type LoadedBattle, type Sitter } from '@impulse/library';
import type { ThinkingCalls } from '../hosts/messages.js';
import { helpersFor, usualHelpers } from './helpers.js';
import { battleLike } from './known-battle.js';

/** A computer's decision: from what its seat may know, never from the battle itself. */

type Question = ThinkingCalls['decide']['ask'];

/** Whoever was asked last; it goes on with its plan. */
let sitting: { readonly key: string; readonly sitter: Sitter<Cells, PublicAction> } | null = null;

function sitterFor({ opponents }: LoadedBattle, { battle, setup, level }: Question): Sitter<Cells, PublicAction> {
  const key = JSON.stringify([battle, setup.game, level]);
  if (sitting?.key !== key) sitting = { key, sitter: opponents.sit(level) };
  return sitting.sitter;
}

export async function decide(question: Question): Promise<PublicAction> {
  const { view, setup, seat, level, seed, helpers = usualHelpers() } = question;
  if (!isBattleId(setup.game)) throw new Error(`Nobody knows the battle ${setup.game}`);
  const battle = await loadBattle(setup.game);
  const { game } = battle;
  const random = makeRandom(seed);
  const like = battleLike(battle, setup);
  if (!like.ok) throw new Error(`The battle cannot be set up: ${like.error.message}`);
  const state = game.sample(like.value, view, random);
  if (!state.ok) throw new Error(`The view cannot be read: ${state.error.message}`);
  if (level === 'still') return holdStill(game, state.value, seat);
  const sitter = sitterFor(battle, question);
  const thought = await sitter.thinkTogether(state.value, seat, random, () => helpersFor(setup, level, helpers));
  return thought.action;
}

/** Ends whatever it is asked, else does what needs no choice, else the first thing it may. */
function holdStill(game: Game<Cells, PublicAction>, state: Cells, seat: string): PublicAction {
  const legal = game.legal(state, seat);
  const plain = legal.find((action) => Object.keys(action).length === 1);
  const action = legal.find(({ type }) => type === 'done') ?? plain ?? legal[0];
  if (!action) throw new Error(`${seat} owes no decision`);
  return action;
}
