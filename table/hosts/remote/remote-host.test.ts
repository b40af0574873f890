import { expect, test } from 'vitest';
import type { News } from '@impulse/engine';
import type { MatchCard, MatchMessage, WireAnswer } from '@impulse/protocol/wire/index.js';
import type { MatchRequest, Watching } from './match-line.js';
import { MatchLine } from './match-line.js';
import { RemoteHost } from './remote-host.js';

/** A line whose other end is the test. */
function lineTo() {
  const asked: MatchRequest[] = [];
  let welcome: (watching: Watching) => void = () => undefined;
  let tell: (told: MatchMessage) => void = () => undefined;
  let anew = 0;
  const line = new MatchLine('m', null, () => {
    throw new Error('Nobody connects in this test');
  });
  line.open = (first, later) => {
    [welcome, tell] = [first, later];
  };
  line.ask = (request) => {
    asked.push(request);
    return Promise.resolve({ id: 0, answer: { kind: 'done', revision: 1 } } satisfies WireAnswer);
  };
  line.watchAnew = () => {
    anew++;
    return Promise.resolve();
  };
  return {
    line,
    asked,
    times: () => anew,
    tell: (told: MatchMessage) => tell(told),
    card: (stage: MatchCard['stage']) => tell({ match: 'm', card: { stage } as MatchCard }),
    news: (news: object) => tell({ match: 'm', news: news as News }),
    sit: (seat: string, texts: readonly string[] = []) =>
      welcome({
        id: 0,
        seat,
        card: { stage: 'playing' } as MatchCard,
        said: texts.map((by) => ({ by, text: '', at: 0 })),
        muted: false,
        standing: {},
      }),
  };
}

const whole = (revision: number) => ({ revision, by: null, view: {}, events: [] });
const later = (since: number, by: string | null) => ({ revision: since + 1, since, by, delta: {}, events: [] });

test('what is told before anybody listens is heard by the first who does', () => {
  const end = lineTo();
  const host = new RemoteHost({ match: 'm', key: null, part: null }, end.line);
  end.sit('cw');
  end.news(whole(0));
  end.news(whole(4));
  end.news(later(4, 'dak'));
  expect(host.begun.value).toBe(true);
  const heard: number[] = [];
  const stop = host.watch('cw', ({ revision }) => heard.push(revision));
  end.news(later(5, 'dak'));
  expect(heard).toEqual([4, 5, 6]);
  expect(end.times()).toBe(0);
  stop();
  // Whoever watches again is told anew.
  host.watch('cw', () => undefined);
  expect(end.times()).toBe(1);
});

test('only whoever has offered the match tells a part of the dice, when it is time', () => {
  const [host, guest] = [lineTo(), lineTo()];
  void new RemoteHost({ match: 'm', key: null, part: 'ab' }, host.line);
  void new RemoteHost({ match: 'm', key: null, part: null }, guest.line);
  for (const end of [host, guest]) {
    end.card('open');
    end.card('dice');
    end.card('playing');
  }
  expect(host.asked).toEqual([{ do: 'reveal', part: 'ab' }]);
  expect(guest.asked).toEqual([]);
});

test('commands of two visits are different', async () => {
  const end = lineTo();
  for (let visit = 0; visit < 2; visit++) {
    await new RemoteHost({ match: 'm', key: null, part: null }, end.line).undo('cw', 3, '3/0', 1);
  }
  const commands = end.asked.map((request) => ('command' in request ? request.command : ''));
  expect(new Set(commands).size).toBe(2);
});

test('one can ask to go back to before the last own action, until something has been taken back', () => {
  const end = lineTo();
  const host = new RemoteHost({ match: 'm', key: null, part: null }, end.line);
  end.sit('cw');
  end.news(whole(0));
  expect(host.lastOwn.value).toBeNull();
  end.news(later(0, 'cw'));
  end.news(later(1, 'dak'));
  expect(host.lastOwn.value).toBe(0);
  end.news(later(2, null));
  expect(host.lastOwn.value).toBeNull();
});

test('what the other has said since the last answer is unread', () => {
  const end = lineTo();
  const host = new RemoteHost({ match: 'm', key: null, part: null }, end.line);
  end.sit('cw', ['dak', 'cw', 'dak', 'dak']);
  expect(host.unread.value).toBe(2);
  host.read.value = 4;
  expect(host.unread.value).toBe(0);
});

test('what a seat does acknowledges the link that it was told at that revision', async () => {
  const end = lineTo();
  const host = new RemoteHost({ match: 'm', key: null, part: null }, end.line);
  end.sit('cw');
  end.news({ ...whole(3), link: 'l3' });
  await host.undo('cw', 3, 'a', 1);
  await host.act('cw', 2, 'b', { type: 'done' });
  end.news({ ...later(3, 'dak'), link: 'l4' });
  expect(host.told.value).toEqual({ revision: 4, link: 'l4' });
  await host.act('cw', 4, 'c', { type: 'done' });
  await host.resign('cw', 4, 'd');
  // A match from before there were chains.
  end.news(later(4, 'dak'));
  await host.act('cw', 5, 'e', { type: 'done' });
  expect(end.asked.map((request) => ('seen' in request ? request.seen : null))).toEqual(['l3', null, 'l4', 'l4', null]);
});

test('standing orders are as they were left last, here or in another window', async () => {
  const end = lineTo();
  const host = new RemoteHost({ match: 'm', key: null, part: null }, end.line);
  end.sit('cw');
  expect(host.standing.value).toEqual({});
  const left = host.leaveOrders({ night: 'recover' });
  expect(host.standing.value).toEqual({ night: 'recover' });
  await left;
  expect(end.asked).toEqual([{ do: 'standing', orders: { night: 'recover' } }]);
  end.tell({ match: 'm', standing: {} });
  expect(host.standing.value).toEqual({});
});
