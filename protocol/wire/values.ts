import { good, matching, mostEntries, type Read, text, whole } from '@impulse/engine';

/** Values that stand in more than one message between browser and server. */

/** Of a match, as the server names it. */
export const matchId = matching(/^[0-9a-f]{32}$/, 'bad-match', 'The name of a match');

/** What lets its bearer sit down or play: 256 bits in base64url. */
export const key = matching(/^[\w-]{43}$/, 'bad-key', 'A key');

/** What a player puts into the dice: 256 bits in hexadecimal; and what commits to it. */
export const dicePart = matching(/^[0-9a-f]{64}$/, 'bad-part', '64 hexadecimal digits');

/** Of the chain of hashes that a journal is. */
export const link = matching(/^[0-9a-f]{64}$/, 'bad-link', '64 hexadecimal digits');

export const side = text(20);
/** Of a standing order. */
export const orderValue = text(20);
/** Of a computer. */
export const level = text(20);
/** Of a person, as others read it. */
export const personName = text(40);
export const saying = text(500);
/** As maps name them. */
export const hexLabel = matching(/^[A-Za-z0-9]{1,8}$/, 'bad-hex', 'The name of a hex');
const written = text(500);
/** What a player writes down; nothing is a note, too. */
export const note: Read<string> = (value, path) => (value === '' ? good('') : written(value, path));
export const revision = whole(0, mostEntries);
export const proposalNumber = whole(0, Number.MAX_SAFE_INTEGER);
/** Chosen by whoever gives the command; the same id is the same command. */
export const command = text(60);
