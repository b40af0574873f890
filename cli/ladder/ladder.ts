import path from 'node:path';
import { bad, good, type Result } from '@impulse/engine';
import { battleIds, loadBattle, type LoadedBattle } from '@impulse/library';
import { type Arguments, choice, flag, text, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, MISUSED, print } from '../console.js';
import { readText, writeText } from '../files.js';
import { progressBar } from '../progress.js';
import { chartOf } from './chart.js';
import { habitTables } from './habits.js';
import { makePairPlayer, type Pairing } from './pair.js';
import { matchLine, tablesOf, withTables } from './page.js';
import { rate } from './rating.js';
import { type LadderMatch, type LadderHeading, openLadder } from './results.js';
import { playMatch } from './run.js';
import { eloOf, scoreOf } from './score.js';
import { logLikelihoodRatio, type Test, verdictOf } from './sprt.js';
import { usualThreads } from '../threads.js';

/** `impulse ladder`: how strong opponents are, from matches in pairs. */

const options = {
  game: choice(battleIds, 'which battle', 'totensonntag'),
  first: text('LEVEL', 'the opponent that is measured'),
  second: textOr('LEVEL', 'the one it is measured against (default: script)', 'script'),
  pairs: whole('N', 'how many pairs of battles, at most (default: 100)', [1, 100_000], 100),
  lower: whole(
    'ELO',
    'the match ends when the first is surely no more than this stronger (default: 0) ...',
    [0, 2000],
    0,
  ),
  higher: whole('ELO', '... or surely stronger by this (default: play all pairs)', [1, 2000], undefined),
  scenario: text('NAME', 'one of the scenarios of the battle (default: the first)'),
  seed: textOr('TEXT', 'the same seed gives the same battles (default: ladder)', 'ladder'),
  workers: whole(
    'K',
    `threads to play on (default: ${usualThreads} here); the result does not depend on it`,
    [1, 64],
    usualThreads,
  ),
  results: textOr(
    'FILE',
    'keep every pair in this file, and go on with those in it (default: ladder.json)',
    'ladder.json',
  ),
  json: flag('print the result as JSON'),
  page: text('FILE', 'put rating table and chart of all matches kept into this page, between its marks'),
};

type Given = Arguments<typeof options>['options'];

const named = ({ opponents }: LoadedBattle, level: string): string => `${level}@${opponents.versionOf(level)}`;

/** Without a higher rating nothing is ever settled. */
const testOf = ({ lower, higher }: Given): Test => ({ lower, higher: higher ?? Number.POSITIVE_INFINITY });

async function ladder({ options: given }: Arguments<typeof options>, console: Console): Promise<number> {
  const battle = await loadBattle(given.game);
  const heading: LadderHeading = { game: given.game, rules: battle.game.rulesVersion, data: battle.dataFile.hash };
  const kept = openLadder(given.results, heading);
  if (!kept.ok) return fail(console, kept.error.message);
  let matches = kept.value;
  if (given.first !== undefined) {
    const played = await playOne(battle, heading, matches, { ...given, first: given.first }, console);
    if (!played.ok) return fail(console, `ladder: ${played.error.message}`, MISUSED);
    matches = played.value;
  }
  return given.page === undefined ? DONE : drawPage(battle, matches, given.page, console);
}

/** Plays one match on and tells its result; answers with all matches of the ladder. */
async function playOne(
  battle: LoadedBattle,
  heading: LadderHeading,
  matches: readonly LadderMatch[],
  given: Given & { readonly first: string },
  console: Console,
): Promise<Result<LadderMatch[]>> {
  const { first, second, seed, scenario = battle.game.scenarios[0].id } = given;
  const pairing: Pairing = { game: given.game, scenario, seed, players: [first, second] };
  const checked = makePairPlayer(battle, pairing);
  if (!checked.ok) return checked;
  const test = testOf(given);
  if (test.higher <= test.lower) return bad('bad-test', 'higher', '--higher must be more than --lower.');
  const players = [named(battle, first), named(battle, second)] as const;
  const isIt = (one: LadderMatch): boolean =>
    one.scenario === scenario && one.seed === seed && one.players.every((player, index) => player === players[index]);
  const match = matches.find(isIt) ?? { scenario, seed, players, pairs: [], habits: [] };
  const others = matches.filter((one) => !isIt(one));
  const bar = progressBar(console, given.pairs);
  const played = await playMatch(
    { pairing, heading, match, others, pairs: given.pairs, test, threads: given.workers, file: given.results },
    (done) => bar.show(done),
  );
  bar.clear();
  if (!played.ok) return played;
  await print(console.stdout, told(played.value, test, given.json));
  return good([...others, played.value]);
}

function told(match: LadderMatch, test: Test, json: boolean): string {
  const { players, scenario, seed, pairs } = match;
  const score = scoreOf(pairs);
  const verdict = verdictOf(pairs, test);
  const ratio = Number.isFinite(test.higher) ? logLikelihoodRatio(pairs, test) : null;
  const elo = [score.share, score.low, score.high].map(eloOf);
  if (json) return `${JSON.stringify({ players, scenario, seed, ...score, elo, verdict, ratio })}\n`;
  const settled =
    ratio === null ? '' : `stronger by ${test.higher}, not ${test.lower}: ${verdict} (${ratio.toFixed(2)})\n`;
  return `${matchLine(match)}\n${settled}`;
}

/** The script is rated 0: it changes least. */
const anchorLevel = 'script';

function drawPage(battle: LoadedBattle, matches: readonly LadderMatch[], file: string, console: Console): number {
  const page = readText(file);
  if (!page.ok) return fail(console, page.error.message);
  const { game } = battle;
  const ratings = rate(matches, named(battle, anchorLevel));
  const chart = `${path.basename(file, path.extname(file))}-${game.id}.svg`;
  const script = named(battle, anchorLevel);
  const measured = [...new Set(matches.map(({ players: [first] }) => first))];
  const habits = habitTables(matches, battle.habits?.names ?? [], script, measured);
  const tables = [tablesOf(matches, ratings, game.sides, `pictures/${chart}`), ...habits].join('\n');
  const whole = withTables(page.value, game.id, tables);
  if (!whole.ok) return fail(console, `${file}: ${whole.error.message}`);
  const picture = path.join(path.dirname(file), 'pictures', chart);
  for (const [name, content] of [
    [picture, chartOf(ratings, `Ratings of the opponents of ${game.name.en}`)],
    [file, whole.value],
  ] as const) {
    const written = writeText(name, content);
    if (!written.ok) return fail(console, written.error.message);
  }
  return DONE;
}

export const ladderCommand = command({
  name: 'ladder',
  summary: 'measure how strong computer opponents are',
  about: [
    'Plays pairs of battles between two opponents: the same dice twice, with the sides changed over. Prints who won how often with its 95 % interval, in percent and in Elo. With --higher it is a sequential test (SPRT, mistakes of 5 % either way) and ends as soon as it is settled.',
    'Every pair is kept in the file of --results; the same command continues where it was interrupted, and a changed opponent (another version) starts afresh. With --page the rating table, the chart, all matches of that file and what the first of each did that people complain about are put into a page. Without --first only the page is drawn.',
  ],
  options,
  examples: [
    'impulse ladder --first script --second greedy --pairs 200',
    'impulse ladder --first expert --higher 40 --pairs 500 --workers 2',
    'impulse ladder --results docs/strength/totensonntag.json --page docs/strength.md',
  ],
  run: ladder,
});
