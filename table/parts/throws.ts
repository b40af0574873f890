import type { LogEvent, Throw } from '@impulse/engine';
import type { AnyBattle } from '../chair/any.js';

/** Every throw of the dice in these events. */
export const throwsIn = ({ aids, state, seat }: AnyBattle, events: readonly LogEvent[]): Throw[] =>
  aids
    .tell(state, seat, events)
    .flatMap(({ scenes }) => scenes.flatMap((scene) => (scene.kind === 'throw' ? [scene.thrown] : [])));
