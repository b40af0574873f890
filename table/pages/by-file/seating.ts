import type { ControllerId } from '../../storage/types.js';

type Players = Readonly<Record<string, ControllerId>>;

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
