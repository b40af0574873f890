import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { type Battle, say } from './battle.js';
import { ownWords } from './words/own-words.js';

/** What tells an action from others of its kind, and the hexes it brings in. */
export function alternative(battle: Battle, action: Action): { name: string; hexes: string[] } {
  const { forecast } = ownWords.value;
  const { hex, unit } = say.value;
  const at = (id: string): string[] => [battle.unit(id)?.hex ?? []].flat();
  switch (action.type) {
    case 'assault':
      return action.support === undefined
        ? { name: forecast.noSupport, hexes: [] }
        : { name: forecast.support(unit(action.support)), hexes: at(action.support) };
    case 'barrage':
      return { name: forecast.spotter(unit(action.spotter)), hexes: at(action.spotter) };
    case 'exit':
      return { name: forecast.leave, hexes: [] };
    case 'move':
    case 'enter': {
      const end = action.path.at(-1);
      const hexes = end === undefined ? [] : [end];
      if (action.overrun === undefined) return { name: forecast.stop(hex(end ?? '')), hexes };
      if (end === undefined) return { name: forecast.from(forecast.here), hexes };
      const { aids, state, seat } = battle;
      const cost = aids.costs(state, seat, action.unit, action.path).at(-1) ?? 0;
      return { name: forecast.after(hex(end), cost, action.path.length), hexes };
    }
    case 'barrage-target':
      return { name: unit(action['target-unit']), hexes: [] };
    case 'fly':
      return { name: action.target === undefined ? '' : unit(action.target), hexes: [] };
    default:
      return { name: '', hexes: [] };
  }
}
