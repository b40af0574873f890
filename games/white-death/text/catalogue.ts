import type {
  Forecast,
  Labels,
  Lines as LinesOf,
  OptionTexts,
  ActionLines,
  EndingLines,
  Outcome,
} from '@impulse/engine';
import type { Action, ActionType, intensities, standingNames, standingValues } from '../actions/actions.js';
import type {
  Mobility,
  ProvenanceNote,
  SideId,
  Terrain,
  UnitClass,
  UnitSize,
  UnitType,
  Weather,
} from '../data/types.js';
import type { optionSpecs } from '../options.js';
import type { FlagName, MarkName } from '../position/position.js';
import type { Reason } from '../reasons.js';
import type { StepId } from '../state.js';
import type {
  AccountItem,
  DicePurpose,
  Elsewhere,
  Feature,
  Figure,
  ForecastKind,
  ForecastResult,
  FormationKind,
  Model,
  MoraleOutcome,
  Pool,
  Prompt,
  Special,
  SupplyPurpose,
  TermCode,
  VictoryLevel,
} from './codes.js';
import type { AidWords } from './aid-words.js';
import type { EventType } from './event-types.js';
import type { Facts } from './facts.js';
import type { Thoughts } from './thoughts.js';
import type { NameWords, Names } from './names.js';

/** What one language has to say: exactly one entry for each code, or the program does not compile. */

type Lines<K extends string> = LinesOf<K, Facts>;

type StandingName = (typeof standingNames)[number];
type StandingWords = {
  readonly [K in keyof typeof standingValues]: Labels<(typeof standingValues)[K][number]>;
};

/** Whom and what the battle is about. */
export interface Things extends NameWords {
  readonly unitTypes: Labels<UnitType>;
  readonly unitClasses: Labels<UnitClass>;
  readonly unitSizes: Labels<UnitSize>;
  readonly mobilities: Labels<Mobility>;
  readonly formationKinds: Labels<FormationKind>;
  readonly models: Labels<Model>;
  readonly figures: Labels<Figure>;
  readonly specials: Labels<Special>;
  readonly terrains: Labels<Terrain>;
  readonly features: Labels<Feature>;
  readonly weathers: Labels<Weather>;
}

/** Single words: headings, buttons, names of things. */
export interface Words extends Things {
  readonly sideTitles: Labels<SideId>;
  readonly provenance: Labels<ProvenanceNote['status']>;
  readonly elsewhere: Labels<Elsewhere>;
  readonly steps: Labels<StepId>;
  readonly moraleOutcomes: Labels<MoraleOutcome>;
  readonly actions: Labels<ActionType>;
  readonly flags: Labels<FlagName>;
  readonly marks: Labels<MarkName>;
  readonly pools: Labels<Pool>;
  readonly supplyPurposes: Labels<SupplyPurpose>;
  readonly intensities: Labels<(typeof intensities)[number]>;
  readonly standingNames: Labels<StandingName>;
  readonly standingValues: StandingWords;
  readonly purposes: Labels<DicePurpose>;
  readonly forecastResults: Labels<ForecastResult>;
  readonly accountItems: Labels<AccountItem>;
  readonly victoryLevels: Labels<VictoryLevel>;
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
  /** What a forecast says of single units, one line each. */
  readonly forecastNotes: (facts: Facts, kind: Forecast['kind']) => readonly string[];
  /** An action in words, for menus and records. */
  readonly actionLines: ActionLines<Action, Names>;
  readonly term: (what: string, label: string, value: number) => string;
  /** The days of a turn. */
  readonly date: (turn: number) => string;
  readonly when: (turn: number, impulse: number | undefined) => string;
  readonly points: (points: number) => string;
  readonly outcome: (outcome: Outcome, level: Facts) => string;
  readonly endings: EndingLines;
  readonly colon: string;
  readonly accountLine: (text: string, points: number) => string;
  /** The last touch to whole sentences, and to pieces of them. */
  readonly sentence: (text: string) => string;
  readonly piece: (text: string) => string;
}
