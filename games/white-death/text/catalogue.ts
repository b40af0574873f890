import type { CommonCatalogue, CommonWords, Forecast, Labels, Outcome } from '@impulse/engine';
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

/** What the texts of this battle have a line or a word for. */
interface Codes {
  readonly side: SideId;
  readonly step: StepId;
  readonly action: ActionType;
  readonly flag: FlagName;
  readonly purpose: DicePurpose;
  readonly provenance: ProvenanceNote['status'];
  readonly elsewhere: Elsewhere;
  readonly term: TermCode;
  readonly reason: Reason;
  readonly event: EventType;
  readonly prompt: Prompt;
  readonly accountItem: AccountItem;
  readonly forecastKind: ForecastKind;
  readonly forecastResult: ForecastResult;
  readonly option: (typeof optionSpecs)[number];
}

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
export interface Words extends Things, CommonWords<Codes> {
  readonly moraleOutcomes: Labels<MoraleOutcome>;
  readonly marks: Labels<MarkName>;
  readonly pools: Labels<Pool>;
  readonly supplyPurposes: Labels<SupplyPurpose>;
  readonly intensities: Labels<(typeof intensities)[number]>;
  readonly standingNames: Labels<StandingName>;
  readonly standingValues: StandingWords;
  readonly victoryLevels: Labels<VictoryLevel>;
}

export interface Catalogue extends CommonCatalogue<Codes, Action, Facts, Names> {
  readonly words: Words;
  readonly aids: AidWords;
  readonly thoughts: Thoughts;
  /** What a forecast says of single units, one line each. */
  readonly forecastNotes: (facts: Facts, kind: Forecast['kind']) => readonly string[];
  readonly when: (turn: number, impulse: number | undefined) => string;
  readonly outcome: (outcome: Outcome, level: Facts) => string;
}
