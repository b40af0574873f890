import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { type MeasuringTime, measure } from './measure.js';
import { head, type ReportLine, lineText, measureSpeeds, medianYardstick, notes, sizeLine } from './report.js';
import { used } from './sink.js';
import { totensonntagFigures, totensonntagSizes } from './totensonntag/index.js';
import { whiteDeathFigures, whiteDeathSizes } from './white-death/index.js';
import { yardstick } from './yardstick.js';

/** `npm run bench [-- --quick] [-- --only TEXT] [-- --json FILE]`: measures and prints; see docs/bench.md. */

const thorough: MeasuringTime = { warmUpMs: 1000, rounds: 61, sliceMs: 40 };
const quick: MeasuringTime = { warmUpMs: 400, rounds: 21, sliceMs: 25 };

function readArguments() {
  try {
    return parseArgs({ options: { quick: { type: 'boolean' }, json: { type: 'string' }, only: { type: 'string' } } })
      .values;
  } catch (error) {
    process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const given = readArguments();
const effort = given.quick ? quick : thorough;
const wanted = ({ id }: { readonly id: string }): boolean => given.only === undefined || id.includes(given.only);

const speeds = [...totensonntagFigures(), ...whiteDeathFigures()].filter(wanted);
const sizes = [...totensonntagSizes(), ...whiteDeathSizes()].filter(wanted);

measure(yardstick, effort);
say(head());
const print = (line: ReportLine): void => say(lineText(line));
const lines = measureSpeeds(speeds, effort, print);
for (const line of sizes.map(sizeLine)) {
  lines.push(line);
  print(line);
}
say(`\n${notes(lines)}`);
if (given.json !== undefined) writeJson(given.json);

function writeJson(file: string): void {
  const machine = { node: process.version, processor: os.cpus()[0]?.model ?? 'unknown', cores: os.cpus().length };
  const report = { machine, effort, yardstick: medianYardstick(lines), lines, checksum: used() };
  try {
    fs.writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
  } catch (error) {
    process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
