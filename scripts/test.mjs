// `npm test`: everything that must hold, stage by stage; stops at the first stage that fails.
// Its last line is always `N passed, M failed`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { resultsFile } from './conformance.mjs';
import { at, readJson, root } from './repository.mjs';

const tool = (...parts) => at('node_modules', ...parts);

const stages = [
  { name: 'packages', run: [at('scripts', 'bootstrap.mjs')] },
  { name: 'format', run: [tool('oxfmt', 'bin', 'oxfmt'), '--check'], hint: '`npm run format` mends it' },
  { name: 'lint', run: [tool('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', run: [at('scripts', 'bootstrap.mjs'), '--build', '--force'] },
  { name: 'table types', run: [tool('typescript', 'bin', 'tsc'), '-p', at('table'), '--noEmit'] },
  { name: 'dead code', run: [tool('knip', 'bin', 'knip.js'), '--no-progress'] },
  { name: 'doors', run: [at('scripts', 'doors.mjs')] },
  {
    name: 'tests',
    run: [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultsFile}`,
    ],
  },
  { name: 'conformance', run: [at('scripts', 'conformance.mjs')] },
  { name: 'browser tests', run: [at('scripts', 'browser.mjs'), 'table/playwright.config.ts'] },
];

/** Written by table/playwright.config.ts. */
const browserResultsFile = at('.cache', 'playwright.json');

/** Browser tests passed and failed; a test that was not reached counts as neither. */
function browserCounts() {
  if (!fs.existsSync(browserResultsFile)) return { passed: 0, failed: 0 };
  const { stats } = readJson(browserResultsFile);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Tests passed and failed in the last run; a file that could not be loaded counts as one failure. */
function testCounts() {
  if (!fs.existsSync(resultsFile)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, testResults } = readJson(resultsFile);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

fs.mkdirSync(path.dirname(resultsFile), { recursive: true });
fs.rmSync(resultsFile, { force: true });
fs.rmSync(browserResultsFile, { force: true });

let broken;
for (const stage of stages) {
  console.log(`\n== ${stage.name}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, stage.run, { cwd: root, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${stage.name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (status === 0) continue;
  if (stage.hint) console.log(stage.hint);
  broken = stage;
  break;
}

const counts = [testCounts(), browserCounts()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const failures = broken ? Math.max(failed, 1) : failed;
if (failures > 0) process.exitCode = 1;
console.log(`\n${passed} passed, ${failures} failed`);
