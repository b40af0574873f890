import { bad, type Cells, good, nearest, type PublicAction, type Result, type SeatedBattle } from '@impulse/engine';
import type { NameReader } from '@impulse/library';
import type { PlayerContext } from './player-context.js';

/** Units and hexes as people type them. */

/** Units of the battle never change. */
const idsOf = new WeakMap<SeatedBattle<Cells, PublicAction>, readonly string[]>();

export function unitIds({ seated }: PlayerContext): readonly string[] {
  let ids = idsOf.get(seated);
  if (!ids) {
    ids = seated.aids.units(seated.state, seated.seat).map(({ id }) => id);
    idsOf.set(seated, ids);
  }
  return ids;
}

/** By id, by the end of an id (`7h`), or by a part that only one unit has. */
export function readUnit(context: PlayerContext, word: string | undefined): Result<string> {
  const { speech } = context;
  const ids = unitIds(context);
  if (word === undefined) return bad('missing-unit', '', speech.whichUnit(ids[0]));
  const typed = word.toLowerCase();
  const bare = typed.replaceAll('-', '');
  const matches = (test: (id: string) => boolean): string[] => ids.filter((id) => test(id.toLowerCase()));
  for (const found of [
    matches((id) => id === typed),
    matches((id) => id.endsWith(`-${typed}`)),
    matches((id) => id.replaceAll('-', '').includes(bare)),
  ]) {
    if (found.length === 1) return good(found[0]);
    if (found.length > 1) return bad('several-units', '', speech.severalUnits(word.slice(0, 40), found.slice(0, 12)));
  }
  return bad('unknown-unit', '', speech.noUnit(word.slice(0, 40), nearest(typed, ids)));
}

export const isHex = ({ battle }: PlayerContext, word: string): boolean => battle.grid.parse(word.toUpperCase()) >= 0;

export function readHex(context: PlayerContext, word: string | undefined): Result<string> {
  const { speech, battle } = context;
  const { labels } = battle.grid;
  const middle = labels[Math.floor(labels.length / 2)];
  if (word === undefined) return bad('missing-hex', '', speech.whichHex(middle));
  if (isHex(context, word)) return good(word.toUpperCase());
  return bad('unknown-hex', '', speech.noHex(word.slice(0, 40), labels[0], labels[labels.length - 1]));
}

export const namesFor = (context: PlayerContext): NameReader => ({
  unit: (word) => readUnit(context, word),
  hex: (word) => readHex(context, word),
});
