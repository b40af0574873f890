import type { ToldEvent } from '@impulse/engine';

/** A few quiet sounds, made on the spot: a counter put down, dice, a hit, and a bell when a person is to decide. */

export type Sound = 'move' | 'dice' | 'hit' | 'bell';

/** Whoever wants no sounds fetches none. */
export function makeSound(sound: Sound): void {
  import('./sound-maker.js').then(
    ({ play }) => play(sound),
    () => undefined,
  );
}

/** What an action sounds like: its loudest scene. */
export function soundOf(told: readonly ToldEvent[]): Sound | null {
  const scenes = told.flatMap((one) => one.scenes);
  if (scenes.some((scene) => scene.kind === 'gone' || (scene.kind === 'shot' && scene.hit))) return 'hit';
  if (scenes.some(({ kind }) => kind === 'throw')) return 'dice';
  return scenes.some(({ kind }) => kind === 'move') ? 'move' : null;
}
