import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiledModule } from '../places.js';

/** Somebody else who sends notices, and can be killed. */
export class NoticeSender {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(place: string): Promise<NoticeSender> {
    const child = spawn(process.execPath, [compiledModule('faults/notice-sender'), place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`The sender ended with ${code} before it began`)));
    });
    return new NoticeSender(child);
  }

  async kill(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}
