import { describe, expect, test } from 'vitest';
import type { Game, LogEvent, Refusal, Seat } from '../game.js';
import { checkedPlayer, type Checks, type Invariant, InvariantError } from './index.js';
import { replay } from '../match/replay.js';
import { sameCells } from '../state/state.js';
import { duel, type DuelAction, type DuelState, duelTexts, preparedBy } from '../testing/duel.js';

type Duel = Game<DuelState, DuelAction>;
type DuelChecks = Checks<DuelState, DuelAction>;

const setup = { scenario: 'plain', options: { length: 'long' } };
const checks: DuelChecks = { texts: duelTexts, secret: (_, { type }) => type === 'pick' };

function failureOf(game: Duel, more: DuelChecks = {}): InvariantError {
  // Some faults show only on some paths: a few games are enough to meet them.
  for (let seed = 0; seed < 10; seed++) {
    try {
      checkedPlayer(game, setup, `fault ${seed}`, { ...checks, ...more }, { longest: 500 });
    } catch (error) {
      if (error instanceof InvariantError) return error;
      throw error;
    }
  }
  throw new Error('Nothing was found wrong');
}

describe('a sound battle', () => {
  test('passes every check', () => {
    for (let seed = 0; seed < 30; seed++) {
      const played = checkedPlayer(duel, setup, `duel ${seed}`, checks);
      expect(played.outcome.over).toBe(true);
      expect(played.steps).toMatchObject({ strike: 12 });
    }
  });

  test('is played alike from the same seed, and differently from another', () => {
    const record = (seed: string) => checkedPlayer(duel, setup, seed, checks).record;
    expect(record('one')).toEqual(record('one'));
    expect(record('one').journal).not.toEqual(record('two').journal);
  });

  test('is chosen for by the battle when it knows how', () => {
    const hold: DuelChecks = {
      choose: (_, offered) => offered.length - 1,
    };
    const { actions, outcome } = checkedPlayer(duel, setup, 'choose', hold);
    expect(actions['strike']).toBeUndefined();
    expect(outcome.points).toBe(0);
  });
});

/** The same fault in public and packed play. */
const playing = (play: Duel['play']): Partial<Duel> => ({
  play,
  codes: {
    ...duel.codes,
    play: (state, list, index, dice, log) =>
      play(state, duel.sides[state.deciding], duel.codes.action(state, list, index), dice, log),
    playCode: (state, head, tail, dice, log) =>
      play(state, duel.sides[state.deciding], duel.codes.read(state, head, tail)!, dice, log),
  },
});
type Scored = { readonly scores?: unknown };
const pickOfWest = (state: DuelState) => state.picks[0];
/** The order of a list, too, can tell something. */
const reversed =
  (list: Duel['codes']['list']): Duel['codes']['list'] =>
  (state, into) => {
    list(state, into);
    const words = Array.from({ length: into.length }, (_, index) => [into.head(index), into.tail(index)] as const);
    into.clear();
    for (const [head, tail] of words.toReversed()) into.push(head, tail);
  };
const mirrored: Duel['codes']['list'] = (state, into) =>
  (pickOfWest(state) === 3 ? reversed(duel.codes.list) : duel.codes.list)(state, into);
/** The last action is listed twice, in the list of everything and in that of its part. */
const twice =
  (list: Duel['codes']['list']): Duel['codes']['list'] =>
  (state, into) => {
    list(state, into);
    if (into.length > 0) into.push(into.head(into.length - 1), into.tail(into.length - 1));
  };
/** What West may have picked is always the same. */
function alike(state: DuelState, seat: Seat): void {
  if (seat !== 'west' && state.step === 0) state.picks[0] = Math.min(1, state.picks[0]);
}
let memory = 0;
let original: DuelState | undefined;

