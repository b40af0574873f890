import type { CommonCatalogue, CommonWords, Labels } from '@impulse/engine';
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

/** Single words: headings, buttons, names of things. */
export interface Words extends NameWords, CommonWords<Codes> {
  readonly nationalities: Labels<Nationality>;
  readonly unitTypes: Labels<UnitType>;
  readonly figures: Labels<Figure>;
  readonly terrains: Labels<Terrain>;
  readonly point: string;
  readonly placeKinds: Labels<PlaceData['kind']>;
  readonly trackKinds: Labels<TrackData['kind']>;
  readonly edges: Labels<EntryData['edge']>;
  readonly settled: Labels<SettledNumber>;
}

export interface Catalogue extends CommonCatalogue<Codes, Action, Facts, Names> {
  readonly words: Words;
  readonly aids: AidWords;
  readonly thoughts: Thoughts;
  readonly when: (turn: number, couplet: number) => string;
  readonly outcome: (winner: string, points: number) => string;
}
