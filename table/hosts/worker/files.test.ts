import { describe, expect, test } from 'vitest';
import { makeRandom, Match } from '@impulse/engine';
import { type BattleId, loadBattle } from '@impulse/library';
import type { SealedText } from '../../storage/types.js';
import { fileOf, readFile } from './files.js';
import type { AnyMatch } from './records.js';

/** Seals by turning bits around: enough to see what is sealed and what is not. */
const turned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes, (byte) => byte ^ 0xff);
const nonce = new Uint8Array(12);
const seal = (text: string): Promise<SealedText> =>
  Promise.resolve({ nonce, text: turned(new TextEncoder().encode(text)).buffer });
const unseal = ({ text }: SealedText): Promise<string> =>
  Promise.resolve(new TextDecoder().decode(turned(new Uint8Array(text))));

/** A battle that computers play until it is as wanted. */
async function battle(id: BattleId, scenario: string, wanted: (match: AnyMatch) => boolean): Promise<AnyMatch> {
  const { game, opponents } = await loadBattle(id);
  const started = Match.start(game, { scenario }, { match: 'file', secret: '7'.repeat(64) });
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value;
  const random = makeRandom('file');
  for (let turn = match.turn(); !turn.over && !wanted(match); turn = match.turn()) {
    match.act(turn.side, opponents.think('random', match.state, turn.side, random).action);
  }
  return match;
}

const hides = (match: AnyMatch): boolean => match.length > 30 && match.game.hasSecrets(match.state);
const shows = (match: AnyMatch): boolean => match.length > 30 && !match.game.hasSecrets(match.state);

describe.each([
  ['totensonntag', 'historical'],
  ['white-death', 'scenario-1'],
] as const)('%s', (id, scenario) => {
  test('what is hidden in a battle under way is sealed in its file, and can be opened where that was done', async () => {
    const match = await battle(id, scenario, hides);
    expect(match.game.hasSecrets(match.state)).toBe(true);
    const file = await fileOf(match, seal);
    expect(file.kind).toBe('sealed');
    const { text } = file as { readonly text: string };
    expect(text).not.toContain('"events"');
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['format', 'game', 'match', 'nonce', 'text']);
    const read = await readFile(text, unseal);
    expect(read).toEqual({ ok: true, value: match.archive(false) });
    expect(read.ok && read.value.secret).toBeNull();
  });

  test('elsewhere it stays shut, and where nothing can be sealed it is not handed out', async () => {
    const match = await battle(id, scenario, hides);
    const file = await fileOf(match, seal);
    expect(file.kind).toBe('sealed');
    const { text } = file as { readonly text: string };
    expect(await readFile(text, () => Promise.resolve(null))).toMatchObject({ error: { code: 'sealed' } });
    expect(await readFile(JSON.stringify({ ...(JSON.parse(text) as object), text: '*' }), unseal)).toMatchObject({
      error: { code: 'sealed' },
    });
    expect(await fileOf(match, () => Promise.resolve(null))).toEqual({ kind: 'withheld' });
  });

  test('once it is over the file holds everything', async () => {
    const match = await battle(id, scenario, hides);
    const [loser, winner] = match.game.sides;
    expect(match.close(loser, { reason: 'resigned', winner })).toBeNull();
    const file = await fileOf(match, seal);
    expect(file.kind).toBe('open');
    expect(JSON.parse((file as { readonly text: string }).text)).toEqual(
      JSON.parse(JSON.stringify(match.archive(true))),
    );
  });
});

test('a file that is cut off is refused', async () => {
  expect((await readFile('{"half": ', unseal)).ok).toBe(false);
});

test('while nothing is hidden the file is an open record, without the secret of the dice', async () => {
  const match = await battle('totensonntag', 'historical', shows);
  expect(match.turn().over).toBe(false);
  const file = await fileOf(match, seal);
  expect(file.kind).toBe('open');
  expect(await readFile((file as { readonly text: string }).text, unseal)).toEqual({
    ok: true,
    value: JSON.parse(JSON.stringify(match.archive(false))),
  });
});
