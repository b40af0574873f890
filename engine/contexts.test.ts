import { describe, expect, test } from 'vitest';
import { contextsOf, ownDataOf, type SetupContext, setupUnder } from './contexts.js';
import { readOptions } from './options.js';
import { positionReader } from './position/read-position.js';
import { record, whole } from './reading/read.js';
import { bad, good } from './reading/result.js';

interface Data {
  readonly depth: number;
}

interface Context extends SetupContext<Data> {
  readonly scenario: string;
}

const specs = [{ id: 'fog', rule: '1.1', values: ['off', 'on'], standard: 'off' }] as const;
const readData = record<Data>({ depth: whole(1, 9) });

const contextFor = contextsOf({
  scenarioIds: ['first', 'second'],
  checkOptions: (given) => readOptions(specs, given),
  builtInData: { depth: 3 },
  checkData: (given) => readData(given, ''),
  dataHash: ({ depth }) => `depth ${depth}`,
  makeContext: (data, scenario, options, dataHash, ownData): Context => ({
    scenario,
    data,
    options,
    dataHash,
    ownData,
  }),
});

const contextOf = (setup: Parameters<typeof contextFor>[0]): Context => {
  const context = contextFor(setup);
  if (!context.ok) throw new Error(context.error.message);
  return context.value;
};

describe('the context of a set-up', () => {
  test('is made once for the same scenario and options of the built-in data', () => {
    const first = contextOf({ scenario: 'first' });
    expect(contextOf({ scenario: 'first', options: { fog: 'off' } })).toBe(first);
    expect(contextOf({ scenario: 'first', options: { fog: 'on' } })).not.toBe(first);
    expect(contextOf({ scenario: 'second' })).not.toBe(first);
    expect(first).toMatchObject({ dataHash: 'depth 3', ownData: false, options: { fog: 'off' } });
  });

  test('is made of a user’s data when there are some, which then travel with it', () => {
    const own = contextOf({ scenario: 'first', data: { depth: 5 } });
    expect(own).toMatchObject({ dataHash: 'depth 5', ownData: true });
    expect(setupUnder('first', own)).toEqual({
      scenario: 'first',
      options: { fog: 'off' },
      dataHash: 'depth 5',
      data: { depth: 5 },
    });
    expect(ownDataOf(own)).toEqual({ depth: 5 });
  });

  test('of the built-in data takes no data along', () => {
    const builtIn = contextOf({ scenario: 'second' });
    expect(setupUnder('second', builtIn)).toEqual({
      scenario: 'second',
      options: { fog: 'off' },
      dataHash: 'depth 3',
    });
    expect(ownDataOf(builtIn)).toBeUndefined();
  });

  test.each([
    [{ scenario: 'third' }, 'unknown-scenario', 'scenario'],
    [{ scenario: 'first', options: { fog: 'thick' } }, 'bad-option', 'options.fog'],
    [{ scenario: 'first', data: { depth: 10 } }, 'out-of-range', 'data.depth'],
    [{ scenario: 'first', data: 7 }, 'wrong-type', 'data'],
    [{ scenario: 'first', data: { depth: 3, '2nd': 1 } }, 'unknown-field', 'data["2nd"]'],
  ])('%j is refused with its field', (setup, code, path) => {
    expect(contextFor(setup)).toMatchObject({ ok: false, error: { code, path } });
  });
});

describe('a position', () => {
  interface Position {
    readonly dataHash: string;
    readonly scenario: string;
    readonly options: Readonly<Record<string, string>>;
  }
  const read = positionReader(
    (value) => (value === null ? bad('wrong-type', '', 'An object is wanted here.') : good(value as Position)),
    contextFor,
    (context, position, seatView) => good({ context, position, seatView }),
  );
  const position: Position = { dataHash: 'depth 3', scenario: 'first', options: { fog: 'on' } };

  test('is read on the context that its heading asks for', () => {
    const context = contextOf({ scenario: 'first', options: { fog: 'on' } });
    expect(read(position, undefined, true)).toEqual(good({ context, position, seatView: true }));
  });

  test('is read with the data file it was written for, and no other', () => {
    const own = { ...position, dataHash: 'depth 5' };
    expect(read(own, { depth: 5 }, false)).toMatchObject({ ok: true, value: { context: { ownData: true } } });
    const otherData = { ok: false, error: { code: 'other-data', path: 'dataHash' } };
    expect(read(own, undefined, false)).toMatchObject(otherData);
    expect(read(position, { depth: 5 }, false)).toMatchObject(otherData);
  });

  test('is refused for its shape before its scenario', () => {
    expect(read(null, undefined, false)).toMatchObject({ ok: false, error: { code: 'wrong-type' } });
    expect(read({ ...position, scenario: 'third' }, undefined, false)).toMatchObject({
      ok: false,
      error: { code: 'unknown-scenario', path: 'scenario' },
    });
  });
});
