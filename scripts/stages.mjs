// The stages of `npm test`, in order, and which of them a command line asks for.
import { compiledMode } from './compiled-rooms.mjs';
import { at } from './repository.mjs';
import { vitest } from './unit.mjs';

const tool = (...parts) => at('node_modules', ...parts);
const bootstrap = at('scripts', 'bootstrap.mjs');

/** What the stages leave behind for counting and for the conformance tables. */
export const resultFiles = {
  tests: at('.cache', 'vitest.json'),
  changed: at('.cache', 'vitest-changed.json'),
  /** Written by table/playwright.config.ts. */
  browser: at('.cache', 'playwright.json'),
};

/** Tests of what has just been built. */
const options = (file) => [
  '--mode',
  compiledMode,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

const commands = {
  packages: { run: [bootstrap] },
  format: { run: [tool('oxfmt', 'bin', 'oxfmt'), '--check'], hint: '`npm run format` formats the files' },
  lint: { run: [tool('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'] },
  types: { run: [bootstrap, '--build', '--force'] },
  'table-types': { run: [tool('typescript', 'bin', 'tsc'), '-p', at('table'), '--noEmit'], built: true },
  'dead-code': { run: [tool('knip', 'bin', 'knip.js'), '--no-progress'] },
  doors: { run: [at('scripts', 'doors.mjs')] },
  style: { run: [at('scripts', 'style.mjs')] },
  changed: { run: [at('scripts', 'changed.mjs'), ...options(resultFiles.changed)], built: true },
  tests: { run: [...vitest, ...options(resultFiles.tests)], built: true },
  conformance: { run: [at('scripts', 'conformance.mjs')], built: true },
  browser: { run: [at('scripts', 'browser.mjs'), 'table/playwright.config.ts'], built: true },
};

/** Stages of one line may run side by side: none of them needs what another writes. */
const order = [
  ['packages'],
  ['format', 'lint'],
  ['types'],
  ['table-types', 'dead-code', 'doors', 'style'],
  ['changed'],
  ['tests'],
  ['conformance'],
  ['browser'],
];

export const stageNames = order.flat();

const whole = stageNames.filter((name) => name !== 'changed');
const fast = ['format', 'lint', 'types', 'table-types', 'doors', 'style', 'changed'];

/** The steps to take, each of one stage or of several at once, or what is wrong with the words. */
export function chooseStages(words) {
  const wanted = new Set(words.length > 0 ? words.flatMap((word) => (word === 'fast' ? fast : [word])) : whole);
  const unknown = [...wanted].filter((name) => !stageNames.includes(name));
  if (unknown.length > 0) {
    return {
      problem: [
        `There is no stage ${unknown.join(', ')}.`,
        `Stages: ${stageNames.join(', ')}.`,
        `\`npm test -- fast\` runs ${fast.join(', ')}; \`npm test\` runs all but changed.`,
      ].join('\n'),
    };
  }
  const build = !wanted.has('types') && [...wanted].some((name) => commands[name].built);
  const implied = !wanted.has('packages');
  const stageOf = (name) => {
    const { run, hint } = commands[name];
    if (name !== 'packages') return { name, run, hint };
    return { name, run: build ? [...run, '--build'] : run, implied };
  };
  wanted.add('packages');
  const steps = order.map((names) => names.filter((name) => wanted.has(name)).map(stageOf));
  return { steps: steps.filter((step) => step.length > 0) };
}
