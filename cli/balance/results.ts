import {
  good,
  list,
  mapOf,
  matching,
  oneOf,
  type Options,
  type Read,
  record,
  type Result,
  text,
  whole,
} from '@impulse/engine';
import { battleIds } from '@impulse/library';
import { writeText } from '../files.js';
import { openRun } from '../shared/kept-run.js';

/** The file in which a balance keeps who has won which battle, so that a second run goes on where the first one stopped. */

/** Battles are comparable only when all of this is the same. */
export interface BalanceHeading {
  readonly game: (typeof battleIds)[number];
  readonly rules: string;
  /** Hash of the data. */
  readonly data: string;
  readonly seed: string;
}

/** Battles of one setting between two opponents of the same level. */
export interface PlayedSetting {
  readonly scenario: string;
  /** Those that are not as usual. */
  readonly options: Options;
  readonly level: string;
  readonly version: number;
  /** By number of the battle, from 0 on: the first side has won, the second, or it went on for ever. */
  readonly winners: string;
}

interface Results extends BalanceHeading {
  readonly format: 'impulse-balance';
  readonly version: 1;
  readonly settings: readonly PlayedSetting[];
}

const shortText = text(200);
const mostSettings = 10_000;
const mostVersions = 100_000;

const readResults: Read<Results> = record<Results>({
  format: oneOf('impulse-balance'),
  version: oneOf(1),
  game: oneOf(...battleIds),
  rules: shortText,
  data: shortText,
  seed: shortText,
  settings: list(
    record<PlayedSetting>({
      scenario: shortText,
      options: mapOf(shortText),
      level: shortText,
      version: whole(0, mostVersions),
      winners: matching(/^[12-]{1,100000}$/, 'bad-winners', 'Who has won, by 1, 2 and -,'),
    }),
    0,
    mostSettings,
  ),
});

/** What has been played; nothing when the file is not there yet. One of another run is left as it is. */
export function openBalance(file: string, heading: BalanceHeading): Result<readonly PlayedSetting[]> {
  const run = openRun(file, readResults, heading);
  return run.ok ? good(run.value?.settings ?? []) : run;
}

export function writeBalance(file: string, heading: BalanceHeading, settings: readonly PlayedSetting[]): Result<null> {
  const results: Results = { format: 'impulse-balance', version: 1, ...heading, settings };
  return writeText(file, `${JSON.stringify(results, null, 1)}\n`);
}