const faults: readonly [string, Invariant, Partial<Duel>][] = [
  [
    'an offered action is refused',
    'offered-plays',
    {
      refuse: (state, side, action) =>
        action.type === 'hold' ? { rule: '3.0', reason: 'no' } : duel.refuse(state, side, action),
    },
  ],
  [
    'something is allowed that is not offered',
    'not-offered-is-refused',
    { refuse: (state, side, action) => ignoring('number-out-of-range', duel.refuse(state, side, action)) },
  ],
  [
    'a refusal names no rule',
    'not-offered-is-refused',
    {
      refuse(state, side, action) {
        const refusal = duel.refuse(state, side, action);
        return refusal && { ...refusal, rule: 'house rule' };
      },
    },
  ],
  ['another question has the same number', 'codes-agree', { codes: { ...duel.codes, question: () => 0 } }],
  ['a clock goes back', 'clocks-go-on', { clock: (state) => -state.round }],
  ['the idle side is offered something', 'only-the-deciding-side', { legal: (state) => duel.legal(state, 'west') }],
  [
    'the packed list leaves something out',
    'codes-agree',
    {
      codes: {
        ...duel.codes,
        list: (state, into) => void (duel.codes.list(state, into), into.length > 2 && into.length--),
      },
    },
  ],
  [
    'an action is offered twice',
    'codes-agree',
    {
      legal: (state, side) => [...duel.legal(state, side), ...duel.legal(state, side).slice(-1)],
      codes: { ...duel.codes, list: twice(duel.codes.list), listGeneral: twice(duel.codes.listGeneral) },
    },
  ],
  [
    'the whole list is in another order than its parts',
    'codes-agree',
    {
      legal: (state, side) => duel.legal(state, side).toReversed(),
      codes: { ...duel.codes, list: reversed(duel.codes.list) },
    },
  ],
  [
    'a packed action plays differently',
    'codes-agree',
    {
      codes: {
        ...duel.codes,
        play: (state, list, index, dice) => duel.codes.play(state, list, Math.max(0, index - 1), dice, null),
      },
    },
  ],
  [
    'an offered action is refused when packed',
    'codes-agree',
    { codes: { ...duel.codes, refuses: (state, head, tail) => tail === 3 || duel.codes.refuses(state, head, tail) } },
  ],
  ['old words are taken for legal', 'codes-agree', { codes: { ...duel.codes, refuses: () => false } }],
  [
    'words play another action than they stand for',
    'codes-agree',
    {
      codes: {
        ...duel.codes,
        playCode: (state, head, tail, dice, log) => duel.codes.playCode(state, head, Math.min(tail, 2), dice, log),
      },
    },
  ],
  [
    'the log changes the battle',
    'codes-agree',
    {
      play: (state, side, action, dice, log) => (
        duel.play(state, side, action, dice, log),
        void (log && state.scores[0]++)
      ),
    },
  ],
  [
    'something outside the state decides',
    'copy-equals',
    {
      start(given) {
        const state = duel.start(given);
        original = state.ok ? state.value : undefined;
        return state;
      },
      play(state, side, action, dice, log) {
        duel.play(state, side, action, dice, log);
        if (state === original) state.scores[1]++;
      },
    },
  ],
  [
    'a rule comes back to dice it has drawn',
    'dice-order',
    {
      play(state, side, action, dice, log) {
        if (action.type === 'strike') for (const subject of [0, 1, 0]) dice.roll(0, subject);
        duel.play(state, side, action, dice, log);
      },
    },
  ],
  [
    'a view shows what is hidden',
    'hidden-stays-hidden',
    {
      view: (state, seat) => ({ ...(duel.view(state, seat) as object), hint: pickOfWest(state) }),
      sample(like, view, random) {
        const { hint: _hint, ...rest } = view as { readonly hint: number };
        return duel.sample(like, rest, random);
      },
    },
  ],
  [
    'a question shows what is hidden',
    'hidden-stays-hidden',
    { turn: (state) => ({ ...duel.turn(state), detail: { hint: pickOfWest(state) } }) as ReturnType<Duel['turn']> },
  ],
  [
    'a list shows what is hidden',
    'hidden-stays-hidden',
    {
      legal: (state, side) =>
        pickOfWest(state) === 3 ? duel.legal(state, side).toReversed() : duel.legal(state, side),
      codes: { ...duel.codes, list: mirrored, listGeneral: mirrored },
    },
  ],
  [
    'a refusal shows what is hidden',
    'hidden-stays-hidden',
    {
      refuse(state, side, action) {
        const refusal = duel.refuse(state, side, action);
        return refusal && { ...refusal, detail: { hint: pickOfWest(state) } };
      },
    },
  ],
  [
    'a forecast shows what is hidden',
    'hidden-stays-hidden',
    {
      forecast: (state, seat, action) =>
        state.step === 0
          ? {
              kind: 'hint',
              rule: '1.0',
              terms: [],
              detail: { hint: pickOfWest(state) },
              outcomes: [{ probability: 1, result: '', detail: {} }],
            }
          : duel.forecast(state, seat, action),
    },
  ],
  [
    'the log shows what is hidden',
    'hidden-stays-hidden',
    playing((state, side, action, dice, log) => {
      duel.play(state, side, action, dice, log);
      if (action.type === 'pick') log?.push({ type: 'hint', rule: '1.0', detail: { value: action.value } });
    }),
  ],
  [
    'a boast shows what is hidden',
    'hidden-stays-hidden',
    playing((state, side, action, dice, log) => {
      duel.play(state, side, action, dice, log);
      if (action.type === 'boast') log?.push({ type: 'hint', rule: '1.0', detail: { value: pickOfWest(state) } });
    }),
  ],
  [
    'a position forgets something',
    'position-round-trip',
    { position: (state) => ({ ...(duel.position(state) as object), boasts: [0, 0] }) },
  ],
  [
    'a position cannot be read',
    'position-round-trip',
    { position: (state) => ({ ...(duel.position(state) as object), extra: 1 }) },
  ],
  [
    'a view cannot be filled up',
    'sample-fits-view',
    { view: (state, seat) => ({ ...(duel.view(state, seat) as object), extra: 1 }) },
  ],
  [
    'redaction is not what a view leaves open',
    'redact-is-sample',
    { redact: (state, _, __, into) => into.cells.set(state.cells) },
  ],
  [
    'the bits hide less than a view',
    'bits-are-views',
    { knowledge: { ...duel.knowledge, hiddenFrom: (_, into) => into.fill(0) } },
  ],
  [
    'the bits tell a seat too early',
    'bits-are-views',
    {
      knowledge: {
        ...duel.knowledge,
        hiddenFrom(state, into) {
          duel.knowledge.hiddenFrom(state, into);
          if (state.deciding === 1) into[0] = 0;
        },
      },
    },
  ],
  [
    'an action is prepared that is refused',
    'prepared-alike',
    {
      prepare: preparedBy({
        refuse: (state, side, action) => ignoring('number-out-of-range', duel.refuse(state, side, action)),
        play: duel.play,
      }),
    },
  ],
  [
    'a prepared action plays differently',
    'copy-equals',
    {
      prepare: preparedBy({
        refuse: duel.refuse,
        play: (state, side, _, dice, log) => duel.play(state, side, duel.legal(state, side)[0], dice, log),
      }),
    },
  ],
  [
    'a sampler keeps to its first draw',
    'draw-is-redact',
    {
      sampler(state, seat) {
        const drawn = duel.blank(state);
        let first = true;
        return {
          draw(random, into) {
            if (first) duel.redact(state, seat, random, drawn);
            first = false;
            into.cells.set(drawn.cells);
          },
        };
      },
    },
  ],
  [
    'a sampler reads what is hidden',
    'draw-is-redact',
    {
      sampler: (state, seat) => ({
        draw(random, into) {
          duel.redact(state, seat, random, into);
          if (seat === 'east' && pickOfWest(state) > 0) into.picks[0] = pickOfWest(state);
        },
      }),
    },
  ],
  [
    'all draws are alike',
    'draws-differ',
    {
      sample(like, view, random) {
        const sample = duel.sample(like, view, random);
        if (sample.ok) alike(sample.value, (view as { readonly seat: Seat }).seat);
        return sample;
      },
      redact(state, seat, random, into) {
        duel.redact(state, seat, random, into);
        alike(into, seat);
      },
    },
  ],
  ['secrets are denied', 'finality-is-told', { hasSecrets: () => false }],
  [
    'a delta leaves something out',
    'deltas-make-views',
    {
      viewDeltas: (before, after, seats) =>
        (duel.viewDeltas(before, after, seats) as Scored[]).map(({ scores: _scores, ...rest }) => rest),
    },
  ],
  [
    'a delta tells that something hidden has changed',
    'hidden-stays-hidden',
    {
      viewDeltas: (before, after, seats) =>
        duel.viewDeltas(before, after, seats).map((delta, index) => ({
          ...(delta as object),
          ...(pickOfWest(after) > 1 && seats[index] === 'east' ? { scenario: 'plain' } : {}),
        })),
    },
  ],
  [
    'a question changes the state',
    'queries-change-nothing',
    { codes: { ...duel.codes, actors: (state) => ((state.scores[0] = 7), 0) } },
  ],
  [
    'a forecast does not add up',
    'forecast-adds-up',
    {
      forecast(state, seat, action) {
        const forecast = duel.forecast(state, seat, action);
        return forecast && { ...forecast, outcomes: forecast.outcomes.slice(1) };
      },
    },
  ],
  [
    'an event is for nobody',
    'events-readable',
    playing((state, side, action, dice, log) => {
      duel.play(state, side, action, dice, log);
      log?.push({ type: 'whisper', rule: '1.0', seats: ['north'], detail: {} });
    }),
  ],
  [
    'the battle goes on for ever',
    'battle-ends',
    playing((state, side, action, dice, log) => {
      duel.play(state, side, action, dice, log);
      state.round = 1;
    }),
  ],
  [
    'a rule throws',
    'throws-nothing',
    {
      play(state, side, action, dice, log) {
        if (state.round === 3) throw new Error('a slip');
        duel.play(state, side, action, dice, log);
      },
    },
  ],
  [
    'a record cannot be written down',
    'record-round-trip',
    { setupOf: (state) => ({ ...duel.setupOf(state), dataHash: 'two\nlines' }) },
  ],
  [
    'a start depends on what went before',
    'record-replays',
    {
      start(given) {
        const state = duel.start(given);
        if (state.ok) state.value.scores[0] = ++memory & 0xff;
        return state;
      },
    },
  ],
];

