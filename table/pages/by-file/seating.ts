import { signal } from '@preact/signals';
import type { ControllerId } from '../../storage/types.js';

type Players = Readonly<Record<string, ControllerId>>;

/** Somebody is to be invited: the page for new battles begins with a player who is away. */
export const inviting = signal(false);

/** Who plays which side when the page for new battles is opened. */
export function firstPlayers(sides: readonly [string, string], usual: Players): Players {
  const isInviting = inviting.peek();
  inviting.value = false;
  return isInviting ? seat(usual, sides[1], 'away') : usual;
}

/** Is the battle to be played by file? */
export const isByFile = (players: Players): boolean => Object.values(players).includes('away');

/** Somebody else takes a side. Who is away needs a person here; two who are away, or one and a computer, cannot play. */
export function seat(players: Players, side: string, player: ControllerId): Players {
  const others = Object.entries(players).map(([one, before]): [string, ControllerId] => {
    if (one === side) return [one, player];
    if (player === 'away') return [one, 'human'];
    return [one, before === 'away' && player !== 'human' ? 'human' : before];
  });
  return Object.fromEntries(others);
}
