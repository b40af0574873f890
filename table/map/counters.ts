import type { UnitCard } from '@impulse/engine';
import type { Counter, Stack } from '../board/types.js';
import type { Desk } from '../desk.js';

/** Everything on the map as it is drawn: who can act glows, who has acted is dimmed. */
export function stacksShown({
  kit,
  chair,
  holds,
  selection,
  art,
}: Pick<Desk, 'kit' | 'chair' | 'holds' | 'selection' | 'art'>): Map<number, Stack> {
  const units = chair.units.value;
  const turn = chair.turn.value;
  const held = holds.units.value;
  const able = selection.able.value;
  // Until a set-up is finished a unit that has been placed can be placed elsewhere.
  const places = !turn.over && chair.mayAct.value && kit.steps[turn.step].places;
  const moodOf = (unit: UnitCard): Counter['mood'] => {
    if (able.has(unit.id) || (places && chair.isMine(unit.id))) return 'ready';
    return unit.spent ? 'spent' : 'plain';
  };
  const shown = new Map<number, Stack>();
  for (const [hex, stack] of chair.stacks.value) {
    const known = stack.flatMap((id) => (id === null ? [] : (units.get(id) ?? [])));
    const side = known[0]?.side ?? '';
    const counters = stack.flatMap((id): Counter[] => {
      const unit = id === null ? undefined : units.get(id);
      if (unit) return [{ id: unit.id, face: art.face(unit), mood: moodOf(unit), held: held.has(unit.id) }];
      return art.back ? [{ id: null, face: art.back(side), mood: 'plain' }] : [];
    });
    shown.set(art.board.grid.parse(hex), art.stack(counters, side));
  }
  return shown;
}
