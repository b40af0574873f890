import type { PublicAction, Scene } from '@impulse/engine';
import type { PlannedAction } from '@impulse/library';
import type { Trail } from '../board/types.js';
import type { Desk } from '../desk/desk.js';

/** What the last moves have left on the map, while the player is told of them; else the plan that is looked at. */
export function trailsShown({
  recap,
  chair,
  art,
  display,
}: Pick<Desk, 'recap' | 'chair' | 'art' | 'display'>): Trail[] {
  const parse = (hexes: readonly string[]): number[] => hexes.map((hex) => art.board.grid.parse(hex));
  if (!recap.open.value) return display.plan.value.flatMap((order) => planned(order, parse));
  const units = chair.units.value;
  const lookOf = (unit: string): Pick<Trail, 'fill' | 'ink'> =>
    art.sides[units.get(unit)?.side ?? ''] ?? { fill: '#3d3a33', ink: '#ffffff' };
  const { value: current } = recap.step;
  return recap.steps.value.flatMap(({ told }, step) => {
    const isTold = current === null || current === step;
    return told.flatMap(({ scenes }) => scenes.flatMap((scene) => trailOf(scene, isTold, lookOf, parse)));
  });
}

/** What a plan would have somebody do: neither side's colour, for it has not happened. */
function planned(
  { path, attack }: PlannedAction<PublicAction>,
  parse: (hexes: readonly string[]) => number[],
): Trail[] {
  const look = { told: true, fill: '#0d4f86', ink: '#ffffff' } as const;
  const way: Trail[] = path.length > 1 ? [{ kind: 'way', hexes: parse(path), ...look }] : [];
  const from = path.at(-1);
  if (attack === null || from === undefined) return way;
  return [...way, { kind: 'shot', hexes: parse([from, attack]), ...look }];
}

function trailOf(
  scene: Scene,
  told: boolean,
  lookOf: (unit: string) => Pick<Trail, 'fill' | 'ink'>,
  parse: (hexes: readonly string[]) => number[],
): Trail[] {
  switch (scene.kind) {
    case 'move':
      return [{ kind: 'way', hexes: parse(scene.path), told, ...lookOf(scene.unit) }];
    case 'shot': {
      const hexes = parse(scene.from === null ? [scene.to] : [scene.from, scene.to]);
      return [{ kind: scene.hit ? 'shot' : 'missed', hexes, told, fill: '#b0101c', ink: '#ffffff' }];
    }
    case 'gone':
      return scene.hex === null ? [] : [{ kind: 'lost', hexes: parse([scene.hex]), told, ...lookOf(scene.unit) }];
    default:
      return [];
  }
}
