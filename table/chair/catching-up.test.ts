import { expect, test } from 'vitest';
import { sitInImpulse } from './testing/sitting.js';

/** What is done while something else is still being acted out comes right after it. */
async function sitWhileActing() {
  let [begin, end] = [(): void => undefined, (): void => undefined];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const present = (): Promise<void> => {
    begin();
    return ended;
  };
  return { ...(await sitInImpulse(3, {}, { present })), begun, end };
}

test('a click while a move is being acted out is carried out after it', async () => {
  const { hand, chair, selection, at, begun, end } = await sitWhileActing();
  selection.select(['7ad-7h']);
  const first = hand.click('G8', null);
  await begun;
  expect(chair.mayAct.value).toBe(false);
  const other = chair.units.value.get('7ad-kdg')!;
  const second = hand.click(other.hex!, other.id);
  end();
  await Promise.all([first, second]);
  expect(at('7ad-7h')).toBe('G8');
  expect(selection.units.value).toEqual([other.id]);
});

test('the end of a step that is asked for meanwhile comes after it, too', async () => {
  const { hand, plans, selection, at, begun, end } = await sitWhileActing();
  selection.select(['7ad-7h']);
  const move = hand.click('G8', null);
  await begun;
  const ending = plans.end();
  end();
  await Promise.all([move, ending]);
  expect(at('7ad-7h')).toBe('G8');
  expect(plans.ending.value).not.toBeNull();
});

/** Where a move ends. */
const goalOf = (action: object): unknown => ('path' in action ? (action.path as readonly string[]).at(-1) : null);

test('two orders given at once are both carried out, and a double click is one order', async () => {
  const { chair, at, end, match } = await sitWhileActing();
  end();
  const [tanks, cars] = ['7ad-7h', '7ad-kdg'].map((unit) => chair.now().legal(unit)[0]);
  await Promise.all([chair.act(tanks), chair.act(tanks), chair.act(cars)]);
  expect(match.length).toBe(2);
  expect(at('7ad-7h')).toBe(goalOf(tanks));
  expect(at('7ad-kdg')).toBe(goalOf(cars));
});

test('what is proposed while a move is being acted out is proposed after it, and confirmed once', async () => {
  const { hand, chair, plans, selection, at, match, begun, end } = await sitWhileActing();
  selection.select(['7ad-7h']);
  const move = hand.click('G8', null);
  await begun;
  const [next] = chair.now().legal('7ad-kdg');
  plans.propose(next);
  end();
  await move;
  expect(at('7ad-7h')).toBe('G8');
  await expect.poll(() => plans.proposal.value?.action).toEqual(next);
  await Promise.all([plans.confirm(), plans.confirm()]);
  expect(at('7ad-kdg')).toBe(goalOf(next));
  expect(match.length).toBe(2);
});
