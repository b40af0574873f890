import { type Language, languages, type PublicAction, type Result } from '@impulse/engine';
import {
  type Analysed,
  type Depth,
  analysing,
  analysisFormat,
  analysisPage,
  analysisWords,
  loadBattle,
  noEvaluation,
  tellAnalysis,
} from '@impulse/library';
import type { LoadedBattle } from '@impulse/library';
import type { Cells } from '@impulse/engine';
import { type Arguments, choice, text, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, print } from '../console.js';
import { readRecord, writeText } from '../files.js';
import { progressBar } from '../progress.js';
import { usualThreads, workThrough } from '../threads.js';
import { misfit } from '../verify.js';
import { doWork } from '../work.js';
import type { AnalysisPlan, Look } from './worker.js';

/** `impulse analyse FILE`: what decided a battle, decisions and luck apart. */

const options = {
  samples: whole('N', 'play-outs for each chance (default: as many as the table makes)', [2, 10_000], undefined),
  throws: whole(
    'N',
    'play-outs for each outcome of a throw (default: as many as the table makes)',
    [0, 1000],
    undefined,
  ),
  budget: whole('N', 'simulations for each better plan (default: as many as the table makes)', [8, 100_000], undefined),
  seed: whole('N', 'the same seed gives the same analysis (default: 1)', [0, 0x7fff_ffff], undefined),
  workers: whole(
    'K',
    `threads to look on (default: ${usualThreads} here); the result does not depend on it`,
    [1, 64],
    usualThreads,
  ),
  lang: choice(languages, 'language', 'en'),
  json: text('FILE', 'write everything that was found there'),
  page: text('FILE', 'write it there as a page for a browser, in one file'),
};

async function analyse(
  { options: { lang, json, page, workers, ...given }, operands: [file] }: Arguments<typeof options>,
  console: Console,
): Promise<number> {
  const read = readRecord(file);
  if (!read.ok) return fail(console, read.error.message);
  const battle = await loadBattle(read.value.battleId);
  const { staff } = battle;
  if (!staff) return fail(console, `analyse: nobody can judge the positions of ${battle.game.name.en} yet.`);
  const depth: Depth = {
    ...staff.effort.analysis,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
  const analysed = await analyseOn(workers, battle, { ...read.value, depth }, console);
  if (!analysed.ok) return fail(console, misfit(analysed.error));
  await print(console.stdout, summary(battle, analysed.value, lang));
  const files = [
    [json, () => `${JSON.stringify({ ...analysed.value.analysis, balance: analysed.value.balance })}\n`],
    [page, () => analysisPage(battle, analysed.value, [], lang)],
  ] as const;
  for (const [name, make] of files) {
    const written = name === undefined ? null : writeText(name, make());
    if (written?.ok === false) return fail(console, written.error.message);
  }
  return DONE;
}

/** Stretch by stretch, on any number of threads or machines: each is looked at whatever was found of the others. */
async function analyseOn(
  workers: number,
  battle: LoadedBattle,
  plan: AnalysisPlan,
  console: Console,
): Promise<Result<Analysed<Cells, PublicAction>>> {
  const { battleId: game, record, depth } = plan;
  const { staff } = battle;
  if (!staff) return { ok: false, error: noEvaluation };
  const cut = await doWork(staff.cut(record));
  if (!cut.ok) return cut;
  const jobs = cut.value.stretches.map((_, index) => index);
  const looks: Look[] = [];
  const bar = progressBar(console, jobs.length);
  await workThrough<number, Look>({ module: 'analyse/worker', plan, jobs, threads: workers, batch: 1 }, (answers) => {
    looks.push(...answers);
    bar.show(looks.length);
  });
  bar.clear();
  const found = looks.toSorted((a, b) => a.index - b.index).map(({ findings }) => findings);
  const begun = { format: analysisFormat, game, match: record.match, depth, looks: found } as const;
  return doWork(analysing(battle, record, depth, begun));
}

function summary(battle: LoadedBattle, analysed: Analysed<Cells, PublicAction>, language: Language): string {
  const words = analysisWords[language];
  const told = tellAnalysis(battle, analysed, language);
  const [first] = battle.game.sides;
  return [
    told.outcome,
    '',
    words.chanceOf(battle.phrases[language].side(first)),
    ...told.account.map(([what, share]) => `  ${what}: ${share}`),
    '',
    words.turningPoints,
    ...told.turningPoints.map(({ turningPoint }) => `  ${turningPoint}`),
    '',
    words.judged,
    ...told.judged.map(({ stretch: { verdict }, when, cost }) =>
      verdict === null ? '' : `  ${words.verdicts[verdict]} · ${when}: ${cost}`,
    ),
    '',
  ].join('\n');
}

export const analyseCommand = command({
  name: 'analyse',
  summary: 'what decided a battle: decisions, dice, turning points',
  about: [
    'Replays the record of a finished battle and says how likely each side was to win along the way, which decisions were costly (judged before their dice, from what the side could know), and what the dice did. Decisions and dice add up to the result.',
  ],
  operands: [{ name: 'FILE', help: 'a record of a battle that is over' }],
  options,
  examples: [
    'impulse analyse battle.json --page battle.html',
    'impulse analyse battle.json --json battle-analysis.json',
  ],
  run: analyse,
});
