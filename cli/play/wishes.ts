import { bad, didYouMean, good, type Language, languages, type Result } from '@impulse/engine';
import { type BattleId, battleIds, battleSides, type LoadedBattle } from '@impulse/library';
import { type Arguments, choice, flag, pairs, text } from '../arguments.js';

import { human } from './referee.js';
import type { Players } from './saves.js';

/** What the command line asks for. */

export const options = {
  game: choice(battleIds, 'which battle', undefined),
  dak: text('PLAYER', 'Totensonntag: who plays the DAK, human or the level of a computer'),
  cw: text('PLAYER', 'Totensonntag: who plays the Commonwealth'),
  soviet: text('PLAYER', 'White Death: who plays the Soviets'),
  german: text('PLAYER', 'White Death: who plays the Germans'),
  scenario: text('ID', 'how the battle begins (standard: the first scenario)'),
  options: pairs('k=v,...', 'options of the scenario, such as aircraft=on,overruns=many'),
  seed: text('TEXT', 'fixes the dice: the same seed and the same actions give the same battle'),
  data: text('FILE', 'a data file of your own (impulse data)'),
  load: text('FILE', 'go on with this record'),
  resume: flag('go on with the battle that was saved last'),
  lang: choice(languages, 'language', undefined),
  saves: text('FOLDER', 'where the battle is kept after every action'),
  'no-save': flag('keep nothing'),
};

export type Given = Arguments<typeof options>;

/** What is chosen before a battle begins. */
export interface Wishes {
  language: Language;
  battle: LoadedBattle;
  scenario: string;
  options: Record<string, string>;
  level: string;
}

export const wishesFor = (battle: LoadedBattle, language: Language): Wishes => ({
  language,
  battle,
  scenario: battle.game.scenarios[0].id,
  options: {},
  level: battle.opponents.levels[battle.opponents.levels.length - 1],
});

/** What the command line asks for, when it asks for a battle at all. */
export function wanted({ options: given, given: names }: Given): 'menu' | 'new' | 'load' | 'resume' {
  if (given.load !== undefined) return 'load';
  if (given.resume) return 'resume';
  const news = ['scenario', 'options', 'seed', 'data', ...Object.values(battleSides).flat()];
  return news.some((name) => names.has(name)) ? 'new' : 'menu';
}

const namedSides = ({ given }: Given): string[] =>
  Object.values(battleSides)
    .flat()
    .filter((side) => given.has(side));

/** The battle named, or the one that has the sides or the scenario named. */
export function battleWanted(given: Given): BattleId {
  const { game } = given.options;
  if (game !== undefined) return game;
  const [side] = namedSides(given);
  return battleIds.find((id) => side !== undefined && battleSides[id].includes(side)) ?? battleIds[0];
}

/** Who plays, by the options that bear the names of the sides; null where they say nothing. */
export function playersIn(given: Given, { game, opponents }: LoadedBattle): Result<Players> {
  const known = [human, ...opponents.levels];
  const players: Record<string, string> = {};
  for (const side of namedSides(given)) {
    const player = given.options[side as 'dak'];
    if (!game.sides.includes(side)) {
      return bad('unknown-side', side, `${game.name.en} has no side ${side}: it has ${game.sides.join(' and ')}.`);
    }
    if (player === undefined || !known.includes(player)) {
      const hint = didYouMean(player ?? '', known);
      return bad('unknown-player', side, `--${side} takes one of: ${known.join(', ')}; not "${player}".${hint}`);
    }
    players[side] = player;
  }
  return good(players);
}

/** A side nobody was named for is played by the computer against a human, and by a human against a computer. */
export function withRest({ game: { sides } }: LoadedBattle, level: string, named: Players): Players {
  const [first, second] = sides;
  const facing = (other: string | undefined): string => (other === human ? level : human);
  const at = (side: string, other: string): string =>
    named[side] ?? (named[other] === undefined ? '' : facing(named[other]));
  const players = { [first]: at(first, second), [second]: at(second, first) };
  return players[first] === '' ? { [first]: level, [second]: human } : players;
}
