import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiledModule } from '../places.js';

/** A server in another process, which can be killed. */
export class ChildServer {
  readonly port: number;
  readonly pid: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    this.pid = child.pid ?? 0;
  }

  /** On the store at this place. */
  static async start(place: string): Promise<ChildServer> {
    const child = spawn(process.execPath, [compiledModule('faults/standalone'), place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())));
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)));
    });
    return new ChildServer(child, port);
  }

  /** As whoever runs it would end it; tells the code of its exit. */
  async end(): Promise<number | null> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    return code;
  }

  /** As the power of the machine would: nothing is said and nothing is finished. */
  async kill(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}
