import type { Game, Options, OptionSpec, PublicAction, Setup } from '../game.js';
import { type Checks, checkedPlayer, type Effort, InvariantError, type PlayedGame } from './index.js';
import { makeRandom } from '../dice/random.js';
import type { Cells } from '../state/state.js';

/** Random battles, each fixed by its name. */
export interface Bout<Player extends string = string> {
  readonly seed: string;
  readonly setup: Setup;
  /** Where it begins, if not at the start of the scenario. */
  readonly position?: unknown;
  /** Who plays, for the report of a failure. */
  readonly player: Player;
}

/** Options as they fall, the same for the same seed. */
export function optionsAsTheyFall(specs: readonly OptionSpec[], seed: string): Options {
  const random = makeRandom(`options ${seed}`);
  return Object.fromEntries(specs.map(({ id, values }) => [id, values[random.below(values.length)]]));
}

/** Writes a file where people look for failed games. */
export type Leave = (name: string, text: string) => void;

/** Plays bouts of a battle; when one fails, its record is left and it is said how to see it. */
export const boutPlayer =
  <S extends Cells, A extends PublicAction, Player extends string>(
    game: Game<S, A>,
    checksFor: (player: Player) => Checks<S, A>,
  ) =>
  ({ seed, setup, position, player }: Bout<Player>, effort: Effort, leave: Leave): PlayedGame => {
    try {
      return checkedPlayer(game, position === undefined ? setup : { position }, seed, checksFor(player), effort);
    } catch (error) {
      if (!(error instanceof InvariantError) || !error.record) throw error;
      const name = `${game.id}-${seed.replaceAll(' ', '-')}`;
      leave(`${name}.json`, JSON.stringify(error.record));
      const told = [error.message, '', `seed: ${seed}`, `player: ${player}`, `set-up: ${JSON.stringify(setup)}`, ''];
      leave(`${name}.txt`, told.join('\n'));
      throw new Error(`${error.message}\nSee it with: npx impulse replay failures/${name}.json`, { cause: error });
    }
  };

/** Adds up what was met in several games. */
export class PlayTally {
  games = 0;
  events = 0;
  readonly steps: Record<string, number> = {};
  readonly actions: Record<string, number> = {};

  add(played: PlayedGame): void {
    this.games++;
    this.events += played.events;
    for (const [step, times] of Object.entries(played.steps)) this.steps[step] = (this.steps[step] ?? 0) + times;
    for (const [type, times] of Object.entries(played.actions)) this.actions[type] = (this.actions[type] ?? 0) + times;
  }
}
