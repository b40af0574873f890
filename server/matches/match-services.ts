import type { Counters } from '../counters.js';
import type { Limits } from '../limits.js';
import type { OtherProcesses } from '../processes/other-processes.js';
import type { Ratings } from '../ratings/ratings.js';
import type { RulesPool } from '../rules/rules-pool.js';
import type { Store } from '../store/store.js';
import type { LiveMatch } from './live-match.js';
import type { OpenBattles } from './open-battles.js';

/** What all matches share. */
export interface MatchServices {
  readonly store: Store;
  readonly rules: RulesPool;
  readonly ratings: Ratings;
  readonly counters: Counters;
  readonly limits: Limits;
  readonly processes: OtherProcesses;
  readonly openBattles: OpenBattles;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears whenever a computer, or a standing order, may owe something. */
  readonly attend: (live: LiveMatch) => void;
  readonly report: (error: unknown) => void;
}
