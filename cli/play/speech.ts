import type { Language } from '@impulse/engine';
import type { StepId } from '@impulse/totensonntag/state.js';
import { en } from './speech/en.js';
import { zhHant } from './speech/zh-Hant.js';

/** What the terminal says besides the texts of the battle, in each language. */
export interface Speech {
  // The start
  readonly title: string;
  readonly welcome: readonly string[];
  readonly playSide: (side: string) => string;
  readonly hotSeat: string;
  readonly watch: string;
  readonly goOn: (when: string) => string;
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

  // The status
  readonly turnOf: (when: string, turns: number) => string;
  readonly numberOf: (side: string, number: string, previous: string) => string;
  readonly unknownNumber: string;
  readonly account: string;
  readonly total: (points: string) => string;
  readonly commonwealthNeeds: string;
  readonly youRolled: (die: number) => string;
  readonly legend: readonly string[];

  // Lists
  readonly canAct: (count: number) => string;
  readonly nobodyCanAct: string;
  readonly besides: string;
  readonly moves: (count: number) => string;
  readonly overrun: string;
  readonly pickHint: string;
  readonly actionsOf: (unit: string) => string;
  readonly nothingFor: (unit: string) => string;
  readonly nothingListed: string;
  readonly noSuchNumber: (most: number) => string;
  readonly andMore: (count: number) => string;
  readonly listHint: (count: number) => string;
  readonly stepHint: Readonly<Record<StepId, string>>;

  // Units and hexes
  readonly whichUnit: string;
  readonly whichHex: string;
  readonly whichNumber: string;
  readonly noUnit: (word: string, near: string | undefined) => string;
  readonly severalUnits: (word: string, ids: readonly string[]) => string;
  readonly noHex: (word: string) => string;
  readonly strengthOf: (left: number, full: number) => string;
  readonly due: (turn: number) => string;
  readonly emptyHex: string;
  readonly heldBy: (side: string) => string;
  readonly inZone: (side: string) => string;
  readonly stacks: string;
  readonly noStacks: string;

  // Answers
  readonly possible: (order: string) => string;
  readonly rule: (number: string) => string;
  readonly noDice: string;
  readonly noUndo: Readonly<Record<'nothing-to-undo' | 'not-your-action' | 'dice-drawn' | 'secret-learned', string>>;
  readonly undone: string;
  readonly unknownCommand: (word: string, near: string | undefined) => string;
  readonly noSuchRule: (word: string, known: string) => string;
  readonly noRules: string;
  readonly whichFile: string;
  readonly languages: (known: readonly Language[]) => string;
  readonly language: string;
  readonly emptyLog: string;
  readonly refused: string;
  readonly usageWhy: string;

  // The course of play
  readonly handOver: (side: string) => string;
  readonly handBack: string;
  readonly goOnWatching: string;
  readonly thinks: (side: string, level: string) => string;
  readonly over: string;
  readonly verifyHint: (file: string) => string;
  readonly goodbye: (file: string | undefined) => string;
  readonly help: readonly (readonly [string, string])[];
  readonly helpHeading: string;
}

export const speeches: Readonly<Record<Language, Speech>> = { en, 'zh-Hant': zhHant };
