import type { Scene } from '@impulse/engine';
import type { Trail } from '../board/types.js';
import type { Desk } from '../desk.js';

/** What the last moves have left on the map, while the player is told of them. */
export function trailsShown({ recap, chair, art }: Pick<Desk, 'recap' | 'chair' | 'art'>): Trail[] {
  if (!recap.open.value) return [];
  const units = chair.units.value;
  const lookOf = (unit: string): Pick<Trail, 'fill' | 'ink'> =>
    art.sides[units.get(unit)?.side ?? ''] ?? { fill: '#3d3a33', ink: '#ffffff' };
  const parse = (hexes: readonly string[]): number[] => hexes.map((hex) => art.board.grid.parse(hex));
  const { value: current } = recap.step;
  return recap.steps.value.flatMap(({ told }, step) => {
    const isTold = current === null || current === step;
    return told.flatMap(({ scenes }) => scenes.flatMap((scene) => trailOf(scene, isTold, lookOf, parse)));
  });
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
