import type { Attack, Deeds, PublicAction, Way } from '@impulse/engine';
import type { Mark } from '../board/types.js';
import type { Desk } from '../desk/desk.js';
import type { AnyKit } from '../kit/kit.js';
import { phrasesOf } from '../kit/phrases.js';
import { boardWords } from './board-words.js';

/** Lit hexes. */

type Lit = Omit<Mark, 'hex' | 'spoken'>;

/** The plainest way to attack a hex gives the mark. */
function plainest({ attackKinds }: AnyKit, attacks: readonly Attack<PublicAction>[]): Attack<PublicAction> {
  const rank = ({ spot }: Attack<PublicAction>): number => attackKinds.indexOf(spot.kind);
  return attacks.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Where units can go together: the fewest points left and everything that happens to any of them. */
function sharedWay(kit: AnyKit, ways: readonly Way<PublicAction>[]): Lit {
  const least = Math.min(...ways.map(({ left }) => left ?? Infinity));
  const effects = [...new Set(ways.flatMap((way) => way.effects))];
  const look = kit.markOf(ways[0].spot, effects);
  return Number.isFinite(least) ? { look, label: kit.words.value.points(least) } : { look };
}

/** Hexes where the selected units can do something together. */
export function deedMarks(kit: AnyKit, deeds: readonly Deeds<PublicAction>[]): Map<string, Lit> {
  const marks = new Map<string, Lit>();
  const [first] = deeds;
  if (!first) return marks;
  for (const hex of first.ways.keys()) {
    const ways = deeds.flatMap((one) => one.ways.get(hex) ?? []);
    if (ways.length === deeds.length) marks.set(hex, sharedWay(kit, ways));
  }
  for (const { attacks, exits } of deeds) {
    for (const [hex, some] of attacks) marks.set(hex, { look: kit.markOf(plainest(kit, some).spot, []) });
    for (const [hex, { spot }] of exits) marks.set(hex, { look: kit.markOf(spot, []) });
  }
  return marks;
}

type Shown = Pick<Desk, 'kit' | 'chair' | 'selection' | 'plans' | 'overview' | 'art'>;

/** What can be attacked by anybody, while the player looks at the whole and has nothing in hand. */
function targetMarks({ chair, selection, plans, overview }: Shown): [string, Lit][] {
  if (!overview.isOn.value || selection.units.value.length > 0 || plans.isMaking.value) return [];
  const { aids, state, seat } = chair.now();
  return aids.targets(state, seat).map(({ hex, units }) => [hex, { look: 'target', label: String(units.length) }]);
}

export function marksShown(desk: Shown): Mark[] {
  const { kit, chair, selection, art } = desk;
  if (!chair.mayAct.value) return [];
  const marks = new Map([...targetMarks(desk), ...deedMarks(kit, selection.deeds.value)]);
  for (const { hex, ...lit } of kit.marks(chair.now())) if (!marks.has(hex)) marks.set(hex, lit);
  return [...marks].map(([hex, lit]) => ({
    ...lit,
    hex: art.board.grid.parse(hex),
    spoken: spokenMark(kit, hex, lit),
  }));
}

function spokenMark(kit: AnyKit, hex: string, { look, label = '' }: Lit): string {
  const { mark, marksOf } = boardWords.value;
  const common: Readonly<Record<string, string>> = marksOf;
  return mark(phrasesOf({ kit }).hex(hex), kit.words.value.mark(look) ?? common[look] ?? '', label);
}
