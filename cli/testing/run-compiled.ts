import { execFile } from 'node:child_process';
import path from 'node:path';
import { compiled } from '../places.js';
import type { CommandRun } from './run.js';

/** Runs the compiled program as a process of its own: its threads cannot be started from source. */
export const runCompiled = (...words: readonly string[]): Promise<CommandRun> =>
  new Promise((resolve) => {
    execFile(process.execPath, [path.join(compiled, 'main.js'), ...words], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
