import type { BattleId } from '@impulse/library/battles.js';
import type { Sources } from '../kit/sources.js';
import { sources as desert } from './totensonntag/sources.js';
import { sources as winter } from './white-death/sources.js';

/** What stands behind the values of a battle; no kit is fetched for it. */
export const sources: Readonly<Record<BattleId, Sources>> = { totensonntag: desert, 'white-death': winter };
