import { bad, good, nearest, type Result } from '@impulse/engine';
import type { NameReader } from '@impulse/library';
import type { PlayerContext } from './player-context.js';

/** Units and hexes as people type them. */

const short = (word: string): string => word.slice(0, 40);

/** By id, by the end of an id (`7h`), or by a part that only one unit has. */
export function readUnit({ battle, seated, speech }: PlayerContext, word: string | undefined): Result<string> {
  if (word === undefined) return bad('missing-unit', '', speech.which.unit);
  const ids = battle.unitIds(seated.state);
  const typed = word.toLowerCase();
  const bare = typed.replaceAll('-', '');
  for (const isMeant of [
    (id: string) => id === typed,
    (id: string) => id.endsWith(`-${typed}`),
    (id: string) => id.replaceAll('-', '').includes(bare),
  ]) {
    const found = ids.filter((id) => isMeant(id.toLowerCase()));
    if (found.length === 1) return good(found[0]);
    if (found.length > 1) return bad('several-units', '', speech.severalUnits(short(word), found.slice(0, 12)));
  }
  return bad('unknown-unit', '', speech.noUnit(short(word), nearest(typed, ids)));
}

export const isHex = ({ battle }: PlayerContext, word: string): boolean => battle.grid.parse(word.toUpperCase()) >= 0;

export function readHex(context: PlayerContext, word: string): Result<string> {
  if (isHex(context, word)) return good(word.toUpperCase());
  const { labels } = context.battle.grid;
  return bad('unknown-hex', '', context.speech.noHex(short(word), labels[0], labels[labels.length - 1]));
}

export const namesFor = (context: PlayerContext): NameReader => ({
  unit: (word) => readUnit(context, word),
  hex: (word) => readHex(context, word),
});
