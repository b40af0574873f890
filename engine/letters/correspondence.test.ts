import { describe, expect, test } from 'vitest';
import type { News } from '../host.js';
import { verify } from '../match/verify.js';
import { duel, type DuelAction } from '../testing/duel.js';
import { penFriends, type PenFriend, type Sent } from '../testing/pen-friends.js';
import { awaitsLetter, mayDecide } from './correspondence.js';

const pick = (value: number): DuelAction => ({ type: 'pick', value });

/** Decides as long as the decision is this player's: the highest number, and always a blow. */
function decide(player: PenFriend): void {
  for (let turn = player.match.turn(); !turn.over && turn.side === player.kept.side; turn = player.match.turn()) {
    player.act(turn.step === 'pick' ? pick(player.kept.side === 'west' ? 3 : 2) : { type: 'strike' });
  }
}

async function playToTheEnd(): Promise<Awaited<ReturnType<typeof penFriends>>> {
  const { west, east } = await penFriends();
  for (let [writer, reader] = [west, east]; ; [writer, reader] = [reader, writer]) {
    decide(writer);
    expect(await reader.read(writer.write())).toBeNull();
    if (reader.match.turn().over) return { west, east };
  }
}

describe('a battle by letters', () => {
  test('comes to the same on both sides, and every die can be checked in the end', async () => {
    const { west, east } = await playToTheEnd();
    const [one, other] = [west.match.record(true), east.match.record(true)];
    expect(one).toEqual(other);
    expect(one.sittings!.length).toBeGreaterThan(3);
    const verified = verify(duel, one);
    expect(verified).toMatchObject({ ok: true, value: { dice: { queued: 0, unchecked: 0 } } });
    expect(verified.ok && verified.value.dice.checked).toBeGreaterThan(5);
  });

  test('a die that was exchanged afterwards is found', async () => {
    const record = (await playToTheEnd()).west.match.record(true);
    const at = record.journal.findIndex((entry) => Array.isArray(entry) && (entry[2]?.length ?? 0) > 0);
    const [side, action, dice, ...rest] = record.journal[at] as [string, unknown, number[]];
    const other = [(dice[0] % 6) + 1, ...dice.slice(1)];
    const forged = { ...record, journal: record.journal.with(at, [side, action, other, ...rest] as never) };
    expect(verify(duel, forged)).toMatchObject({ ok: false, error: { code: 'wrong-die' } });
  });

  test('while it is under way its record tells no secret of the dice', async () => {
    const { west } = await penFriends();
    decide(west);
    expect(west.match.record(false)).toMatchObject({ secret: null });
    expect(west.match.record(false)).not.toHaveProperty('sittings');
  });

  test('decisions are for whoever has the letters', async () => {
    const { west, east } = await penFriends();
    expect([mayDecide(west.kept), awaitsLetter(west.kept)]).toEqual([true, false]);
    expect([mayDecide(east.kept), awaitsLetter(east.kept)]).toEqual([false, true]);
    decide(west);
    await east.read(west.write());
    expect([mayDecide(west.kept), mayDecide(east.kept)]).toEqual([false, true]);
  });

  test('what was taken back happens, and is not told', async () => {
    const { west, east } = await penFriends();
    const heard: News[] = [];
    east.host.watch('east', (news) => heard.push(news));
    west.act({ type: 'boast' });
    expect(west.match.undo('west', 1)).toBeNull();
    west.act(pick(1));
    expect(await east.read(west.write())).toBeNull();
    expect(heard.slice(1).map(({ by, events }) => [by, events.length])).toEqual([['west', 0]]);
    expect(east.match.journal).toEqual(west.match.journal);
  });

  test('a moment of which the reader can read nothing is not told by itself', async () => {
    const { west, east } = await penFriends();
    const heard: News[] = [];
    east.host.watch('east', (news) => heard.push(news));
    west.act({ type: 'boast' });
    west.act(pick(1));
    await east.read(west.write());
    // The number is West's secret: what was done with it is told together with the end of the letter.
    expect(heard.slice(1).map(({ revision, events }) => [revision, events.map(({ type }) => type)])).toEqual([
      [1, ['boasted']],
      [2, []],
    ]);
    decide(east);
    await west.read(east.write());
    heard.length = 0;
    west.act(pick(2));
    expect(west.match.undo('west', 1)).toBeNull();
    west.act({ type: 'boast' });
    west.act(pick(3));
    await east.read(west.write());
    expect(heard.map(({ revision }) => revision)).toEqual([east.match.revision - 1, east.match.revision]);
  });

  test('one who resigns has lost on both sides', async () => {
    const { west, east } = await penFriends();
    expect(west.match.close('west', { reason: 'resigned', winner: 'east' })).toBeNull();
    expect(await east.read(west.write())).toBeNull();
    expect(east.match.turn()).toMatchObject({ over: true, winner: 'east' });
  });
});

