import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { PublicAction } from '../game.js';
import type { Sealing } from '../match/match.js';
import { sha256Hex } from '../dice/sha256.js';
import type { Cells } from '../state/state.js';
import { type Block, blocksOf, differences, movesOf, readBlocks, writeBlocks } from './golden-blocks.js';
import { complaint, rewriting, versionAdvice } from './golden-complaint.js';
import { type Golden, type GoldenHeader, tell } from './golden-tell.js';

export type { GoldenHeader };

/**
 * Recorded play-throughs: each event with its action, the number of actions it was chosen from where that is counted,
 * its dice, the position after it, and what was logged. One is kept in full and its actions are played again; of the
 * others only hashes of every twenty events are kept (`golden/hashes.txt`), and their players decide anew.
 *
 * `UPDATE_GOLDEN=1 npm run unit -- golden` writes the records anew: in the full one the recorded actions as far as they
 * are still legal, then its player goes on.
 */

export const goldenSeal = (name: string): Sealing => ({
  match: `golden ${name}`,
  secret: sha256Hex(name).slice(0, 32),
});

const readLines = (file: string): string[] | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd().split('\n') : undefined;

function writeLines(file: string, lines: readonly string[]): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
}

/** The rules version of the records, and the blocks of each. */
interface Recorded {
  readonly rules: string | undefined;
  readonly blocks: Readonly<Record<string, readonly Block[]>>;
}

/** The tests of the recorded games beside a test file, in its folder `golden`. */
export function describeGolden<S extends Cells, A extends PublicAction, H extends GoldenHeader>(
  testFile: string,
  golden: Golden<S, A, H>,
): void {
  const { game, games, full } = golden;
  const rules = game.rulesVersion;
  const folder = path.join(path.dirname(fileURLToPath(testFile)), 'golden');
  const fullFile = path.join(folder, `${full}.txt`);
  const hashFile = path.join(folder, 'hashes.txt');
  /** Texts that are not kept, to compare when a hash differs: of the last run that agreed, and of now. */
  const cached = (name: string): string => path.join('.cache', 'golden', game.id, `${name}.txt`);

  function recorded(): Recorded {
    const [heading, ...hashes] = readLines(hashFile) ?? [];
    const text = readLines(fullFile);
    return {
      rules: heading?.replace('rules ', ''),
      blocks: { ...readBlocks(hashes), ...(text && { [full]: blocksOf(text) }) },
    };
  }

  /** The text a record was made from, where it is kept or at hand. */
  function textBefore(name: string, blocks: readonly Block[]): string[] | undefined {
    if (name === full) return readLines(fullFile);
    const text = readLines(cached(name));
    return text && JSON.stringify(blocksOf(text)) === JSON.stringify(blocks) ? text : undefined;
  }

  function differenceOf(name: string, before: readonly Block[], now: readonly string[]): string | null {
    const nowFile = cached(`${name}.now`);
    const textFile = name === full ? path.relative('', fullFile) : cached(name);
    const text = textBefore(name, before);
    const found = complaint({ name, rules, before, now, text, textFile, nowFile });
    if (found !== null) writeLines(nowFile, now);
    return found;
  }

  /** Writes everything anew, and says so if positions changed that recorded battles may rely on. */
  function rewrite(): void {
    const old = recorded();
    const texts = Object.keys(games).map((name) => {
      const actions = name === full ? movesOf(readLines(fullFile) ?? []) : [];
      return [name, tell(golden, name, actions, true)] as const;
    });
    for (const [name, lines] of texts) {
      const { course } = differences(old.blocks[name] ?? [], blocksOf(lines));
      if (old.blocks[name] && course !== undefined && old.rules === rules) {
        process.stderr.write(
          `${name}: actions or positions differ first in events ${course}. ${versionAdvice(rules)}\n`,
        );
      }
      writeLines(name === full ? fullFile : cached(name), lines);
    }
    const hashed = Object.fromEntries(
      texts.filter(([name]) => name !== full).map(([name, lines]) => [name, blocksOf(lines)]),
    );
    writeLines(hashFile, [`rules ${rules}`, ...writeBlocks(hashed)]);
  }

  describe('recorded play-throughs', () => {
    if (process.env['UPDATE_GOLDEN'] === '1') rewrite();
    const old = recorded();

    test('are all there, and no others', () => {
      expect(Object.keys(old.blocks).toSorted()).toEqual(Object.keys(games).toSorted());
      expect(fs.readdirSync(folder).toSorted()).toEqual([`${full}.txt`, 'hashes.txt'].toSorted());
    });

    test('are of the present rules version and beginnings', () => {
      expect(old.rules, `the records are of rules version ${old.rules}; write them anew: ${rewriting}`).toBe(rules);
      expect(JSON.parse(readLines(fullFile)![0])).toEqual({ rules, ...games[full] });
    });

    test.each(Object.keys(games))('%s goes as it went', (name) => {
      const now =
        name === full ? tell(golden, name, movesOf(readLines(fullFile) ?? []), false) : tell(golden, name, [], true);
      const difference = differenceOf(name, old.blocks[name] ?? [], now);
      if (difference !== null) expect.fail(difference);
      if (name !== full) writeLines(cached(name), now);
    });
  });
}
