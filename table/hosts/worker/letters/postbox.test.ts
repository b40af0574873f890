import { describe, expect, test } from 'vitest';
import { letterHash, type LetterRefusal, makeRandom, readLetter, verify } from '@impulse/engine';
import { Postbox } from './postbox.js';
import { makeLetterKeys } from './seal-letter.js';
import { exchange, invited } from './testing/players.js';

/** What a file says, however JSON spells it: `\/` and `/` are one letter. */
function says(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

describe.each(['totensonntag', 'white-death'] as const)('%s by file', (game) => {
  test('both machines come to the same, and nothing can be read in the files', async () => {
    const { host, guest } = await invited(game);
    const sent = await exchange(host, guest, 8);
    expect(sent.length).toBe(8);
    expect(host.match.journal).toEqual(guest.match.journal);
    expect(host.match.journal.length).toBeGreaterThan(10);
    expect(host.match.game.position(host.match.state)).toEqual(guest.match.game.position(guest.match.state));
    expect(host.postbox.postOf(host.match).code).toMatch(/^[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}$/);
    expect(host.postbox.postOf(host.match).code).toBe(guest.postbox.postOf(guest.match).code);
    for (const text of sent) expect(text).not.toMatch(/entries|"type"|"unit"|"link"/);
  });

  test('a changed file is refused, whatever is changed in it', async () => {
    const { host, guest } = await invited(game);
    await exchange(host, guest, 2);
    guest.decide('next');
    const text = await guest.write();
    const random = makeRandom('mutations');
    const refusals = new Set<LetterRefusal>();
    for (let round = 0; round < 400; round++) {
      const at = random.below(text.length);
      const by = String.fromCharCode(33 + random.below(90));
      const changed = [
        text.slice(0, at) + by + text.slice(at + 1),
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + by + text.slice(at),
        text.slice(0, at),
      ][round % 4];
      if (says(changed) === says(text)) continue;
      const refusal = await host.take(changed);
      expect([changed.slice(at - 20, at + 20), refusal]).not.toEqual([changed.slice(at - 20, at + 20), null]);
      refusals.add(refusal!);
    }
    expect([...refusals]).toContain('changed-file');
    expect([...refusals]).toContain('foreign-file');
    // Nothing of all that has left a trace.
    expect(await host.take(text)).toBeNull();
    host.hear();
    expect(host.match.journal).toEqual(guest.match.journal);
  });
});

test('a whole battle by file ends for both, and every die of its record can be checked', async () => {
  const { host, guest } = await invited('totensonntag');
  await exchange(host, guest, Infinity);
  expect([host.phase, guest.phase]).toEqual(['over', 'over']);
  const record = host.match.record(true);
  expect(record).toEqual(guest.match.record(true));
  const verified = verify(host.match.game, record);
  expect(verified).toMatchObject({ ok: true, value: { dice: { queued: 0, unchecked: 0 } } });
  expect(verified.ok && verified.value.dice.checked).toBeGreaterThan(20);
});

describe('files that do not fit', () => {
  const changed = (text: string, change: object): string => JSON.stringify({ ...JSON.parse(text), ...change });

  test('are refused for what is wrong with them', async () => {
    const { host, guest } = await invited('totensonntag');
    const [acceptance, second] = await exchange(host, guest, 2);
    const third = await (guest.decide('third'), guest.write());
    const tried: readonly (readonly [string, LetterRefusal])[] = [
      ['', 'foreign-file'],
      ['[]', 'foreign-file'],
      ['{"format":"impulse-record-2"}', 'foreign-file'],
      ['{"format":"impulse-letter-9"}', 'other-format'],
      [third.slice(0, 300), 'changed-file'],
      [changed(third, { rules: '0' }), 'other-rules'],
      [changed(third, { match: 'fedcba9876543210' }), 'not-for-you'],
      [changed(third, { match: 'short' }), 'changed-file'],
      [changed(third, { game: 'white-death' }), 'not-for-you'],
      [changed(third, { number: 5 }), 'changed-file'],
      [changed(third, { parent: '0'.repeat(64) }), 'changed-file'],
      [changed(third, { extra: 1 }), 'changed-file'],
      [second, 'own-letter'],
      [acceptance, 'already-read'],
    ];
    for (const [text, refusal] of tried) expect([text, await host.take(text)]).toEqual([text, refusal]);
    expect(await host.take(third)).toBeNull();
  });

  test('an invitation is accepted once', async () => {
    const { host, guest } = await invited('totensonntag');
    const stranger = await makeLetterKeys();
    const other = new Postbox(
      { ...guest.postbox.kept, keys: { ...guest.postbox.kept.keys, own: stranger.told } },
      stranger.own,
    );
    const late = await other.write(guest.match);
    expect(await host.take(await guest.write())).toBeNull();
    expect(await host.take(late!)).toBe('taken-invitation');
  });

  test('who accepts a changed invitation is refused by the host', async () => {
    const { host, guest } = await invited('totensonntag');
    const text = host.postbox.kept.written!;
    const random = makeRandom('invitations');
    let accepted = 0;
    for (let round = 0; round < 200; round++) {
      const at = random.below(text.length);
      const changed = text.slice(0, at) + String.fromCharCode(33 + random.below(90)) + text.slice(at + 1);
      const letter = readLetter(changed);
      if (changed === text || 'refusal' in letter || !('link' in letter)) continue;
      const { kept } = guest.postbox;
      const misled = new Postbox(
        {
          ...kept,
          letters: [letterHash(letter)],
          theirs: { number: 0, link: letter.link },
          keys: { own: kept.keys.own, theirs: letter.key },
        },
        guest.own,
      );
      const answer = await misled.write(guest.match);
      if (answer === null) continue;
      accepted++;
      expect(['other-parent', 'changed-file']).toContain(await host.take(answer));
    }
    expect(accepted).toBeGreaterThan(20);
  });

  test('a stranger who has read every file can write none', async () => {
    const { host, guest } = await invited('totensonntag');
    await exchange(host, guest, 2);
    const stranger = await makeLetterKeys();
    const forger = new Postbox(guest.postbox.kept, stranger.own);
    guest.decide('forged');
    const forged = await forger.write(guest.match);
    expect(await host.take(forged!)).toBe('changed-file');
  });

  test('who plays twice from one place is noticed', async () => {
    const { host, guest } = await invited('totensonntag');
    await exchange(host, guest, 2);
    const again = new Postbox(guest.postbox.kept, guest.own);
    guest.decide('once');
    const once = await guest.write();
    expect(await host.take(once)).toBeNull();
    host.hear();
    const twice = await again.write(guest.match);
    expect(await host.take(twice!)).toBe('second-version');
  });

  test('until the file is written the last decision can be taken back, and not after it', async () => {
    const { host, guest } = await invited('totensonntag');
    let [writer, reader] = [guest, host];
    for (let letter = 0; writer.match.undoable(writer.side) === 0; letter++) {
      expect(letter).toBeLessThan(30);
      if (letter > 0) {
        expect(await reader.take(await writer.write())).toBeNull();
        reader.hear();
        [writer, reader] = [reader, writer];
      }
      writer.decide(`undo ${letter}`);
    }
    expect([writer.phase, writer.postbox.mayDecide]).toEqual(['writes', true]);
    expect(writer.match.undo(writer.side)).toBeNull();
    expect(writer.phase).toBe('plays');
    writer.decide('other');
    const text = await writer.write();
    expect([writer.phase, writer.postbox.mayDecide]).toEqual(['awaits', false]);
    expect(await reader.take(text)).toBeNull();
    reader.hear();
    expect(reader.match.journal).toEqual(writer.match.journal);
  });

  test('the last file can be had again as it was', async () => {
    const { guest } = await invited('totensonntag');
    const text = await guest.write();
    expect(await guest.write()).toBe(text);
    expect(readLetter(text)).toMatchObject({ number: 1 });
  });
});
