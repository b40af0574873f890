import type { OptionSpec, PublicAction } from '../game.js';
import type { ActionLines, EndingLines, Labels, Lines, OptionTexts } from './texts.js';

/** What one language has to say in every battle: exactly one entry for each code, or the program does not compile. */

/** The codes of a battle, by what they are about. */
export interface CatalogueCodes {
  readonly side: string;
  readonly step: string;
  readonly action: string;
  readonly flag: string;
  readonly purpose: string;
  readonly provenance: string;
  readonly elsewhere: string;
  readonly term: string;
  readonly reason: string;
  readonly event: string;
  readonly prompt: string;
  readonly accountItem: string;
  readonly forecastKind: string;
  readonly forecastResult: string;
  readonly option: OptionSpec;
}

/** Single words: headings, buttons, names of things. */
export interface CommonWords<C extends CatalogueCodes> {
  readonly sideTitles: Labels<C['side']>;
  readonly provenance: Labels<C['provenance']>;
  readonly elsewhere: Labels<C['elsewhere']>;
  readonly steps: Labels<C['step']>;
  readonly actions: Labels<C['action']>;
  readonly flags: Labels<C['flag']>;
  readonly purposes: Labels<C['purpose']>;
  readonly forecastResults: Labels<C['forecastResult']>;
  readonly accountItems: Labels<C['accountItem']>;
  readonly terms: Labels<C['term']>;
  readonly options: OptionTexts<C['option']>;
  /** When a code from outside has no entry. */
  readonly unknownRefusal: string;
  readonly unknownEvent: string;
  readonly unknownPrompt: string;
}

/** Whole lines; `F` reads their facts, and `N` names units and hexes. */
export interface CommonCatalogue<C extends CatalogueCodes, A extends PublicAction, F, N> {
  readonly refusals: Lines<C['reason'], F>;
  readonly events: Lines<C['event'], F>;
  readonly prompts: Lines<C['prompt'], F>;
  readonly accountLines: Lines<C['accountItem'], F>;
  readonly forecasts: Lines<C['forecastKind'], F>;
  readonly forecastOutcomes: Lines<C['forecastResult'], F>;
  /** An action in words, for menus and records. */
  readonly actionLines: ActionLines<A, N>;
  readonly term: (what: string, label: string, value: number) => string;
  /** The days of a turn. */
  readonly date: (turn: number) => string;
  readonly points: (points: number) => string;
  readonly endings: EndingLines;
  readonly colon: string;
  readonly accountLine: (text: string, points: number) => string;
  /** The last touch to whole sentences, and to pieces of them. */
  readonly sentence: (text: string) => string;
  readonly piece: (text: string) => string;
}
