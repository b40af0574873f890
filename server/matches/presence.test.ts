import { beforeEach, expect, test } from 'vitest';
import { OtherProcesses } from '../processes/other-processes.js';
import type { ProcessNotice } from '../processes/process-notice.js';
import { Audience } from './audience.js';
import { Presence } from './presence.js';

/** Two processes that share a match: what one tells, the other hears, unless it gets lost. */
interface Side {
  readonly audience: Audience;
  readonly presence: Presence;
  readonly processes: OtherProcesses;
  readonly sent: ProcessNotice[];
}

let now = 0;
let [here, there]: [Side, Side] = [process(), process()];

function process(): Side {
  const audience = new Audience();
  const sent: ProcessNotice[] = [];
  const store = { tell: async (notice: ProcessNotice) => void sent.push(notice) };
  const processes = new OtherProcesses(() => now);
  const report = (error: unknown): never => {
    throw error;
  };
  return { audience, processes, sent, presence: new Presence('match', audience, { store, processes, report }) };
}

/** Everything that is under way arrives. */
function deliver(): void {
  for (const [from, to] of [
    [here, there],
    [there, here],
    [here, there],
  ]) {
    for (const notice of from.sent.splice(0)) {
      if (notice.kind === 'present') to.presence.hear(notice.process, notice.seats, notice.asks);
    }
  }
}

function sit(side: Side, seat: string): void {
  side.audience.admit({ place: '', send: () => undefined }, seat);
  side.presence.tell();
}

beforeEach(() => {
  now = 1_000_000;
  [here, there] = [process(), process()];
  sit(here, 'cw');
  sit(there, 'dak');
  deliver();
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

test('where something may have been missed, everybody is asked again', () => {
  sit(there, 'second');
  there.sent.splice(0);
  deliver();
  expect(here.presence.seats).toEqual(new Set(['cw', 'dak']));
  here.presence.askAgain();
  deliver();
  expect(here.presence.seats).toEqual(new Set(['cw', 'dak', 'second']));
});
