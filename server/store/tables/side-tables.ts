import type { BotSeatTable, BotTable } from '../../bots/bot-tables.js';
import type { LabelTable } from './labels.js';

/** The tables beside those of the matches; each is declared by the part that uses it. Whole numbers stay below 2^53. */
export interface SideTables {
  readonly label: LabelTable;
  readonly bot: BotTable;
  readonly bot_seat: BotSeatTable;
}
