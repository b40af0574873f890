import type { Labels, Lines as LinesOf, OptionTexts, ActionLines, EndingLines } from '@impulse/engine';
import type { Action, ActionType } from '../actions/actions.js';
import type {
  EntryData,
  Nationality,
  PlaceData,
  ProvenanceNote,
  SideId,
  Terrain,
  TrackData,
  UnitType,
} from '../data/types.js';
import type { optionSpecs } from '../options.js';
import type { FlagName } from '../position/position.js';
import type { Reason } from '../reasons.js';
import type { StepId } from '../state.js';
import type { AidWords } from './aid-words.js';
import type {
  AccountItem,
  DicePurpose,
  Elsewhere,
  Figure,
  ForecastKind,
  ForecastResult,
  Prompt,
  SettledNumber,
  TermCode,
} from './codes.js';
import type { EventType } from './event-types.js';
import type { Facts } from './facts.js';
import type { Thoughts } from './thoughts.js';
import type { NameWords, Names } from './names.js';

/** What one language has to say: exactly one entry for each code, or the program does not compile. */

type Lines<K extends string> = LinesOf<K, Facts>;

/** Single words: headings, buttons, names of things. */
export interface Words extends NameWords {
  readonly sideTitles: Labels<SideId>;
  readonly nationalities: Labels<Nationality>;
  readonly unitTypes: Labels<UnitType>;
  readonly figures: Labels<Figure>;
  readonly terrains: Labels<Terrain>;
  readonly point: string;
  readonly placeKinds: Labels<PlaceData['kind']>;
  readonly trackKinds: Labels<TrackData['kind']>;
  readonly edges: Labels<EntryData['edge']>;
  readonly provenance: Labels<ProvenanceNote['status']>;
  readonly elsewhere: Labels<Elsewhere>;
  readonly steps: Labels<StepId>;
  readonly actions: Labels<ActionType>;
  readonly flags: Labels<FlagName>;
  readonly settled: Labels<SettledNumber>;
  readonly purposes: Labels<DicePurpose>;
  readonly forecastResults: Labels<ForecastResult>;
  readonly accountItems: Labels<AccountItem>;
  readonly terms: Labels<TermCode>;
  readonly options: OptionTexts<(typeof optionSpecs)[number]>;
  /** When a code from outside has no entry. */
  readonly unknownRefusal: string;
  readonly unknownEvent: string;
  readonly unknownPrompt: string;
}

export interface Catalogue {
  readonly words: Words;
  readonly aids: AidWords;
  readonly thoughts: Thoughts;
  readonly refusals: Lines<Reason>;
  readonly events: Lines<EventType>;
  readonly prompts: Lines<Prompt>;
  readonly accountLines: Lines<AccountItem>;
  readonly forecasts: Lines<ForecastKind>;
  readonly forecastOutcomes: Lines<ForecastResult>;
  /** An action in words, for menus and records. */
  readonly actionLines: ActionLines<Action, Names>;
  readonly term: (what: string, label: string, value: number) => string;
  readonly date: (turn: number) => string;
  readonly when: (turn: number, couplet: number) => string;
  readonly points: (points: number) => string;
  readonly outcome: (winner: string, points: number) => string;
  readonly endings: EndingLines;
  readonly colon: string;
  readonly accountLine: (text: string, points: number) => string;
  /** The last touch to whole sentences, and to pieces of them. */
  readonly sentence: (text: string) => string;
  readonly piece: (text: string) => string;
}