describe('a letter is refused', () => {
  async function oneSent(): Promise<{ west: PenFriend; east: PenFriend; sent: Sent }> {
    const { west, east } = await penFriends();
    decide(west);
    await east.read(west.write());
    decide(east);
    return { west, east, sent: east.write() };
  }

  test('when it was written here, or has been read', async () => {
    const { west, east, sent } = await oneSent();
    expect(east.whyNot(sent)).toBe('own-letter');
    expect(await west.read(sent)).toBeNull();
    expect(west.whyNot(sent)).toBe('already-read');
  });

  test('when another one of its number has been read', async () => {
    const { west, sent } = await oneSent();
    await west.read(sent);
    expect(west.whyNot({ ...sent, letter: { ...sent.letter, nonce: 'BBBB' } })).toBe('second-version');
  });

  test('when one is missing before it, or it answers another one', async () => {
    const { west, sent } = await oneSent();
    const { letter, content } = sent;
    expect(west.whyNot({ content, letter: { ...letter, number: letter.number + 2 } })).toBe('letter-missing');
    expect(west.whyNot({ content, letter: { ...letter, parent: '0'.repeat(64) } })).toBe('other-parent');
    expect(west.whyNot({ content, letter: { ...letter, to: 'east' } })).toBe('not-for-you');
  });

  test('when its link does not follow upon the last one', async () => {
    const { west, sent } = await oneSent();
    const content = { ...sent.content, link: '33'.repeat(32) };
    expect(west.whyNot({ ...sent, content })).toBe('against-the-rules');
  });

  test('when its dice, its actions or its position are others', async () => {
    const { west, sent } = await oneSent();
    const { entries, position } = sent.content;
    const [last] = entries.slice(-1) as [string, DuelAction, number[]][];
    const forged = [
      { ...sent.content, position: position ^ 1 },
      { ...sent.content, entries: entries.slice(0, -1) },
      { ...sent.content, entries: [...entries, entries[0]] },
      { ...sent.content, entries: [...entries.slice(0, -1), ['west', last[1]] as const] },
      { ...sent.content, entries: [...entries, { rewind: 0, agreed: ['west', 'east'] }] },
      { ...sent.content, entries: [...entries, { close: 'time' as const, by: 'east', winner: 'east' }] },
      { ...sent.content, entries: [...entries, { close: 'resigned' as const, by: 'west', winner: 'east' }] },
    ];
    for (const content of forged) expect(west.whyNot({ ...sent, content })).toBe('against-the-rules');
  });

  test('when its writer would wait for other dice instead of deciding', async () => {
    const { west, east } = await penFriends();
    expect(east.whyNot(west.write())).toBe('unfinished');
  });

  test('when something was played before both have told a link', async () => {
    const { west, east } = await penFriends();
    const early = new (east.constructor as typeof PenFriend)(
      { ...east.kept, letters: east.kept.letters.slice(0, 1) },
      '',
    );
    const waiting = new (west.constructor as typeof PenFriend)(
      { ...west.kept, letters: west.kept.letters.slice(0, 1), theirs: null },
      '',
    );
    const { letter, content } = early.write();
    expect(waiting.whyNot({ letter, content })).toBeNull();
    const entries = [['east', pick(1)] as const];
    expect(waiting.whyNot({ letter, content: { ...content, entries } })).toBe('against-the-rules');
  });
});