/** What follows from `refuse`, `play` and `redact` has their faults. */
function faulty(fault: Partial<Duel>): Duel {
  const game = { ...duel, ...fault };
  const sampler: Duel['sampler'] = (state, seat) => ({
    draw: (random, into) => game.redact(state, seat, random, into),
  });
  return { ...game, prepare: fault.prepare ?? preparedBy(game), sampler: fault.sampler ?? sampler };
}

function ignoring(reason: string, refusal: Refusal | null): Refusal | null {
  return refusal?.reason === reason ? null : refusal;
}

describe('a battle with a fault is caught when', () => {
  test.each(faults)('%s', (_, invariant, fault) => {
    memory = 0;
    expect(failureOf(faulty(fault)).invariant).toBe(invariant);
  });

  test('its state breaks a law of its own', () => {
    const error = failureOf(duel, { state: (state) => (state.scores[0] > 9 ? 'West scores too much' : undefined) });
    expect(error.invariant).toBe('state-legal');
    expect(error.message).toContain('West scores too much');
  });

  test('a step breaks a law of its own', () => {
    const error = failureOf(duel, {
      step: (before, after) => (after.round > before.round ? 'time passes' : undefined),
    });
    expect(error.invariant).toBe('step-legal');
  });

  test('a language lacks a sentence', () => {
    const chinese = {
      ...duelTexts['zh-Hant'],
      event: ({ type }: LogEvent) => (type === 'held' ? '得分 undefined' : type),
    };
    expect(failureOf(duel, { texts: { ...duelTexts, 'zh-Hant': chinese } }).invariant).toBe('texts-render');
  });

  test('the terms of a forecast or an event do not add up', () => {
    const none = { inForecast: () => [], inEvents: () => [] };
    const ofForecast = failureOf(duel, {
      sums: { ...none, inForecast: ({ kind }) => [{ of: kind, total: 3, terms: [1, 1] }] },
    });
    expect(ofForecast.invariant).toBe('terms-add-up');
    expect(ofForecast.message).toContain('"total":3');
    const ofEvents = failureOf(duel, {
      sums: { ...none, inEvents: (_, events) => events.map(({ type }) => ({ of: type, total: NaN, terms: [] })) },
    });
    expect(ofEvents.invariant).toBe('terms-add-up');
  });

  test('an action is of no actor', () => {
    const error = failureOf({ ...duel, codes: { ...duel.codes, listGeneral: (_, into) => into.clear() } });
    expect(error.invariant).toBe('codes-agree');
    expect(() =>
      checkedPlayer({ ...duel, codes: { ...duel.codes, listGeneral: (_, into) => into.clear() } }, setup, 'x', {
        ...checks,
        leftOut: () => true,
      }),
    ).not.toThrow();
  });
});

test('a failure carries the record that replays up to it', () => {
  let broken: DuelState | undefined;
  const error = failureOf(duel, {
    state(state) {
      broken = duel.blank(state);
      broken.cells.set(state.cells);
      return state.round === 4 ? 'round four' : undefined;
    },
  });
  let events = 0;
  const replayed = replay(duel, error.record!, () => events++);
  expect(events).toBe(error.event);
  expect(replayed.ok && sameCells(replayed.value, broken!)).toBe(true);
});

test('a set-up that does not start is a failure without a record', () => {
  const start = () => checkedPlayer(duel, { scenario: 'none' }, 'x');
  expect(start).toThrow(InvariantError);
  expect(start).toThrow('setup-starts after event 0: scenario: The scenario must be plain.');
});
