import { effect, untracked } from '@preact/signals';
import type { Desk } from '../desk/desk.js';
import { settings } from '../storage/settings.js';
import { makeSound } from '../desk/sound.js';

/** A bell when somebody else has finished and a person is to decide. */
export function ringFor({ chair }: Desk): () => void {
  let decided = true;
  return effect(() => {
    const decides = chair.decides.value;
    const rings = decides && !decided && untracked(() => settings.value.sound);
    decided = decides;
    if (rings) makeSound('bell');
  });
}
