import type { Desk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

type Described = Pick<Desk, 'kit' | 'chair' | 'selection' | 'art'>;

/** Hexes that count as near, and how far a name is looked for. */
const near = 3;
const far = 8;

/** What a glance at the map tells of the surroundings of a hex, in words: a name, enemies, own units that can act. */
export function describeAround(desk: Described, middle: number): string {
  const { grid } = desk.art.board;
  const { around } = words.value.spoken;
  const say = phrasesOf(desk);
  const reached = [...grid.within(middle, far)].toSorted((a, b) => grid.distance(middle, a) - grid.distance(middle, b));
  const named = reached.find((hex) => say.place(grid.labels[hex]) !== undefined);
  const parts = [say.hex(grid.labels[middle])];
  if (named !== undefined && named !== middle) {
    parts.push(around.place(say.hex(grid.labels[named]), grid.distance(middle, named)));
  }
  const close = reached.filter((hex) => grid.distance(middle, hex) <= near);
  const foes = close.flatMap((hex) => stackAt(desk, hex, (unit) => !desk.chair.isMine(unit)));
  const able = desk.selection.able.value;
  const friends = close.flatMap((hex) => stackAt(desk, hex, (unit) => able.has(unit)));
  parts.push(foes.length > 0 ? around.enemies(foes.join(words.value.spoken.comma)) : around.noEnemies(near));
  if (friends.length > 0) parts.push(around.ready(friends.join(words.value.spoken.comma)));
  return parts.join(words.value.spoken.joint);
}

/** The topmost of those meant in a hex, with how many more of them there are. */
function stackAt({ kit, chair, art }: Described, hex: number, isMeant: (unit: string) => boolean): string[] {
  const label = art.board.grid.labels[hex];
  const stack = chair.stacks.value.get(label) ?? [];
  const known = stack.filter((unit): unit is string => unit !== null && isMeant(unit));
  if (known.length === 0) return [];
  const hidden = stack.filter((unit) => unit === null).length;
  const name = phrasesOf({ kit }).unit(known[0]);
  return [words.value.spoken.around.stack(name, label, known.length + hidden - 1)];
}
