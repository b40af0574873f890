import { describe, expect, test } from 'vitest';
import { observer, resume } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { action } from '../battles/totensonntag/battle.js';
import { sit, sitAt, sitInImpulse, type Wishes } from './testing/sitting.js';

/** Chooses the Commonwealth's number of the first couplet; the DAK rolls the die given. */
async function chooseFirst(value: number, dakDie: number, wishes: Wishes = {}) {
  const table = await sit({ dak: 'script', ...wishes, dice: [dakDie, ...(wishes.dice ?? [])] });
  await table.chair.liftCurtain();
  table.plans.propose(action({ type: 'choose-an', value }));
  await table.plans.confirm();
  return table;
}

describe('a couplet by clicks', () => {
  test('choosing a number, moving, overrunning and ending the impulse', async () => {
    const table = await chooseFirst(3, 1, { dak: 'human', dice: [4, 5] });
    expect(table.chair.seat.value).toBe('cw');
    expect(table.position().step).toBe('impulse');
    expect(table.chair.ready.value).toContain('7ad-7h');

    await table.hand.click('G9', '7ad-7h');
    expect(table.selection.units.value).toEqual(['7ad-7h']);
    expect(table.selection.deeds.value[0].ways.get('G8')).toMatchObject({ left: 3, effects: [] });
    expect(table.selection.deeds.value[0].ways.get('H9')?.effects).toEqual(['stops']);

    await table.hand.click('G8', null);
    expect(table.at('7ad-7h')).toBe('G8');
    expect(table.selection.units.value).toEqual([]);

    await table.hand.click('G9', '7ad-2rtr');
    await table.hand.click('I10', null);
    expect(table.plans.proposal.value?.action).toMatchObject({ type: 'move', unit: '7ad-2rtr', overrun: 'I10' });
    expect(table.plans.proposal.value?.forecast?.outcomes[0]?.probability).toBeCloseTo(21 / 36);
    expect(table.plans.proposal.value?.alternatives.length).toBeGreaterThan(1);
    const other = table.plans.proposal.value!.alternatives[1].action;
    table.plans.choose(other);
    expect(table.plans.proposal.value?.action).toEqual(other);
    await table.plans.confirm();
    expect(table.played.at(-1)?.told.map(({ event }) => event.type)).toEqual(['moved', 'attack', 'hit']);
    expect(table.plans.proposal.value).toBeNull();

    await table.plans.end();
    expect(table.plans.ending.value?.idle).toContain('7ad-6rtr');
    table.hand.cancel();
    expect(table.plans.ending.value).toBeNull();
    await table.plans.end();
    await table.plans.confirm();
    expect(table.position().active).toBe('dak');
    expect(table.chair.seat.value).toBe('dak');
  });

  test('several units of a stack move together and are undone together', async () => {
    const table = await chooseFirst(3, 1);
    table.selection.select(table.selection.stackOf('G9'));
    expect(table.selection.units.value.length).toBe(3);
    const before = table.match.length;
    await table.hand.click('G8', null);
    expect(table.match.length).toBe(before + 3);
    expect(table.chair.stacks.value.get('G8')?.length).toBe(3);
    await table.chair.undo();
    expect(table.match.length).toBe(before);
    expect(table.chair.stacks.value.get('G9')?.length).toBe(3);
  });

  test('a formation is taken together wherever its units stand, and moves together', async () => {
    const table = await chooseFirst(3, 1);
    table.selection.select(table.selection.formationOf('7ad-1krrc'));
    const brigade = table.selection.units.value;
    expect(brigade).toContain('7ad-4rha');
    expect(new Set(brigade.map((id) => table.at(id))).size).toBeGreaterThan(1);
    const [first, ...others] = table.selection.deeds.value;
    const common = [...first.ways.keys()].find((hex) => others.every((one) => one.ways.has(hex)))!;
    const before = table.match.length;
    await table.hand.click(common, null);
    expect(table.match.length).toBe(before + brigade.length);
    expect(table.chair.stacks.value.get(common)?.length).toBe(brigade.length);
  });

  test('only hexes that all selected units reach are acted on', async () => {
    const table = await chooseFirst(3, 1);
    table.selection.select(['7ad-4rha']);
    table.selection.toggle('7ad-1krrc');
    expect(table.selection.units.value).toEqual(['7ad-4rha', '7ad-1krrc']);
    expect(table.selection.deeds.value.length).toBe(2);
    table.selection.toggle('7ad-1krrc');
    expect(table.selection.units.value).toEqual(['7ad-4rha']);
  });

  test('a unit dropped on a lit hex moves, on any other it is told why not', async () => {
    const table = await chooseFirst(3, 1);
    await table.hand.drop('7ad-7h', 'Q19');
    expect(table.chair.notice.value).toMatchObject({
      kind: 'refusal',
      refusal: { reason: 'too-few-points', rule: '6.0' },
    });
    await table.hand.drop('7ad-7h', 'G8');
    expect(table.at('7ad-7h')).toBe('G8');
  });

  test('the next unit that can act is found in both directions', async () => {
    const table = await chooseFirst(3, 1);
    const [first] = table.chair.ready.value;
    table.selection.next(1);
    expect(table.selection.units.value).toEqual([first]);
    table.selection.next(-1);
    expect(table.selection.units.value).toEqual([table.chair.ready.value.at(-1)]);
    expect(table.selection.inspected.value).toBe(table.at(table.selection.units.value[0]));
  });

  test('the stack is put in another order', async () => {
    const table = await chooseFirst(3, 1);
    const [top, middle, bottom] = table.selection.stackOf('G9');
    await table.chair.act(action({ type: 'stack', hex: 'G9', order: [bottom, top, middle] }));
    expect(table.chair.stacks.value.get('G9')).toEqual([bottom, top, middle]);
  });

  test('clicking the same counter again takes the next of its stack', async () => {
    const table = await chooseFirst(3, 1);
    const stack = table.chair.stacks.value.get('G9')!;
    for (const unit of [...stack, stack[0]]) {
      await table.hand.click('G9', stack[0]);
      expect(table.selection.units.value).toEqual([unit]);
    }
  });

  test('an enemy stack is looked into while the own unit stays selected', async () => {
    const table = await chooseFirst(3, 1);
    await table.hand.click('G9', '7ad-7h');
    await table.hand.click('J18', null);
    expect(table.selection.inspected.value).toBe('J18');
    expect(table.selection.units.value).toEqual(['7ad-7h']);
    expect(table.chair.notice.value).toMatchObject({ kind: 'refusal', refusal: { reason: 'overrun-too-few-points' } });
  });
});

