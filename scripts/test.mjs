// `npm test`: everything that must hold, stage by stage; stops at the first stage that fails. `npm test -- doors lint`
// runs some stages, `npm test -- fast` those of a minute. Its last line is always `N passed, M failed`.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { performance } from 'node:perf_hooks';
import { at, readJson, root } from './repository.mjs';
import { chooseStages, resultFiles } from './stages.mjs';

/** Tests passed and failed in the last run; a file that could not be loaded counts as one failure. */
function testCounts(file) {
  const { numPassedTests, numFailedTests, testResults } = readJson(file);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** Browser tests passed and failed; a test that was not reached counts as neither. */
function browserCounts(file) {
  const { stats } = readJson(file);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const counters = { changed: testCounts, tests: testCounts, browser: browserCounts };

/** Runs a stage. What it says is shown at once when it runs alone, and together at its end when it has company. */
async function run({ name, run: command, hint }, alone) {
  const opening = `\n== ${name}`;
  if (alone) console.log(opening);
  const start = performance.now();
  const child = spawn(process.execPath, command, { cwd: root, stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
  const passed = await new Promise((resolve) => {
    child.on('error', (error) => said.push(`${error.message}\n`) && resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  if (!alone)
    console.log(
      `${opening}\n${Buffer.concat(said.map((piece) => Buffer.from(piece)))
        .toString()
        .trimEnd()}`,
    );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (!passed && hint) console.log(hint);
  return passed;
}

/** Runs the steps until one fails; the stages that passed and failed. */
async function runAll(steps) {
  const ran = { passed: [], failed: [] };
  for (const step of steps) {
    const answers = await Promise.all(step.map((stage) => run(stage, step.length === 1)));
    answers.forEach((passed, i) => (passed ? ran.passed : ran.failed).push(step[i]));
    if (ran.failed.length > 0) break;
  }
  return ran;
}

const { steps, problem } = chooseStages(process.argv.slice(2));
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  fs.mkdirSync(at('.cache'), { recursive: true });
  const counted = steps.flat().filter(({ name }) => name in counters);
  for (const { name } of counted) fs.rmSync(resultFiles[name], { force: true });

  const ran = await runAll(steps);
  const counts = counted
    .filter(({ name }) => fs.existsSync(resultFiles[name]))
    .map(({ name }) => counters[name](resultFiles[name]));
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  // A run without tests counts the stages it was asked for.
  const asked = ran.passed.filter(({ implied }) => !implied).length;
  const passed = counted.length > 0 ? total('passed') : asked;
  const failed = Math.max(total('failed'), ran.failed.length);
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
