import { describe, expect, test } from 'vitest';
import { observer } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { Session } from './session.js';
import { sit } from './testing.js';

/** Chooses the Commonwealth's number of the first couplet; the DAK rolls the die given. */
async function chooseFirst(value: number, dakDie: number, wishes: Parameters<typeof sit>[0] = {}) {
  const sitting = sit({ dak: 'script', ...wishes, dice: [dakDie, ...(wishes.dice ?? [])] });
  const { session } = sitting;
  session.liftCurtain();
  session.propose({ type: 'choose-an', value });
  await session.confirm();
  return sitting;
}

describe('a couplet by clicks', () => {
  test('choosing a number, moving, overrunning and ending the impulse', async () => {
    const { session, match, played, kept } = await chooseFirst(3, 1, { dak: 'human', dice: [4, 5] });
    expect(session.seat.value).toBe('cw');
    expect(session.view.value.position.step).toBe('impulse');
    expect(session.ready.value).toContain('7ad-7h');

    await session.click('G9', '7ad-7h');
    expect(session.selection.value).toEqual(['7ad-7h']);
    expect(session.orders.value[0].ways.get('G8')).toMatchObject({ left: 3, stops: false });
    expect(session.orders.value[0].ways.get('H9')?.stops).toBe(true);

    await session.click('G8', null);
    expect(session.roster.value.get('7ad-7h')?.at).toBe('G8');
    expect(session.selection.value).toEqual([]);

    await session.click('G9', '7ad-2rtr');
    await session.click('I10', null);
    expect(session.proposal.value?.action).toMatchObject({ type: 'move', unit: '7ad-2rtr', overrun: 'I10' });
    expect(session.proposal.value?.forecast?.outcomes[0]?.probability).toBeCloseTo(21 / 36);
    expect(session.proposal.value?.alternatives.length).toBeGreaterThan(1);
    const other = session.proposal.value!.alternatives[1].action;
    session.choose(other);
    expect(session.proposal.value?.action).toEqual(other);
    await session.confirm();
    expect(played.at(-1)?.events.map(({ type }) => type)).toEqual(['moved', 'attack', 'hit']);
    expect(session.proposal.value).toBeNull();

    await session.end();
    expect(session.ending.value?.idle).toContain('7ad-6rtr');
    session.cancel();
    expect(session.ending.value).toBeNull();
    await session.end();
    await session.confirm();
    expect(session.view.value.position.active).toBe('dak');
    expect(session.seat.value).toBe('dak');
    expect(kept()).toBe(match.length);
  });

  test('several units of a stack move together and are undone together', async () => {
    const { session, match } = await chooseFirst(3, 1);
    session.selectStack('G9');
    expect(session.selection.value.length).toBe(3);
    const before = match.length;
    await session.click('G8', null);
    expect(match.length).toBe(before + 3);
    expect(session.stacks.value.get('G8')?.length).toBe(3);
    session.undo();
    expect(match.length).toBe(before);
    expect(session.stacks.value.get('G9')?.length).toBe(3);
  });

  test('a formation is taken together wherever its units stand, and moves together', async () => {
    const { session, match } = await chooseFirst(3, 1);
    session.selectFormation('7ad-1krrc');
    const brigade = session.selection.value;
    expect(brigade).toContain('7ad-4rha');
    expect(new Set(brigade.map((id) => session.roster.value.get(id)?.at)).size).toBeGreaterThan(1);
    const [first, ...others] = session.orders.value;
    const common = [...first.ways.keys()].find((hex) => others.every((one) => one.ways.has(hex)))!;
    const before = match.length;
    await session.click(common, null);
    expect(match.length).toBe(before + brigade.length);
    expect(session.stacks.value.get(common)?.length).toBe(brigade.length);
  });

  test('only hexes that all selected units reach are acted on', async () => {
    const { session } = await chooseFirst(3, 1);
    session.select(['7ad-4rha']);
    session.toggle('7ad-1krrc');
    expect(session.selection.value).toEqual(['7ad-4rha', '7ad-1krrc']);
    expect(session.orders.value.length).toBe(2);
    session.toggle('7ad-1krrc');
    expect(session.selection.value).toEqual(['7ad-4rha']);
  });

  test('a unit dropped on a lit hex moves, on any other it is told why not', async () => {
    const { session } = await chooseFirst(3, 1);
    await session.drop('7ad-7h', 'Q19');
    expect(session.notice.value).toMatchObject({ kind: 'refusal', refusal: { reason: 'too-few-points', rule: '6.0' } });
    await session.drop('7ad-7h', 'G8');
    expect(session.roster.value.get('7ad-7h')?.at).toBe('G8');
  });

  test('the next unit that can act is found in both directions', async () => {
    const { session } = await chooseFirst(3, 1);
    const [first] = session.ready.value;
    session.next(1);
    expect(session.selection.value).toEqual([first]);
    session.next(-1);
    expect(session.selection.value).toEqual([session.ready.value.at(-1)]);
    expect(session.inspected.value).toBe(session.roster.value.get(session.selection.value[0])?.at);
  });

  test('the stack is put in another order', async () => {
    const { session } = await chooseFirst(3, 1);
    const [top, middle, bottom] = session.stacks.value.get('G9')!;
    await session.act({ type: 'stack', hex: 'G9', order: [bottom, top, middle] });
    expect(session.stacks.value.get('G9')).toEqual([bottom, top, middle]);
  });

  test('clicking the same counter again takes the next of its stack', async () => {
    const { session } = await chooseFirst(3, 1);
    const stack = session.stacks.value.get('G9')!;
    for (const unit of [...stack, stack[0]]) {
      await session.click('G9', stack[0]);
      expect(session.selection.value).toEqual([unit]);
    }
  });

  test('an enemy stack is looked into while the own unit stays selected', async () => {
    const { session } = await chooseFirst(3, 1);
    await session.click('G9', '7ad-7h');
    await session.click('J18', null);
    expect(session.inspected.value).toBe('J18');
    expect(session.selection.value).toEqual(['7ad-7h']);
    expect(session.notice.value).toMatchObject({ kind: 'refusal', refusal: { reason: 'target-not-adjacent' } });
  });
});

