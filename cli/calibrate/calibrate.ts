import { bad, good, type Result } from '@impulse/engine';
import { battleIds, loadBattle, type LoadedBattle } from '@impulse/library';
import { type Arguments, choice, text, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, FAILED, MISUSED, print } from '../console.js';
import { readJson, writeText } from '../files.js';
import { progressBar } from '../progress.js';
import { type CalibrationPlan, type JudgedBattle, makeJudge } from './battle.js';
import { judge } from './judgement.js';
import { reportOf } from './report.js';
import { summaryOf } from './summary.js';
import { inOrder, type ResultsHeading } from './results.js';
import { jobsLeft, jobsOf, keptBattles, playOn, type CalibrationRun } from './run.js';
import { usualThreads } from '../threads.js';

/** `impulse calibrate`: many battles between equals, judged by how the battle went. */

const options = {
  game: choice(battleIds, 'which battle', 'white-death'),
  battles: whole('N', 'how many battles of each scenario (default: 100)', [1, 2000], 100),
  scenario: text('NAME', 'only this scenario'),
  level: text('LEVEL', 'opponent for both sides, also one that players are not offered (default: script)'),
  seed: textOr('TEXT', 'the same seed gives the same battles (default: history)', 'history'),
  workers: whole('K', `threads to play on (default: ${usualThreads} here)`, [1, 64], usualThreads),
  data: text('FILE', 'a data file of your own'),
  results: text('FILE', 'keep every battle in this file, and go on with those that are in it'),
  summary: text('FILE', 'write what the battles come to, without the battles, as the table shows it'),
  json: text('FILE', 'write the result as JSON; - for standard output instead of the table'),
};

type Given = Arguments<typeof options>['options'];

function planOf({ opponents: { rivals, quick } }: LoadedBattle, given: Given): Result<CalibrationPlan> {
  const level = given.level ?? quick;
  if (!rivals.includes(level)) {
    return bad('unknown-level', 'level', `--level takes one of: ${rivals.join(', ')}; not "${level}".`);
  }
  const data = given.data === undefined ? undefined : readJson(given.data);
  if (data && !data.ok) return bad(data.error.code, 'data', data.error.message);
  return good({
    game: given.game,
    ...(data ? { data: data.value } : {}),
    seed: given.seed,
    levels: [level, level],
  });
}

function headingOf({ game, dataFile, opponents }: LoadedBattle, plan: CalibrationPlan): ResultsHeading {
  const own = plan.data === undefined ? undefined : dataFile.check(plan.data);
  const data = own?.ok ? own.value.hash : dataFile.hash;
  const [first, second] = plan.levels;
  const versions = [opponents.versionOf(first), opponents.versionOf(second)] as const;
  return { game: plan.game, rules: game.rulesVersion, data, seed: plan.seed, levels: plan.levels, versions };
}

async function calibrate({ options: given }: Arguments<typeof options>, console: Console): Promise<number> {
  const battle = await loadBattle(given.game);
  const plan = planOf(battle, given);
  if (!plan.ok) return refuse(console, plan.error.path, plan.error.message);
  const scenarios = given.scenario === undefined ? battle.game.scenarios.map(({ id }) => id) : [given.scenario];
  const checked = makeJudge(battle, plan.value, scenarios);
  if (!checked.ok) return refuse(console, checked.error.path, checked.error.message);
  const run: CalibrationRun = {
    plan: plan.value,
    heading: headingOf(battle, plan.value),
    measures: (battle.history?.measures ?? []).filter(({ scenario }) => scenarios.includes(scenario)),
    scenarios,
    battles: given.battles,
    threads: given.workers,
    file: given.results,
  };
  const battles = await playAll(run, console);
  if (!battles.ok) return fail(console, battles.error.message);
  return tell(battle, run, battles.value, given, console);
}

/** What an earlier run has kept, and what is missing. */
async function playAll(run: CalibrationRun, console: Console): Promise<Result<JudgedBattle[]>> {
  const kept = keptBattles(run);
  if (!kept.ok) return kept;
  const jobs = jobsLeft(run, kept.value);
  const there = jobsOf(run).length - jobs.length;
  if (there > 0)
    await print(console.stderr, `battles kept from an earlier run: ${there}; still to be played: ${jobs.length}\n`);
  const bar = progressBar(console, jobs.length);
  const battles = await playOn(run, kept.value, jobs, (done) => bar.show(done));
  bar.clear();
  return battles;
}

async function tell(
  battle: LoadedBattle,
  { heading, measures }: CalibrationRun,
  battles: readonly JudgedBattle[],
  { json: file, summary }: Pick<Given, 'json' | 'summary'>,
  console: Console,
): Promise<number> {
  const judgements = measures.map((measure) => judge(measure, battles));
  if (summary !== undefined) {
    const kept = writeText(summary, summaryOf(heading, judgements));
    if (!kept.ok) return fail(console, kept.error.message);
  }
  if (file !== '-') await print(console.stdout, reportOf(battle, heading, judgements));
  if (file === undefined) return DONE;
  const json = `${JSON.stringify({ ...heading, judgements, battles: inOrder(battles) }, null, 2)}\n`;
  if (file === '-') {
    await print(console.stdout, json);
    return DONE;
  }
  const written = writeText(file, json);
  return written.ok ? DONE : fail(console, written.error.message);
}

const refuse = (console: Console, path: string, message: string): number =>
  fail(console, `calibrate: ${message}`, path.startsWith('data') ? FAILED : MISUSED);

export const calibrateCommand = command({
  name: 'calibrate',
  summary: 'judge the reconstructed values by how the battle went',
  about: [
    'Plays battles between equal computer opponents on several threads and compares them with the course of the battle: for each measure its band, the median with the 10th and 90th percentile (or a share with its 95 % interval), whether it is inside, and a plot of the battles.',
    'With --results an interrupted run continues where it stopped, and a second one with more battles plays only those missing.',
  ],
  options,
  examples: [
    'impulse calibrate --workers 2 --results calibration.json',
    'impulse calibrate --scenario campaign --battles 60 --seed fresh',
    'impulse calibrate --level schooled --seed fresh --summary summary.json',
    'impulse calibrate --data own.json --json -',
  ],
  run: calibrate,
});
