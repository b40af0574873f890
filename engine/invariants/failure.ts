import type { BattleRecord } from '../match/notation.js';

/** What random play demands at every step, or at the end of a battle. A failure names one of these. */
const invariants = [
  'actions-have-spots',
  'arrivals-enter',
  'attacks-are-legal',
  'battle-ends',
  'bits-are-views',
  'chapters-are-times',
  'clocks-go-on',
  'codes-agree',
  'commands-once',
  'copy-equals',
  'deltas-make-views',
  'dice-once',
  'dice-order',
  'drafts-are-legal',
  'draw-is-redact',
  'draws-differ',
  'events-are-told',
  'events-readable',
  'finality-is-told',
  'forecast-adds-up',
  'hidden-stays-hidden',
  'idle-is-ready',
  'journal-goes-back',
  'journal-grows',
  'journal-replays',
  'not-offered-is-refused',
  'offered-plays',
  'only-the-deciding-side',
  'position-round-trip',
  'prepared-alike',
  'prospects-are-legal',
  'queries-change-nothing',
  'reach-is-legal',
  'ready-is-legal',
  'record-replays',
  'record-resumes',
  'record-round-trip',
  'record-verifies',
  'redact-is-sample',
  'sample-fits-view',
  'setup-starts',
  'shown-is-there',
  'shown-is-true',
  'spots-come-true',
  'state-legal',
  'step-legal',
  'terms-add-up',
  'texts-render',
  'throws-nothing',
  'told-when-it-stays',
  'undo-exact',
  'undo-stops-at-dice',
  'undo-stops-at-secrets',
  'ways-are-legal',
  'why-not-answers',
] as const;
export type Invariant = (typeof invariants)[number];

/** A broken invariant, with the record that replays up to it. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  readonly invariant: Invariant;
  /** How many events had been played. */
  readonly event: number;
  readonly record: BattleRecord | null;

  constructor(invariant: Invariant, detail: string, event: number, record: BattleRecord | null, cause?: unknown) {
    super(`${invariant} after event ${event}: ${detail}`, { cause });
    this.invariant = invariant;
    this.event = event;
    this.record = record;
  }
}