describe('undo', () => {
  test('takes back a move, but never dice', async () => {
    const { session } = await chooseFirst(3, 1);
    session.undo();
    expect(session.notice.value).toEqual({ kind: 'undo', code: 'dice-drawn' });
    await session.click('G9', '7ad-7h');
    await session.click('G8', null);
    session.undo();
    expect(session.roster.value.get('7ad-7h')?.at).toBe('G9');
    expect(session.notice.value).toBeNull();
  });
});

describe('the curtain', () => {
  test('falls before a secret decision, and the seat is nobody’s', () => {
    const { session } = sit({ dice: [4] });
    expect(session.curtain.value).toBe('cw');
    expect(session.seat.value).toBe(observer);
    expect(session.mayAct.value).toBe(false);
    session.liftCurtain();
    expect(session.seat.value).toBe('cw');
    expect(session.mayAct.value).toBe(true);
  });

  test('is not needed once the numbers are revealed', async () => {
    const { session } = sit({ dice: [4] });
    session.liftCurtain();
    session.propose({ type: 'choose-an', value: 3 });
    await session.confirm();
    expect(session.curtain.value).toBeNull();
    expect(session.seat.value).toBe('dak');
  });

  test('hides planned flights of one side from the other, in every signal', async () => {
    // Both sides fly when both numbers are at most the aircraft's initiative.
    const { session } = sit({ options: { aircraft: 'on' }, dice: [1] });
    session.liftCurtain();
    session.propose({ type: 'choose-an', value: 1 });
    await session.confirm();
    expect(session.view.value.position.step).toBe('air-plan');
    expect(session.curtain.value).toBe('dak');
    session.liftCurtain();
    const [stuka] = session.ready.value;
    session.select([stuka]);
    await session.click('C7', null);
    expect(session.roster.value.get(stuka)?.at).toBe('C7');
    expect(JSON.stringify(session.log.value)).toContain('planned-flight');
    await session.end();
    await session.confirm();

    expect(session.curtain.value).toBe('cw');
    expect(session.seat.value).toBe(observer);
    const told = () =>
      JSON.stringify([
        session.view.value,
        [...session.roster.value],
        [...session.stacks.value],
        session.log.value,
        session.selection.value,
        session.inspected.value,
        session.orders.value,
        session.proposal.value,
        session.ending.value,
        session.ready.value,
      ]);
    expect(session.roster.value.get(stuka)?.at).toBe('?');
    expect(told()).not.toContain('planned-flight');
    expect(session.stacks.value.has('C7')).toBe(false);
    session.liftCurtain();
    expect(session.seat.value).toBe('cw');
    expect(session.roster.value.get(stuka)?.at).toBe('?');
    expect(told()).not.toContain('planned-flight');
  });

  test('one person at the table needs none, and sees no secret of the computer', () => {
    const { session } = sit({ dak: 'script', dice: [4] });
    expect(session.curtain.value).toBeNull();
    expect(session.seat.value).toBe('cw');
    expect(session.view.value.position.numbers.dak.an).toBe('?');
  });
});

