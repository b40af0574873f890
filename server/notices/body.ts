import type { Language } from '@impulse/engine';

/** What a notice says, in the language of its reader. */
export interface NoticeBody {
  readonly title: string;
  /** What is asked. */
  readonly text: string;
  /** Leads to the match; without a key, which the reader's browser holds. */
  readonly link: string;
  readonly match: string;
  readonly language: Language;
}
