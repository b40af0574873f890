import { whiteDeath } from '@impulse/white-death';
import { cloneState, type State } from '@impulse/white-death/state.js';
import { viewText } from '@impulse/white-death/position/view-text.js';
import type { Size, Speed } from '../figure.js';
import { firstViews, meanBytes, Server, viewsOn } from '../viewing.js';
import { samplePositions } from './play-figures.js';
import { player } from './random-play.js';

/** What a seat of White Death is shown: its view with what it may do. */

const textOf = (state: State): string => viewText(state, whiteDeath.sides[state.deciding]);

/** Every position of a random game, up to a number of actions. */
function positionsFrom(first: number, count: number): State[] {
  const random = player('campaign');
  for (let i = 0; i < first; i++) random.step();
  return Array.from({ length: count }, () => {
    random.step();
    return cloneState(random.state);
  });
}

export function viewFigures(): Speed[] {
  const games = Array.from({ length: 4 }, (_, index) => positionsFrom(index * 400, 300));
  return [
    {
      id: 'white-death-view',
      what: 'White Death: view of the deciding seat with its legal actions',
      unit: 'views/s',
      aim: { in: 'J', target: 1 },
      batch: viewsOn(new Server(whiteDeath, games), textOf),
    },
    {
      id: 'white-death-first-view',
      what: 'White Death: first view of a battle, with nothing remembered',
      unit: 'views/s',
      batch: firstViews(whiteDeath, samplePositions(), textOf),
    },
  ];
}

export const viewSize = (): Size => ({
  id: 'white-death-view-bytes',
  what: 'White Death: view with legal actions as JSON, mean',
  bytes: meanBytes(samplePositions(), textOf),
});
