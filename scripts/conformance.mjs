// Conformance: every numbered rule of a game with the tests that prove it, from the last test run. The table of how
// many tests prove each rule is kept in docs/conformance/, the page with their titles is written to .cache/conformance/.
// A test (or the describe around it) names what it proves at the start of its title: `7.4 ...`, `7.4, 7.1 ...`,
// `14C2 ...`, `rule victory ...`, `ruling 31 ...`, `7.4, ruling 31 ...`. A rule without a passing test fails the build.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, isMain, readJson, root } from './repository.mjs';
import { resultFiles } from './stages.mjs';

const games = [
  { title: 'Totensonntag', folder: 'games/totensonntag', numbers: 'rules/numbers.js' },
  { title: 'White Death', folder: 'games/white-death', numbers: 'rules/numbers.js' },
];

const tableFile = (game) => `docs/conformance/${path.basename(game.folder)}.md`;
const pageFile = (game) => `.cache/conformance/${path.basename(game.folder)}.md`;

// A number, a number with letters (14C2, 11B3d), or the word `rule` and a number or name (`rule 4`, `rule victory`).
const rule = String.raw`(?:\d+\.\d+|\d+[A-Z]\d?[a-z]?|rule [0-9a-z]+(?:-[a-z]+)*|ruling \d+)`;
const claim = new RegExp(`^${rule}(?:, ${rule})*(?=[\\s:]|$)`);

/** What a title claims to prove: `7.4, ruling 31 barrage` -> ['7.4', 'ruling 31']; `rule victory` -> ['victory']. */
export const claimsOf = (title) =>
  claim
    .exec(title)?.[0]
    .split(', ')
    .map((name) => name.replace(/^rule /, '')) ?? [];

/** The passed tests of a folder, each with what it claims to prove. */
export function passedTests(results, folder) {
  return results.testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/');
    if (!file.startsWith(`${folder}/`)) return [];
    return assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => {
        const titles = [...ancestorTitles, title].filter((part) => part !== '');
        return { file, title: titles.join(' › '), claims: [...new Set(titles.flatMap(claimsOf))] };
      });
  });
}

const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const rulingNumber = (name) => Number(name.slice('ruling '.length));
const escapeMarkdown = (text) => text.replace(/[\\`*_<>[\]|]/g, '\\$&').replace(/\s+/g, ' ');

/** The table and the page as text, the tests of each rule counted, and what is wrong with them. */
export function conformance(game, ruleNumbers, tests) {
  const claimed = new Map();
  for (const test of tests) {
    for (const name of test.claims) claimed.set(name, [...(claimed.get(name) ?? []), test]);
  }
  const rulings = [...claimed.keys()]
    .filter((name) => name.startsWith('ruling '))
    .sort((a, b) => rulingNumber(a) - rulingNumber(b));
  const names = [...ruleNumbers, ...rulings];
  const counts = new Map(names.map((name) => [name, claimed.get(name)?.length ?? 0]));
  const problems = [
    ...ruleNumbers
      .filter((rule) => !claimed.has(rule))
      .map((rule) => `${game.title}: rule ${rule} has no passing test`),
    ...[...claimed].flatMap(([name, [first]]) =>
      counts.has(name) ? [] : [`${game.title}: there is no rule ${name} (${first.file}: ${first.title})`],
    ),
  ];
  const section = (name) => [
    `## ${name}`,
    '',
    ...(claimed.get(name) ?? []).map(({ file, title }) => `- ${escapeMarkdown(title)} (\`${file}\`)`).sort(byText),
    '',
  ];
  return { table: tableOf(game, counts), page: pageOf(game, names.flatMap(section)), counts, problems };
}

const tableOf = (game, counts) =>
  [
    `# ${game.title}: how many tests prove each rule`,
    '',
    'Written by `npm test` from the titles of the tests that passed; do not edit. A ruling settles what the rulebook leaves',
    `open. The titles are in \`${pageFile(game)}\` after a run.`,
    '',
    '| rule | tests |',
    '|---|---|',
    ...[...counts].map(([name, count]) => `| ${name} | ${count} |`),
    '',
  ].join('\n');

const pageOf = (game, sections) => [`# ${game.title}: rules and the tests that prove them`, '', ...sections].join('\n');

/** The counts of a table that was written before. */
export const countsOf = (table) =>
  new Map(Array.from(table.matchAll(/^\| (.+) \| (\d+) \|$/gm), ([, name, count]) => [name, Number(count)]));

/** Rules that fewer tests prove than before. More, or a new rule, need no word. */
export const fallen = (before, now) =>
  [...before].flatMap(([name, count]) => {
    const left = now.get(name) ?? 0;
    return left < count ? [`${name}: ${count} tests before, ${left} now`] : [];
  });

/** Keeps the table, and tells the rules that lost tests: in CI as problems, because no commit admits them. */
function keepTable(game, table, counts) {
  const file = tableFile(game);
  const before = fs.existsSync(at(file)) ? fs.readFileSync(at(file), 'utf8') : '';
  const lost = fallen(countsOf(before), counts);
  if (process.env.CI === 'true') {
    return lost.map((line) => `${file}: ${line}; run \`npm test\` and commit the table if that is meant`);
  }
  for (const line of lost) console.log(`${file}: ${line}`);
  if (table !== before) write(file, table);
  console.log(`${file}: ${table === before ? 'up to date' : 'written'}`);
  return [];
}

function write(file, text) {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
}

async function check() {
  const results = readJson(resultFiles.tests);
  const problems = [];
  for (const game of games) {
    const numbersFile = at(game.folder, 'dist', game.numbers);
    const { ruleNumbers } = await import(pathToFileURL(numbersFile).href);
    const found = conformance(game, ruleNumbers, passedTests(results, game.folder));
    problems.push(...found.problems);
    write(pageFile(game), found.page);
    console.log(`${pageFile(game)}: written`);
    // A table that lacks a rule would let the next run pass.
    if (found.problems.length === 0) problems.push(...keepTable(game, found.table, found.counts));
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) {
  if (fs.existsSync(resultFiles.tests)) {
    await check();
  } else {
    console.error('There are no test results yet: run `npm test -- tests conformance`.');
    process.exitCode = 1;
  }
}
