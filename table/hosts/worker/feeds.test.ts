import { expect, test } from 'vitest';
import type { News, Seat, Stop } from '@impulse/engine';
import type { AuthorityMessage } from '../messages.js';
import { Feeds } from './feeds.js';

const event = (type: string) => ({ type, rule: '', detail: {} });

/** A host that says what it is told to. */
class Speaker {
  readonly #hear = new Set<(news: News) => void>();
  readonly #first: readonly string[];

  constructor(first: readonly string[]) {
    this.#first = first;
  }

  watch(_seat: Seat, hear: (news: News) => void): Stop {
    this.#hear.add(hear);
    hear({ ...head, view: null, events: this.#first.map(event) });
    return () => this.#hear.delete(hear);
  }

  say(events: readonly string[], dropped = 0): void {
    for (const hear of this.#hear) hear({ ...head, since: 0, delta: {}, dropped, events: events.map(event) });
  }
}

const head = { revision: 0, by: null, undoable: 0, outcome: null };

test('what is held back is told later, in its order', () => {
  const log: string[] = [];
  const feeds = new Feeds((told: AuthorityMessage) => {
    if (told.told === 'news') log.push(...told.news.events.map(({ type }) => type));
  });
  const host = new Speaker(['a']);
  feeds.watch(host, 1, 'cw');
  feeds.hold();
  host.say(['b']);
  host.say(['c']);
  expect(log).toEqual(['a']);
  feeds.release();
  host.say(['d']);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('a battle taken up anew takes the place of everything told before', () => {
  const log: string[] = [];
  const feeds = new Feeds((told: AuthorityMessage) => {
    if (told.told !== 'news') return;
    const { news } = told;
    const dropped = 'view' in news ? log.length : news.dropped;
    log.splice(log.length - dropped, dropped, ...news.events.map(({ type }) => type));
  });
  const old = new Speaker(['a', 'b']);
  feeds.watch(old, 1, 'cw');
  old.say(['c']);
  old.say([], 1);
  expect(log).toEqual(['a', 'b']);
  const fresh = new Speaker(['a', 'x', 'y']);
  feeds.turnTo(fresh);
  old.say(['never heard']);
  fresh.say(['z']);
  expect(log).toEqual(['a', 'x', 'y', 'z']);
  feeds.unwatch(1);
  fresh.say(['never heard']);
  expect(log).toEqual(['a', 'x', 'y', 'z']);
});
