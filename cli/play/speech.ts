import type { Language } from '@impulse/engine';
import type { BattleId, Spelling } from '@impulse/library';
import { en } from './speech/en.js';
import { zhHant } from './speech/zh-Hant.js';

/** What the terminal says besides the texts of the battle, in each language. */
export interface Speech {
  // The start
  readonly welcome: Readonly<Record<BattleId, string>>;
  readonly reconstructed: string;
  readonly playSide: (side: string) => string;
  readonly hotSeat: string;
  readonly watch: string;
  readonly goOnWith: (when: string) => string;
  readonly savedAtStart: string;
  readonly otherBattle: (name: string) => string;
  readonly settings: string;
  readonly otherLanguage: string;
  readonly leave: string;
  readonly colon: string;
  readonly choose: (standard: string) => string;
  readonly noSuchChoice: string;
  readonly scenario: string;
  readonly opponent: string;
  readonly level: (id: string) => string;
  readonly settingsHelp: string;
  readonly unsavable: (reason: string) => string;
  readonly savedHere: (file: string) => string;
  readonly saved: (file: string) => string;
  readonly loaded: (file: string) => string;
  readonly resumed: (events: number) => string;
  readonly firstHint: string;

  // How things stand
  readonly unknown: string;
  readonly account: string;
  readonly total: (points: string) => string;
  readonly noArrivals: string;
  readonly legend: (letter: string, side: string) => string;

  // Lists
  readonly canAct: (count: number) => string;
  readonly nobodyCanAct: string;
  readonly besides: string;
  readonly hexes: (count: number) => string;
  readonly pickHint: string;
  readonly actionsOf: (unit: string) => string;
  readonly nothingFor: (unit: string) => string;
  readonly nothingListed: string;
  readonly noSuchNumber: (most: number) => string;
  readonly listHint: (count: number) => string;

  // Units and hexes
  readonly whichUnit: (example: string) => string;
  readonly whichHex: (example: string) => string;
  readonly whichNumber: string;
  readonly noUnit: (word: string, near: string | undefined) => string;
  readonly severalUnits: (word: string, ids: readonly string[]) => string;
  readonly noHex: (word: string, first: string, last: string) => string;
  readonly movement: string;
  readonly due: (turn: number) => string;
  readonly emptyHex: string;
  readonly heldBy: (side: string) => string;
  readonly inZone: (side: string) => string;
  readonly stacks: string;
  readonly noStacks: string;

  // Answers
  readonly placeholders: Readonly<Record<Exclude<Spelling, 'word' | 'present'>, string>>;
  readonly tooMuch: (word: string, usage: string) => string;
  readonly possible: (order: string) => string;
  readonly rule: (number: string) => string;
  readonly noDice: string;
  readonly noUndo: Readonly<
    Record<'nothing-to-undo' | 'not-your-action' | 'dice-drawn' | 'secret-learned' | 'rewound', string>
  >;
  readonly resignSure: string;
  readonly undone: string;
  readonly unknownCommand: (word: string, near: string | undefined) => string;
  readonly noSuchRule: (word: string, known: string) => string;
  readonly noRules: string;
  readonly whichFile: string;
  readonly otherGame: (name: string) => string;
  readonly languages: (known: readonly Language[]) => string;
  readonly language: string;
  readonly emptyLog: string;
  readonly refused: string;
  readonly usageWhy: (unit: string, hex: string) => string;
  readonly overlays: string;

  // Drafts
  readonly nothingToPlan: (types: string) => string;
  readonly planned: (order: string) => string;
  readonly planIncomplete: string;
  readonly planHelp: (verb: string) => string;
  readonly planDropped: string;
  readonly mayBe: (values: string) => string;
  readonly fromTo: (least: number, most: number) => string;
  readonly adds: (unit: string, points: number) => string;
  readonly byDefault: (points: number) => string;
  readonly pool: (name: string, points: number) => string;

  // The course of play
  readonly handOver: (side: string) => string;
  readonly handBack: string;
  readonly meanwhile: string;
  readonly idle: (units: string) => string;
  readonly endAnyway: string;
  readonly goOn: string;
  readonly goOnWatching: string;
  readonly over: string;
  readonly verifyHint: (file: string) => string;
  readonly goodbye: (file: string | undefined) => string;
  readonly help: readonly (readonly [string, string])[];
  readonly helpHeading: string;
  readonly helpOrders: string;
}

export const speeches: Readonly<Record<Language, Speech>> = { en, 'zh-Hant': zhHant };
