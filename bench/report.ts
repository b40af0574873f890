import type { Aim, Size, Speed } from './figure.js';
import { type MeasuringTime, measure, median } from './measure.js';
import { referenceYardstick, yardstickText } from './yardstick.js';

/** Measures every figure and puts the results into lines. */

export interface ReportLine {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  /** As measured here. */
  readonly value: number;
  /** Yardsticks, or null for sizes. */
  readonly multiple: number | null;
  /** The value on a machine with the reference yardstick, which targets other than in J are compared with. */
  readonly scaled: number | null;
  readonly target: string;
  readonly goal: string;
  readonly peer: string;
  /** Null when nothing is aimed at. */
  readonly met: boolean | null;
  readonly goalMet: boolean | null;
  /** Yardsticks per second while this was measured, and every round. */
  readonly yardstick?: number;
  readonly rounds?: readonly number[];
}

export function measureSpeeds(
  speeds: readonly Speed[],
  effort: MeasuringTime,
  done: (line: ReportLine) => void,
): ReportLine[] {
  const lines: ReportLine[] = [];
  for (const speed of speeds) {
    const line = speedLine(speed, effort, lines);
    lines.push(line);
    done(line);
  }
  return lines;
}

function speedLine(speed: Speed, effort: MeasuringTime, before: readonly ReportLine[]): ReportLine {
  const { id, what, unit, aim } = speed;
  const { perSecond, multiple, yardstick, rounds } = measure(speed.batch, effort);
  const value = speed.inMilliseconds ? 1000 / perSecond : perSecond;
  const scaledPerSecond = multiple * referenceYardstick;
  const scaled = speed.inMilliseconds ? 1000 / scaledPerSecond : scaledPerSecond;
  const base = before.find((line) => line.id === speed.shareOf);
  const reached = {
    J: multiple,
    'per-second': scaledPerSecond,
    milliseconds: 1000 / scaledPerSecond,
    share: base ? value / base.value : 0,
  };
  const shown = base ? `${what}: ${((value / base.value) * 100).toFixed(0)} % of that` : what;
  return {
    id,
    what: shown,
    unit,
    value,
    multiple,
    scaled,
    target: aim ? aimText(aim, aim.target) : '',
    goal: aim?.goal === undefined ? '' : aimText(aim, aim.goal),
    peer: aim?.peer === undefined ? '' : aimText(aim, aim.peer),
    met: aim ? reaches(aim, reached[aim.in], aim.target) : null,
    goalMet: aim?.goal === undefined ? null : reaches(aim, reached[aim.in], aim.goal),
    yardstick,
    rounds,
  };
}

const reaches = (aim: Aim, value: number, wanted: number): boolean =>
  aim.in === 'milliseconds' ? value < wanted : value >= wanted;

function aimText(aim: Aim, wanted: number): string {
  switch (aim.in) {
    case 'J':
      return `${wanted} J`;
    case 'per-second':
      return `${wanted.toLocaleString('en')}/s`;
    case 'milliseconds':
      return `< ${wanted} ms`;
    case 'share':
      return `${wanted * 100} %`;
  }
}

export function sizeLine({ id, what, bytes, limit }: Size): ReportLine {
  const met = limit === undefined ? null : bytes <= limit;
  const target = limit === undefined ? '' : `<= ${limit.toLocaleString('en')}`;
  const nothing = { multiple: null, scaled: null, goal: '', peer: '', goalMet: null };
  return { id, what, unit: 'bytes', value: bytes, target, met, ...nothing };
}

const scale = `at J ${referenceYardstick.toLocaleString('en')}`;
const columns = ['figure', 'measured', 'unit', 'in J', scale, 'target', 'goal', 'peer', 'met'] as const;
const widths = [62, 15, 12, 8, 15, 10, 8, 8, 5];
const numeric = new Set([1, 3, 4]);

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => (numeric.has(index) ? cell.padStart(widths[index]) : cell.padEnd(widths[index])))
    .join('  ')
    .trimEnd();

export const head = (): string => `${row(columns)}\n${row(widths.map((width) => '-'.repeat(width)))}`;

export function lineText(line: ReportLine): string {
  const { what, unit, value, multiple, scaled, target, goal, peer, met, goalMet } = line;
  const verdict = met === null ? '' : !met ? 'NO' : goalMet ? 'goal' : 'yes';
  return row([
    what,
    numberText(value),
    unit,
    optionalText(multiple),
    optionalText(scaled),
    target,
    goal,
    peer,
    verdict,
  ]);
}

const optionalText = (value: number | null): string => (value === null ? '' : numberText(value));

const numberText = (value: number): string =>
  value.toLocaleString('en', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });

/** What is written under the table. */
export function notes(lines: readonly ReportLine[]): string {
  const yards = Math.round(medianYardstick(lines)).toLocaleString('en');
  return [
    `J: JSON round trips per second of an object of ${yardstickText.length} bytes, measured between the slices of every figure; here ${yards}.`,
    `A second is one of processor time of the whole process, its compiler and garbage collector included.`,
    `Targets in J are compared with "in J"; those per second and in ms with "${scale}", which is "in J" times that.`,
  ].join('\n');
}

export const medianYardstick = (lines: readonly ReportLine[]): number =>
  median(lines.flatMap((line) => line.yardstick ?? []));
