import type { BotSeatTable, BotTable } from '../../bots/bot-tables.js';
import type { DutyTable } from '../../duties/tables.js';
import type { OpenOfferTable } from '../../matches/open-offers.js';
import type { PersonalOfferTable } from '../../matches/personal-offers.js';
import type { WatchableTable } from '../../matches/watchable.js';
import type { HexNoteTable } from '../../notes/notes.js';
import type { EntryTable, NoticeChannelTable, NoticeChoiceTable, NoticeTable } from '../../notices/tables.js';
import type { PeopleTables } from '../../people/tables.js';
import type { EdgeStepTable, RatingStepTable } from '../../ratings/tables.js';
import type { ShiftJobTable, ShiftTable } from '../../shifts/tables.js';
import type { TournamentPlayerTable, TournamentTable } from '../../tournaments/tables.js';
import type { LabelTable } from './labels.js';

/** The tables beside those of the matches; each is declared by the part that uses it. Whole numbers stay below 2^53. */
export interface SideTables extends PeopleTables {
  readonly label: LabelTable;
  readonly duty: DutyTable;
  readonly shift: ShiftTable;
  readonly shift_job: ShiftJobTable;
  readonly watchable: WatchableTable;
  readonly open_offer: OpenOfferTable;
  readonly personal_offer: PersonalOfferTable;
  readonly hex_note: HexNoteTable;
  readonly tournament: TournamentTable;
  readonly tournament_player: TournamentPlayerTable;
  readonly rating_step: RatingStepTable;
  readonly edge_step: EdgeStepTable;
  readonly bot: BotTable;
  readonly bot_seat: BotSeatTable;
  readonly entry: EntryTable;
  readonly notice_choice: NoticeChoiceTable;
  readonly notice_channel: NoticeChannelTable;
  readonly notice: NoticeTable;
}
