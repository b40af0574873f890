import { randomBytes } from 'node:crypto';
import { type Cells, makeRandom, type News, partCommitment, type PublicAction, SeatedBattle } from '@impulse/engine';
import { type BattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import type { MatchCard, MatchOffer, Offered, Seated } from '@impulse/protocol/wire/index.js';
import { holdToDocument } from './published.js';
import { TestSocket } from './socket.js';

export const newPart = (): string => randomBytes(32).toString('hex');

/** Asks over http; the status and what came back. */
export async function call<T>(
  port: number,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: T }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T;
  holdToDocument({ method, path, sent: body, status: response.status, body: answer });
  return { status: response.status, body: answer };
}

/** A seat and its key; observers have none. */
interface Sitter {
  readonly seat: string;
  readonly key: string | null;
}

let visits = 0;

/** Somebody who sits at a match: hears the news and plays. */
export class TestPlayer {
  readonly socket: TestSocket;
  readonly battle: SeatedBattle<Cells, PublicAction>;
  readonly match: string;
  readonly key: string | null;
  /** Whoever comes back gives other commands. */
  readonly #visit = visits++;
  #commands = 0;
  /** The last link of the chain that was told, with its revision. */
  told: { readonly revision: number; readonly link: string } | null = null;
  #woken: () => void = () => undefined;

  constructor(socket: TestSocket, rules: LoadedBattle, like: Cells, match: string, { seat, key }: Sitter) {
    this.socket = socket;
    this.match = match;
    this.key = key;
    this.battle = new SeatedBattle(rules.game, rules.aids, seat, like);
    socket.listen((told) => {
      if ('news' in told && told.match === match) this.#hear(told.news);
    });
  }

  #hear(news: News): void {
    const heard = this.battle.hear(news);
    if (!heard.ok) throw new Error(`${this.battle.seat}: ${heard.error.message}`);
    const { revision, link } = news;
    this.told = link === undefined ? null : { revision, link };
    this.#woken();
  }

  watch() {
    return this.socket.ask({ do: 'watch', match: this.match, ...(this.key === null ? {} : { key: this.key }) });
  }

  /** Resolves once the news of this revision have been heard. */
  async reach(revision: number): Promise<void> {
    while (this.battle.revision < revision) await new Promise<void>((resolve) => (this.#woken = resolve));
  }

  act(action: unknown, revision = this.battle.revision, command = this.nextCommand()) {
    const seen = this.told?.revision === revision ? { seen: this.told.link } : {};
    return this.socket.ask({ do: 'act', match: this.match, revision, command, action, ...seen });
  }

  nextCommand(): string {
    return `${this.battle.seat}-${this.#visit}-${this.#commands++}`;
  }
}

export interface Pair {
  readonly game: BattleId;
  readonly match: string;
  readonly host: TestPlayer;
  readonly guest: TestPlayer;
}

export interface SeatedPair extends Pair {
  readonly offered: Offered;
  readonly accepted: Seated;
}

export const offers: Readonly<Record<BattleId, Pick<MatchOffer, 'game' | 'scenario' | 'side'>>> = {
  totensonntag: { game: 'totensonntag', scenario: 'historical', side: 'dak' },
  'white-death': { game: 'white-death', scenario: 'scenario-1', side: 'soviet' },
};

/** Two people at a match that has begun. */
export async function seatTwo(port: number, game: BattleId, wishes: Partial<MatchOffer> = {}): Promise<SeatedPair> {
  const part = newPart();
  const offer = { ...offers[game], name: 'Anna', partCommitment: partCommitment(part), ...wishes };
  const { body: offered } = await call<Offered>(port, 'POST', '/api/matches', offer);
  const { match, scenario, options } = offered.card;
  const acceptance = { name: 'Bernhard', part: newPart(), invitation: offered.invitation };
  const { body: accepted } = await call<Seated>(port, 'POST', `/api/matches/${match}/accept`, acceptance);
  const pair = await meet(port, game, { match, scenario, options, host: offered, guest: accepted });
  await pair.host.socket.ask({ do: 'reveal', match, part });
  await Promise.all([pair.host.reach(0), pair.guest.reach(0)]);
  return { ...pair, offered, accepted };
}

interface Appointment extends Pick<MatchCard, 'match' | 'scenario' | 'options'> {
  readonly host: Sitter;
  readonly guest: Sitter;
}

/** Both sit down at a match, for the first time or again, at one server or at two that share the matches. */
export async function meet(
  port: number,
  game: BattleId,
  { match, scenario, options, host, guest }: Appointment,
  guestPort = port,
): Promise<Pair> {
  const rules = await loadBattle(game);
  const like = rules.game.start({ scenario, options });
  if (!like.ok) throw new Error(like.error.message);
  const sit = async (at: number, seated: Sitter): Promise<TestPlayer> => {
    const player = new TestPlayer(await TestSocket.open(at), rules, like.value, match, seated);
    const watching = await player.watch();
    if ('problem' in watching) throw new Error(`Not watching: ${JSON.stringify(watching)}`);
    return player;
  };
  return { game, match, host: await sit(port, host), guest: await sit(guestPort, guest) };
}

/** The one of them who owes a decision; null when the battle is over. */
export function decider({ host, guest }: Pair): TestPlayer | null {
  if (host.battle.turn.over) return null;
  return host.battle.decides ? host : guest;
}

/** Lets the script play both seats, each from what it was told, for so many actions. */
export async function playOn(pair: Pair, actions: number): Promise<void> {
  const { opponents } = await loadBattle(pair.game);
  const random = makeRandom(pair.match);
  for (let played = 0; played < actions; played++) {
    const player = decider(pair);
    if (!player) return;
    const { battle } = player;
    const { action } = opponents.think('script', battle.state, battle.seat, random);
    const answer = await player.act(action);
    if (!('answer' in answer) || answer.answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    await Promise.all([pair.host.reach(answer.answer.revision), pair.guest.reach(answer.answer.revision)]);
  }
}