describe('computers', () => {
  test.each(['random', 'script'] as const)('%s against greedy play a battle to its end', async (level) => {
    const { session, match } = sit({ dak: level, cw: 'greedy' });
    expect(session.seat.value).toBe(observer);
    await session.run();
    expect(session.turn.value.over).toBe(true);
    expect(session.notice.value).toBeNull();
    expect(match.length).toBeGreaterThan(100);
    expect(session.log.value.at(-1)?.type).toBe('battle-ends');
  });

  test('wait while they are held, and take single steps', async () => {
    const { session, match } = sit({ dak: 'greedy', cw: 'greedy' });
    session.pause(true);
    await session.run();
    expect(match.length).toBe(0);
    await session.run(1);
    await session.run(2);
    expect(match.length).toBe(3);
  });

  test('one that cannot decide is held, and it is said', async () => {
    const { session } = sit({ dak: 'greedy', cw: 'greedy', present: () => Promise.reject(new Error('on purpose')) });
    const { error } = console;
    console.error = () => undefined;
    await session.run();
    console.error = error;
    expect(session.notice.value).toEqual({ kind: 'computer' });
    expect(session.paused.value).toBe(true);
  });
});

describe('set-up', () => {
  test('units are placed by click and by drag, the rest in one step, and it is handed over', async () => {
    const { session } = sit({ scenario: 'free' });
    expect(session.seat.value).toBe('dak');
    const [unit] = session.ready.value;
    session.select([unit]);
    const [hex] = session.orders.value[0].ways.keys();
    await session.click(hex, null);
    expect(session.roster.value.get(unit)?.at).toBe(hex);
    await session.end();
    expect(session.notice.value).toMatchObject({ refusal: { reason: 'units-left', rule: '10.0' } });
    await session.act({ type: 'place-rest' });
    expect(session.ready.value).toEqual([]);
    await session.end();
    expect(session.ending.value?.asks).toBe(true);
    await session.confirm();
    expect(session.seat.value).toBe('cw');
  });
});

describe('a battle that was kept', () => {
  test('is opened again where it stood', async () => {
    const { session, match } = await chooseFirst(3, 1);
    await session.click('G9', '7ad-7h');
    await session.click('G8', null);
    const opened = Session.open(
      {
        id: 'test',
        title: '',
        setup: session.setup,
        record: match.record(true),
        created: 0,
        updated: 0,
        summary: { turn: 1, couplet: 1, events: match.length, winner: null, points: 0 },
      },
      {
        present: () => Promise.resolve(),
        think: () => Promise.reject(new Error()),
        keep: () => undefined,
        random: () => '1'.repeat(64),
      },
    );
    expect(opened.ok).toBe(true);
    if (!opened.ok) return;
    expect(totensonntag.position(opened.value.match.state)).toEqual(totensonntag.position(match.state));
    opened.value.undo();
    expect(opened.value.roster.value.get('7ad-7h')?.at).toBe('G9');
  });
});
