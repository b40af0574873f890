import { bad, good, type Problem, type Result } from '@impulse/engine/reading/result.js';

export interface Wanted {
  /** GET without a body, and POST with one, when left out. */
  readonly method?: 'DELETE' | 'PATCH' | 'POST' | 'PUT';
  readonly body?: object;
  /** The key of a seat, or an invitation. */
  readonly bearer?: string | null;
}

/** Asks the server that this page comes from. */
export async function call<T>(path: string, { method, body, bearer = null }: Wanted = {}): Promise<Result<T>> {
  try {
    const response = await fetch(new URL(`api/${path}`, document.baseURI), {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T | { readonly problem: Problem };
    if (typeof answer === 'object' && answer !== null && 'problem' in answer)
      return { ok: false, error: answer.problem };
    // A server that is just ending, or something in between, says no in words of its own.
    return response.ok ? good(answer) : noServer;
  } catch {
    return noServer;
  }
}

const noServer: Result<never> = bad('no-server', '', 'The server does not answer.');
