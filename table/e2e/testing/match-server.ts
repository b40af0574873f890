import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A server of its own, with a database file of its own, on any free port. */
export class MatchServer {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(address: string, child: ChildProcess, folder: string) {
    this.address = address;
    this.#process = child;
    this.#folder = folder;
  }

  static async start(...options: readonly string[]): Promise<MatchServer> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'impulse-matches-'));
    const root = path.join(import.meta.dirname, '../../..');
    const child = spawn(
      process.execPath,
      ['program/dist/main.js', 'serve', '--port', '0', '--data', folder, ...options],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const address = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
      child.stdout.on('data', (data: Buffer) => {
        const found = /http:\S+/.exec(data.toString());
        if (found) resolve(found[0]);
      });
    });
    return new MatchServer(address, child, folder);
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await ended;
    rmSync(this.#folder, { recursive: true });
  }
}
