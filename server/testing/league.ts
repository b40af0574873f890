import { partCommitment } from '@impulse/engine';
import type { Offered, OwnRatings, Seated } from '@impulse/protocol/wire/index.js';
import { expect } from 'vitest';
import { meet, newPart, offers, type Pair, playOn } from './players.js';
import type { RunningServer } from '../start.js';
import { holdToDocument } from './published.js';
import { Visitor } from './visitor.js';

interface Refused {
  readonly problem?: { readonly code: string };
}

/** Somebody with an account, or a bot, who offers and accepts matches over http. */
export class Member {
  readonly name: string;
  readonly visitor: Visitor;
  readonly #port: number;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(name: string, port: number, visitor: Visitor, headers: Readonly<Record<string, string>>) {
    this.name = name;
    this.#port = port;
    this.visitor = visitor;
    this.#headers = headers;
  }

  static async join({ port }: Pick<RunningServer, 'port'>, name: string): Promise<Member> {
    const visitor = new Visitor(port);
    expect(await visitor.signUp(name)).toBeNull();
    return new Member(name, port, visitor, { cookie: visitor.cookie ?? '' });
  }

  static async register({ port }: Pick<RunningServer, 'port'>, name: string): Promise<Member> {
    const bot = new Member(name, port, new Visitor(port), {});
    const { body } = await bot.ask<{ token: string }>('POST', '/bots', { name });
    return new Member(name, port, bot.visitor, { authorization: `Bearer ${body.token}` });
  }

  static guest({ port }: Pick<RunningServer, 'port'>, name: string): Member {
    return new Member(name, port, new Visitor(port), {});
  }

  /** The same member at another process. */
  at({ port }: Pick<RunningServer, 'port'>): Member {
    return new Member(this.name, port, this.visitor, this.#headers);
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: T }> {
    const response = await fetch(`http://localhost:${this.#port}/api${path}`, {
      method,
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T;
    holdToDocument({ method, path: `/api${path}`, sent: body, status: response.status, body: answer });
    return { status: response.status, body: answer };
  }

  async refusal(method: string, path: string, body?: unknown): Promise<string | null> {
    return (await this.ask<Refused>(method, path, body)).body.problem?.code ?? null;
  }

  async offer(wishes: object, part: string): Promise<Offered & Refused> {
    const offer = { ...offers.totensonntag, name: this.name, partCommitment: partCommitment(part), ...wishes };
    return (await this.ask<Offered & Refused>('POST', '/matches', offer)).body;
  }

  async accept({ card, invitation }: Offered): Promise<Seated & Refused> {
    const acceptance = { name: this.name, part: newPart(), ...(card.to ? {} : { invitation }) };
    return (await this.ask<Seated & Refused>('POST', `/matches/${card.match}/accept`, acceptance)).body;
  }

  async ratings(): Promise<OwnRatings> {
    const path = 'authorization' in this.#headers ? '/bots/ratings' : '/people/me/ratings';
    return (await this.ask<OwnRatings>('GET', path)).body;
  }
}

/** Two members at a match that has begun, with their sockets open. */
export async function playTogether(
  { port }: Pick<RunningServer, 'port'>,
  host: Member,
  guest: Member,
  wishes: object = {},
  guestPort = port,
): Promise<Pair> {
  const part = newPart();
  const offered = await host.offer(wishes, part);
  const accepted = await guest.accept(offered);
  return begin(port, offered, accepted, part, guestPort);
}

/** Both sit down, and whoever has offered the match tells the part of the dice. */
export async function begin(
  port: number,
  offered: Offered,
  accepted: Seated,
  part: string,
  guestPort = port,
): Promise<Pair> {
  const appointment = { ...accepted.card, host: offered, guest: accepted };
  const pair = await meet(port, 'totensonntag', appointment, guestPort);
  await pair.host.socket.ask({ do: 'reveal', match: accepted.card.match, part });
  await Promise.all([pair.host.reach(0), pair.guest.reach(0)]);
  return pair;
}

/** The player of this seat gives up, after a move or before any. */
export async function resign(pair: Pair, seat: 'host' | 'guest', moves = 1): Promise<void> {
  await playOn(pair, moves);
  const player = pair[seat];
  const { match, battle } = player;
  const command = player.nextCommand();
  const answer = await player.socket.ask({ do: 'resign', match, revision: battle.revision, command });
  expect(answer).toMatchObject({ answer: { kind: 'done' } });
}