describe('undo', () => {
  test('takes back a move, but never dice', async () => {
    const table = await chooseFirst(3, 1);
    await table.chair.undo();
    expect(table.chair.notice.value).toEqual({ kind: 'undo', code: 'dice-drawn' });
    await table.hand.click('G9', '7ad-7h');
    await table.hand.click('G8', null);
    await table.chair.undo();
    expect(table.at('7ad-7h')).toBe('G9');
    expect(table.chair.notice.value).toBeNull();
  });
});

describe('the curtain', () => {
  test('falls before a secret decision, and the seat is nobody’s', async () => {
    const table = await sit({ dice: [4] });
    expect(table.chair.curtain.value).toBe('cw');
    expect(table.chair.seat.value).toBe(observer);
    expect(table.chair.mayAct.value).toBe(false);
    await table.chair.liftCurtain();
    expect(table.chair.seat.value).toBe('cw');
    expect(table.chair.mayAct.value).toBe(true);
  });

  test('is not needed once the numbers are revealed', async () => {
    const table = await sit({ dice: [4] });
    await table.chair.liftCurtain();
    table.plans.propose(action({ type: 'choose-an', value: 3 }));
    await table.plans.confirm();
    expect(table.chair.curtain.value).toBeNull();
    expect(table.chair.seat.value).toBe('dak');
  });

  test('hides planned flights of one side from the other, in every signal', async () => {
    // Both sides fly when both numbers are at most the aircraft's initiative.
    const table = await sit({ options: { aircraft: 'on' }, dice: [1] });
    await table.chair.liftCurtain();
    table.plans.propose(action({ type: 'choose-an', value: 1 }));
    await table.plans.confirm();
    expect(table.position().step).toBe('air-plan');
    expect(table.chair.curtain.value).toBe('dak');
    await table.chair.liftCurtain();
    const [stuka] = table.chair.ready.value;
    table.selection.select([stuka]);
    await table.hand.click('C7', null);
    expect(table.at(stuka)).toBe('C7');
    expect(JSON.stringify(table.chair.log.value)).toContain('planned-flight');
    await table.plans.end();
    await table.plans.confirm();

    expect(table.chair.curtain.value).toBe('cw');
    expect(table.chair.seat.value).toBe(observer);
    const told = () =>
      JSON.stringify([
        table.chair.now().view,
        [...table.chair.units.value],
        [...table.chair.stacks.value],
        table.chair.log.value,
        table.selection.units.value,
        table.selection.inspected.value,
        table.selection.deeds.value,
        table.plans.proposal.value,
        table.plans.ending.value,
        table.chair.ready.value,
      ]);
    expect(table.at(stuka)).toBe('unknown');
    expect(told()).not.toContain('planned-flight');
    expect(table.chair.stacks.value.has('C7')).toBe(false);
    await table.chair.liftCurtain();
    expect(table.chair.seat.value).toBe('cw');
    expect(table.at(stuka)).toBe('unknown');
    expect(told()).not.toContain('planned-flight');
  });

  test('one person at the table needs none, and sees no secret of the computer', async () => {
    const table = await sit({ dak: 'script', dice: [4] });
    expect(table.chair.curtain.value).toBeNull();
    expect(table.chair.seat.value).toBe('cw');
    expect(table.position().numbers.dak.an).toBe('?');
  });
});

