import type { PlayerKind } from '@impulse/protocol/wire/index.js';
import { skeletonOf } from '../people/names.js';

/** A player who is known beyond one match, by an account or as a bot; guests and computers are not. */
export type PlayerId = `person/${string}` | `bot/${string}`;

export const personPlayer = (person: string): PlayerId => `person/${person}`;

/** Nobody: no account has an empty id. */
export const noPlayer: PlayerId = 'person/';

/** The account of a player; undefined for a bot. */
export const personIn = (player: PlayerId): string | undefined => /^person\/(.*)$/.exec(player)?.[1];

/** By the skeleton of its name. */
export const botPlayer = (skeleton: string): PlayerId => `bot/${skeleton}`;

/** Who sits, or is about to sit, in a seat. */
interface Sitting {
  readonly name: string | null;
  readonly kind?: PlayerKind;
  readonly person?: string;
}

/** Null for guests, for computers of the server, and for players whose account or bot has been deleted. */
export function playerOf({ name, kind, person }: Sitting): PlayerId | null {
  if (person !== undefined) return personPlayer(person);
  return kind === 'bot' && name !== null && name !== '' ? botPlayer(skeletonOf(name)) : null;
}
