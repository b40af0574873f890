import {
  good,
  inSteps,
  list,
  mapOf,
  oneOf,
  orNull,
  pair,
  type Read,
  record,
  type Result,
  text,
  whole,
} from '@impulse/engine';
import { battleIds } from '@impulse/library';
import { writeText } from '../files.js';
import { openRun } from '../shared/kept-run.js';
import type { JudgedBattle } from './battle.js';

/** The file in which a calibration keeps its battles, so that a second run goes on where the first one stopped. */

/** Battles are comparable only when all of this is the same. */
export interface ResultsHeading {
  readonly game: (typeof battleIds)[number];
  readonly rules: string;
  /** Hash of the data. */
  readonly data: string;
  readonly seed: string;
  readonly levels: readonly [string, string];
  /** Of the opponents: one that plays otherwise has another. */
  readonly versions: readonly [number, number];
}

export interface Results extends ResultsHeading {
  readonly format: 'impulse-calibration';
  readonly version: 2;
  readonly battles: readonly JudgedBattle[];
}

const shortText = text(200);
const mostBattles = 100_000;
const mostVersions = 100_000;
const largestFigure = 1_000_000;

const readResults: Read<Results> = record<Results>({
  format: oneOf('impulse-calibration'),
  version: oneOf(2),
  game: oneOf(...battleIds),
  rules: shortText,
  data: shortText,
  seed: shortText,
  levels: pair(shortText),
  versions: pair(whole(0, mostVersions)),
  battles: list(
    record<JudgedBattle>({
      scenario: shortText,
      number: whole(0, mostBattles),
      figures: mapOf(orNull(inSteps(10, -largestFigure, largestFigure))),
    }),
    0,
    mostBattles,
  ),
});

/** The battles of a file; none when it is not there yet. One of another run is left as it is. */
export function openResults(file: string, heading: ResultsHeading): Result<JudgedBattle[]> {
  const run = openRun(file, readResults, heading);
  return run.ok ? good([...(run.value?.battles ?? [])]) : run;
}

export function writeResults(file: string, heading: ResultsHeading, battles: readonly JudgedBattle[]): Result<null> {
  const results: Results = { format: 'impulse-calibration', version: 2, ...heading, battles: inOrder(battles) };
  return writeText(file, `${JSON.stringify(results)}\n`);
}

export const inOrder = (battles: readonly JudgedBattle[]): JudgedBattle[] =>
  battles.toSorted((a, b) => a.scenario.localeCompare(b.scenario, 'en') || a.number - b.number);
