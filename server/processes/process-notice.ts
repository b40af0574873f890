import type { HexNote, Saying } from '@impulse/protocol/wire/index.js';

/** What processes that share a store tell each other. What is kept is read from the store; the rest stands here. */
export type ProcessNotice =
  /** A match was changed, apart from its journal. */
  | { readonly kind: 'kept'; readonly match: string }
  /** Its journal has grown. */
  | { readonly kind: 'entries'; readonly match: string }
  /** Its journal is another one now. */
  | { readonly kind: 'rewritten'; readonly match: string }
  | { readonly kind: 'said'; readonly match: string; readonly said: Saying }
  | { readonly kind: 'note'; readonly match: string; readonly seat: string; readonly note: HexNote }
  /** The seats that somebody is in at a process; `asks` wants to know the same of the others. */
  | {
      readonly kind: 'present';
      readonly match: string;
      readonly process: string;
      readonly seats: readonly string[];
      readonly asks: boolean;
    }
  /** A process that has not said this for a while has died. */
  | { readonly kind: 'alive'; readonly process: string };
