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
