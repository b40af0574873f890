import { beforeEach, expect, test } from 'vitest';
import { OtherProcesses } from '../processes/other-processes.js';
import type { ProcessNotice } from '../processes/process-notice.js';
import { Audience, type Listener } from './audience.js';
import { Presence } from './presence.js';

/** Two processes that share a match: what one tells, the other hears, unless it gets lost. */
interface Side {
  readonly audience: Audience;
  readonly presence: Presence;
  readonly processes: OtherProcesses;
  readonly sent: ProcessNotice[];
  /** What keeps the next ones from being sent. */
  readonly obstacles: Promise<void>[];
}

let now = 0;
let [here, there]: [Side, Side] = [process(), process()];

function process(): Side {
  const audience = new Audience();
  const sent: ProcessNotice[] = [];
  const obstacles: Promise<void>[] = [];
  const tell = async (notice: ProcessNotice): Promise<void> => {
    await obstacles.shift();
    sent.push(notice);
  };
  const processes = new OtherProcesses(() => now);
  const report = (error: unknown): never => {
    throw error;
  };
  const presence = new Presence('match', audience, { store: { tell }, processes, report });
  return { audience, processes, sent, obstacles, presence };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Everything that is under way arrives. */
async function deliver(): Promise<void> {
  for (const [from, to] of [
    [here, there],
    [there, here],
    [here, there],
  ]) {
    await settled();
    for (const notice of from.sent.splice(0)) {
      if (notice.kind === 'present') to.presence.hear(notice.process, notice.seats, notice.asks);
    }
  }
}

function sit(side: Side, seat: string): Listener {
  const listener = { place: '', send: () => undefined };
  side.audience.admit(listener, seat);
  side.presence.tell();
  return listener;
}

beforeEach(async () => {
  now = 1_000_000;
  [here, there] = [process(), process()];
  sit(here, 'cw');
  sit(there, 'dak');
  await deliver();
});

test('both processes know who is at either', () => {
  expect(here.presence.seats).toEqual(new Set(['cw', 'dak']));
  expect(there.presence.seats).toEqual(new Set(['cw', 'dak']));
  expect(here.presence.lookAgain()).toBe(false);
});

test('a process that falls silent has nobody there, and has them again when it is heard of', () => {
  now += 60_000;
  expect(here.presence.seats).toEqual(new Set(['cw']));
  expect(here.presence.lookAgain()).toBe(true);
  expect(here.presence.lookAgain()).toBe(false);
  here.processes.hear(there.processes.own);
  expect(here.presence.seats).toEqual(new Set(['cw', 'dak']));
  expect(here.presence.lookAgain()).toBe(true);
});

test('where something may have been missed, everybody is asked again', async () => {
  sit(there, 'second');
  await settled();
  there.sent.splice(0);
  await deliver();
  expect(here.presence.seats).toEqual(new Set(['cw', 'dak']));
  here.presence.askAgain();
  await deliver();
  expect(here.presence.seats).toEqual(new Set(['cw', 'dak', 'second']));
});

test('whoever goes and comes back is there, even if the first news of it are held up', async () => {
  const leaver = sit(there, 'second');
  await deliver();
  let free = (): void => undefined;
  there.obstacles.push(new Promise((resolve) => (free = resolve)));
  there.audience.dismiss(leaver);
  there.presence.tell();
  sit(there, 'second');
  await settled();
  free();
  await deliver();
  expect(here.presence.seats).toEqual(new Set(['cw', 'dak', 'second']));
});
