import {
  ActionCodes,
  type Dice,
  keyedDice,
  type Log,
  makeRandom,
  mayRead,
  observer,
  type Scene,
  type Seat,
  truth,
} from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../../context.js';
import { type ScenarioId, sideIds } from '../../data/types.js';
import { whiteDeath } from '../../game.js';
import { script } from '../../opponent/index.js';
import { cloneState, type State } from '../../state.js';
import { battle } from '../../testing/play.js';
import { setting } from '../../testing/setting.js';
import { sceneMarks } from '../codes.js';
import { aids } from '../index.js';

/** What one action of a battle between two scripts wrote, from the state before it; `rolled` dice were drawn. */
type Watch = (before: State, log: Log, rolled: number) => void;

function watchScripts(scenario: ScenarioId, actions: number, watch: Watch): void {
  const state = battle(scenario);
  const codes = new ActionCodes();
  const keyed = keyedDice(7);
  let rolled = 0;
  const counting: Dice = {
    begin: (event) => keyed.begin(event),
    roll(purpose, subject) {
      rolled++;
      return keyed.roll(purpose, subject);
    },
  };
  const policy = script.make();
  for (let event = 0; event < actions && whiteDeath.codes.deciding(state) >= 0; event++) {
    const before = cloneState(state);
    const log: Log = [];
    policy.choose(state, makeRandom(`telling ${event}`), codes);
    counting.begin(event);
    rolled = 0;
    whiteDeath.codes.play(state, codes, 0, counting, log);
    watch(before, log, rolled);
  }
}

const told = (before: State, seat: Seat, log: Log): Scene[] =>
  aids
    .tell(
      before,
      seat,
      log.filter((event) => mayRead(event, seat)),
    )
    .flatMap(({ scenes }) => scenes);

const only = <K extends Scene['kind']>(scenes: readonly Scene[], kind: K): Extract<Scene, { kind: K }>[] =>
  scenes.filter((one): one is Extract<Scene, { kind: K }> => one.kind === kind);

describe('events as scenes', () => {
  test('whoever may see everything is shown every die that was rolled', () => {
    const purposes = new Set<string>();
    watchScripts('scenario-3', 350, (before, log, rolled) => {
      const throws = only(told(before, truth, log), 'throw').map(({ thrown }) => thrown);
      expect(
        throws.reduce((sum, { dice }) => sum + dice.length, 0),
        JSON.stringify(log),
      ).toBe(rolled);
      for (const { purpose, dice } of throws) {
        purposes.add(purpose);
        expect(dice.every((die) => die >= 1 && die <= 6)).toBe(true);
      }
    });
    expect([...purposes]).toEqual(expect.arrayContaining(['weather', 'barrage', 'conventional', 'morale']));
  });

  test('units slide from where the seat saw them, hex by hex', () => {
    let slides = 0;
    watchScripts('scenario-1', 150, (before, log) => {
      for (const seat of [...sideIds, observer]) {
        const places = new Map(aids.units(before, seat).map(({ id, hex }) => [id, hex]));
        for (const { unit, path } of only(told(before, seat, log), 'move')) {
          slides++;
          const from = places.get(unit) ?? null;
          if (from !== null) expect(path[0]).toBe(from);
          places.set(unit, path.at(-1) ?? null);
          const hexes = path.map(grid.parse);
          const steps = hexes.slice(1).map((hex, index) => grid.distance(hexes[index], hex));
          expect(
            steps.every((step) => step === 1),
            `${unit}: ${path.join(' ')}`,
          ).toBe(true);
        }
      }
    });
    expect(slides).toBeGreaterThan(30);
  });

  test('4C a unit that comes into sight comes from nowhere', () => {
    const state = setting({ units: { '9grd-18g': '3030', '9grd-22g': '3030' } });
    const event = { type: 'came-into-sight', rule: '4C', detail: { side: 'soviet', unit: '9grd-22g', hex: '3031' } };
    expect(aids.tell(state, 'german', [event])[0].scenes).toEqual([
      { kind: 'mark', hex: '3031', code: 'came-into-sight' },
    ]);
  });

  test('21B a column follows its leader', () => {
    const { id } = setting({ units: {} }).context.units.find(({ brandenburg }) => brandenburg)!;
    const state = setting({ side: 'german', units: { [id]: '3030', '291id-i-504': '3030' } });
    const moved = {
      type: 'moved',
      rule: '6A',
      detail: { side: 'german', unit: id, from: '3030', path: ['3031', '3032'] },
    };
    const column = { type: 'went-along', rule: '21B', detail: { unit: id, hex: '3032', units: ['291id-i-504'] } };
    const [, follows] = only(told(state, 'german', [moved, column]), 'move');
    expect(follows).toEqual({ kind: 'move', unit: '291id-i-504', path: ['3030', '3031', '3032'] });
  });

  test('9C4 losses and eliminations follow the dice, and are shown with them', () => {
    const state = setting({ units: { '83id-i-183': '3031' } });
    const fire = {
      type: 'conventional-fire',
      rule: '9C4',
      detail: { unit: '83id-i-183', hex: '3031', fire: 9, defence: 3, odds: '3:1', die: 4, result: 2 },
    };
    const opening = { type: 'assault-fire', rule: '5.5', detail: { side: 'soviet', hex: '3031', units: [] } };
    const lost = {
      type: 'strength-lost',
      rule: '9C4',
      detail: { unit: '83id-i-183', hex: '3031', points: 2, left: 0 },
    };
    const gone = { type: 'eliminated', rule: '9C4', detail: { unit: '83id-i-183', hex: '3031' } };
    const events = aids.tell(state, 'german', [opening, fire, lost, gone]);
    expect(events.map(({ result }) => result)).toEqual([false, true, true, true]);
    expect(events.flatMap(({ scenes }) => scenes)).toEqual([
      { kind: 'throw', thrown: { side: 'soviet', purpose: 'conventional', dice: [4], unit: null, success: true } },
      { kind: 'loss', unit: '83id-i-183', hex: '3031', points: 2 },
      { kind: 'gone', unit: '83id-i-183', hex: '3031' },
    ]);
  });

  test('an event nobody knows any more is only read', () => {
    const event = { type: 'from an old record', rule: '5', detail: {} };
    expect(aids.tell(setting({ units: {} }), 'soviet', [event])).toEqual([{ event, scenes: [], result: false }]);
  });

  test('every mark that is left has words', () => {
    const met = new Set<string>();
    watchScripts('scenario-3', 250, (before, log) => {
      for (const { code, hex } of only(told(before, truth, log), 'mark')) {
        met.add(code);
        expect(grid.parse(hex)).toBeGreaterThanOrEqual(0);
      }
    });
    expect([...met].filter((code) => !sceneMarks.some((mark) => mark === code))).toEqual([]);
    expect([...met]).toEqual(expect.arrayContaining(['assault-declared', 'stack-seen', 'barrage']));
  });
});