describe('computers', () => {
  test.each(['random', 'script'] as const)('%s against greedy play a battle to its end', async (level) => {
    const table = await sit({ dak: level, cw: 'greedy' });
    expect(table.chair.seat.value).toBe(observer);
    await table.computers.run();
    expect(table.chair.turn.value.over).toBe(true);
    expect(table.chair.notice.value).toBeNull();
    expect(table.match.length).toBeGreaterThan(100);
    expect(table.chair.log.value.at(-1)?.type).toBe('battle-ends');
  });

  test('those that plan act by what their seats may know, too', async () => {
    const table = await sit({ dak: 'veteran', cw: 'veteran' });
    table.computers.pause(true);
    await table.computers.run(12);
    expect(table.match.length).toBe(12);
    expect(table.chair.notice.value).toBeNull();
  });

  test('wait while they are held, and take single steps', async () => {
    const table = await sit({ dak: 'greedy', cw: 'greedy' });
    table.computers.pause(true);
    await table.computers.run();
    expect(table.match.length).toBe(0);
    await table.computers.run(1);
    await table.computers.run(2);
    expect(table.match.length).toBe(3);
  });

  test('go on when they are told so in the middle of a step', async () => {
    const table = await sit({ dak: 'greedy', cw: 'greedy' });
    table.computers.pause(true);
    const step = table.computers.run(1);
    table.computers.pause(false);
    await step;
    expect(table.chair.turn.value.over).toBe(true);
  });

  test('one that cannot decide is held, and it is said', async () => {
    const table = await sit({ dak: 'greedy', cw: 'greedy', step: () => Promise.reject(new Error('on purpose')) });
    const complained = await quietly(() => table.computers.run());
    expect(complained).toBe(1);
    expect(table.chair.notice.value).toEqual({ kind: 'computer' });
    expect(table.computers.paused.value).toBe(true);
  });
});

