import os from 'node:os';
import { type Cells, copyInto, type Seat } from '@impulse/engine';
import { loadBattle, type LoadedBattle, loadBattles } from '@impulse/library';
import { describe, expect, test } from 'vitest';
import { kinds } from './originals.js';
import { bounds, type Gauges, SpoiltTrial } from './trial.js';

/** Other tests run beside this one, in the same process. */
const threads = Math.min(4, os.availableParallelism());
const gauges: Gauges = {
  time() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 / threads;
  },
  memory: () => process.memoryUsage().heapUsed,
};

const still: Gauges = { time: () => 0, memory: () => 0 };

// Longer than others when the machine has much to do.
test('whatever is spoilt is answered, in time, and tells a seat nothing', async () => {
  const trial = new SpoiltTrial(await loadBattles(), 'test', gauges);
  const codes = new Map<string, number>();
  const found = new Set<string>();
  for (let number = 0; number < 2_000; number++) {
    const { kind, text, code, failure } = trial.run(number);
    expect(failure, text.slice(0, 1000)).toBeNull();
    codes.set(code, (codes.get(code) ?? 0) + 1);
    found.add(kind);
  }
  expect([...found].toSorted()).toEqual([...kinds].toSorted());
  // Some of it is still right, and the rest is wrong in many ways.
  expect(codes.get('ok')).toBeGreaterThan(100);
  expect(codes.size).toBeGreaterThan(25);
});

describe('is found out', () => {
  /** The first thing that must not be, among some. */
  function firstFailure(trial: SpoiltTrial): string {
    for (let number = 0; number < 400; number++) {
      const { failure } = trial.run(number);
      if (failure !== null) return failure;
    }
    return 'nothing';
  }

  test('a program that makes a mistake', async () => {
    const battle = await loadBattle('totensonntag');
    let isWhole = true;
    const view = (state: Cells, seat: Seat): unknown =>
      isWhole ? battle.game.view(state, seat) : JSON.parse('broken');
    const trial = new SpoiltTrial([{ ...battle, game: { ...battle.game, view } }], 'mistake', still);
    isWhole = false;
    expect(firstFailure(trial)).toContain('made a mistake');
  });

  test('an answer that tells what is hidden', async () => {
    const battle = await loadBattle('white-death');
    const { game } = battle;
    let isHonest = true;
    const telling: LoadedBattle = {
      ...battle,
      game: {
        ...game,
        redact(state, seat, random, into) {
          if (isHonest) game.redact(state, seat, random, into);
          else copyInto(into, state);
        },
        view: (state, seat) => (isHonest ? game.view(state, seat) : game.position(state)),
      },
    };
    const trial = new SpoiltTrial([telling], 'telling', still);
    isHonest = false;
    expect(firstFailure(trial)).toContain('a seat is told apart');
  });

  test('what takes too long, or too much room', async () => {
    const battle = await loadBattle('totensonntag');
    let time = 0;
    const slow = { ...still, time: () => (time += bounds.time + 1) };
    expect(firstFailure(new SpoiltTrial([battle], 'slow', slow))).toBe(`${bounds.time + 1} ms`);
    let room = 0;
    const large = { ...still, memory: () => (room += 2 * bounds.memory) };
    expect(firstFailure(new SpoiltTrial([battle], 'large', large))).toContain('MB');
  });
});
