import type { AnyKit } from '../kit/kit.js';
import type { BattleSetup } from '../storage/types.js';
import type { Lesson } from './course.js';

/** The learner has one side; the other one holds still. */
export function setupOf({ game }: AnyKit, { scenario, options, side, dice }: Lesson): BattleSetup {
  const controllers = Object.fromEntries(
    game.sides.map((one) => [one, one === side ? ('human' as const) : ('still' as const)]),
  );
  return { game: game.id, scenario, options, controllers, dice };
}