/** Runs something that complains in the console; answers how often. */
async function quietly(work: () => Promise<unknown>): Promise<number> {
  const { error } = console;
  let complained = 0;
  console.error = () => void complained++;
  await work();
  console.error = error;
  return complained;
}

describe('whatever goes wrong while something is acted out', () => {
  test('the battle goes on', async () => {
    const table = await chooseFirst(3, 1);
    const broken = await sitAt(table.match, {
      dak: 'script',
      present: () => Promise.reject(new Error('the canvas is lost')),
    });
    const complained = await quietly(async () => {
      await broken.hand.click('G9', '7ad-7h');
      await broken.hand.click('G8', null);
    });
    expect(complained).toBe(1);
    expect(broken.at('7ad-7h')).toBe('G8');
    expect([broken.chair.presenting.value, broken.chair.mayAct.value]).toEqual([false, true]);
    await quietly(() => broken.chair.undo());
    expect(broken.at('7ad-7h')).toBe('G9');
  });

  test('computers play on', async () => {
    const table = await sit({ dak: 'greedy', cw: 'greedy', present: () => Promise.reject(new Error('on purpose')) });
    table.computers.pause(true);
    await quietly(() => table.computers.run(5));
    expect(table.match.length).toBe(5);
    expect(table.chair.notice.value).toBeNull();
  });
});

test('while dice roll nothing is promised to be taken back', async () => {
  const promised: number[] = [];
  const places = { '7ad-7h': 'H9', '7ad-2rtr': 'G9' };
  const present = async () => {
    await Promise.resolve();
    promised.push(table.chair.undoable.value);
  };
  const table = await sitInImpulse(4, places, { dice: [1, 1], present });
  await table.hand.click('G9', '7ad-2rtr');
  await table.hand.click('G8', null);
  expect(table.chair.undoable.value).toBe(1);
  table.selection.select(['7ad-7h']);
  await table.hand.click('I10', null);
  await table.plans.confirm();
  await table.chair.catchUp();
  expect(promised.length).toBeGreaterThan(1);
  expect(promised).toEqual(promised.map(() => 0));
});

describe('set-up', () => {
  test('units are placed by click and by drag, the rest in one step, and it is handed over', async () => {
    const table = await sit({ scenario: 'free' });
    expect(table.chair.seat.value).toBe('dak');
    const [unit] = table.chair.ready.value;
    table.selection.select([unit]);
    const [hex] = table.selection.deeds.value[0].ways.keys();
    await table.hand.click(hex, null);
    expect(table.at(unit)).toBe(hex);
    await table.plans.end();
    expect(table.chair.notice.value).toMatchObject({ refusal: { reason: 'units-left', rule: '10.0' } });
    await table.chair.act(action({ type: 'place-rest' }));
    expect(table.chair.ready.value).toEqual([]);
    expect(table.chair.endFinality.value).toBe('passes');
    await table.plans.end();
    expect(table.chair.seat.value).toBe('cw');
  });
});

describe('a battle that was kept', () => {
  test('is opened again where it stood', async () => {
    const table = await chooseFirst(3, 1);
    await table.hand.click('G9', '7ad-7h');
    await table.hand.click('G8', null);
    const record = table.match.record(true);
    const match = resume(totensonntag, record, { match: 'other', secret: '1'.repeat(64) }, 'same');
    expect(match.ok).toBe(true);
    if (!match.ok) return;
    // The dice stay those it was begun with.
    expect(match.value.record(true)).toEqual(record);
    const again = await sitAt(match.value, { dak: 'script' });
    expect(again.at('7ad-7h')).toBe('G8');
    await again.chair.undo();
    expect(again.at('7ad-7h')).toBe('G9');
  });
});
