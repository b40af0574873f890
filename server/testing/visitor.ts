import { holdToDocument } from './published.js';

/** What came back over http. */
export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly cookie: string | null;
}

/** A browser as the server meets it: keeps its cookie, and says which page asks. */
export class Visitor {
  readonly #port: number;
  readonly origin: string;
  cookie: string | null = null;

  constructor(port: number, name = 'localhost') {
    this.#port = port;
    this.origin = `http://${name}:${port}`;
  }

  async ask<T = { readonly problem?: { readonly code: string } }>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<T>> {
    const response = await fetch(`http://localhost:${this.#port}/api/people${path}`, {
      method,
      headers: {
        origin: this.origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) {
      const [pair] = set.split(';', 1);
      this.cookie = pair.endsWith('=') ? null : pair;
    }
    const answer = (await response.json()) as T;
    holdToDocument({ method, path: `/api/people${path}`, sent: body, status: response.status, body: answer });
    return { status: response.status, body: answer, cookie: set };
  }

  /** The code of the problem; null when it was done. */
  async refusal(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) {
    return (await this.ask(method, path, body, headers)).body.problem?.code ?? null;
  }

  signUp(name: string, password = 'five green hills'): Promise<string | null> {
    return this.refusal('POST', '', { name, password, language: 'en' });
  }

  signIn(name: string, password = 'five green hills'): Promise<string | null> {
    return this.refusal('POST', '/sessions', { name, password });
  }
}
