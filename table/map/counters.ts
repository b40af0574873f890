import type { Aids, Cells, PublicAction, Seat, UnitCard } from '@impulse/engine';
import type { BattleArt } from '../art/battle-art.js';
import type { Still } from '../board/drawing/snapshot.js';
import type { Counter, Stack } from '../board/types.js';
import type { Desk } from '../desk/desk.js';
import type { Language } from '@impulse/engine/game.js';

/** Everything on the map as it is drawn: who can act glows, who has acted is dimmed. */
export function stacksShown({
  kit,
  chair,
  holds,
  selection,
  recap,
  art,
}: Pick<Desk, 'kit' | 'chair' | 'holds' | 'selection' | 'recap' | 'art'>): Map<number, Stack> {
  const { stacks, units } = recap.shown.value;
  if (recap.step.value !== null) return stacksDrawn(art, stacks, units, asItWas);
  const turn = chair.turn.value;
  const held = holds.units.value;
  const able = selection.able.value;
  // Until a set-up is finished a unit that has been placed can be placed elsewhere.
  const places = !turn.over && chair.mayAct.value && kit.steps[turn.step].places;
  const moodOf = (unit: UnitCard): Counter['mood'] => {
    if (able.has(unit.id) || (places && chair.isMine(unit.id))) return 'ready';
    return unit.spent ? 'spent' : 'plain';
  };
  return stacksDrawn(art, stacks, units, (unit) => ({
    mood: moodOf(unit),
    held: held.has(unit.id),
  }));
}

/** Nobody acts in what is over. */
const asItWas = (unit: UnitCard): Pick<Counter, 'mood'> => ({ mood: unit.spent ? 'spent' : 'plain' });

function stacksDrawn(
  art: BattleArt,
  stacks: ReadonlyMap<string, readonly (string | null)[]>,
  units: ReadonlyMap<string, UnitCard>,
  bearingOf: (unit: UnitCard) => Pick<Counter, 'mood' | 'held'>,
): Map<number, Stack> {
  const shown = new Map<number, Stack>();
  for (const [hex, stack] of stacks) {
    const known = stack.flatMap((id) => (id === null ? [] : (units.get(id) ?? [])));
    const side = known[0]?.side ?? '';
    const counters = stack.flatMap((id): Counter[] => {
      const unit = id === null ? undefined : units.get(id);
      if (unit) return [{ id: unit.id, face: art.face(unit), ...bearingOf(unit) }];
      return art.back ? [{ id: null, face: art.back(side), mood: 'plain' }] : [];
    });
    shown.set(art.board.grid.parse(hex), art.stack(counters, side));
  }
  return shown;
}

interface Position {
  readonly art: BattleArt;
  readonly aids: Aids<Cells, PublicAction>;
  readonly state: Cells;
  /** Whose eyes it is seen with. */
  readonly seat: Seat;
}

/** A position as a picture: everybody as they stand, whoever may still act. */
export function stillOf({ art, aids, state, seat }: Position, language: Language, labels: boolean): Still {
  const units = new Map(aids.units(state, seat).map((unit) => [unit.id, unit]));
  const { variant, signs } = art.scenery?.((hex) => aids.hex(state, seat, hex), aids.tracks(state, seat)) ?? {
    variant: '',
    signs: [],
  };
  return {
    map: { language, labels, variant },
    signs,
    stacks: stacksDrawn(art, aids.stacks(state, seat), units, () => ({ mood: 'plain' })),
  };
}
