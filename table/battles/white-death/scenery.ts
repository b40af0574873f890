import type { HexCard, Track } from '@impulse/engine/aids.js';
import type { Scenery } from '../../art/battle-art.js';
import type { Sign } from '../../board/types.js';
import type { Geography } from './map/geography.js';
import { bridgeFace, bunkerFace, garrisonFace, type BridgeKind } from './works.js';

/** The weather, and what stands of bridges, bunkers and garrisons. */
export function sceneryOf(geography: Geography, hex: (label: string) => HexCard, tracks: readonly Track[]): Scenery {
  const { grid, rivers, city, towns } = geography;
  const places = new Set([...rivers.flatMap(({ hexes }) => hexes), ...city, ...towns.map((town) => town.hex)]);
  return {
    variant: String(tracks.find(({ code }) => code === 'weather')?.value ?? ''),
    dimmed: false,
    signs: [...places].flatMap((at) =>
      hex(grid.label(at)).features.flatMap((feature) => signOf(geography, at, feature)),
    ),
  };
}

const bridges: readonly BridgeKind[] = ['bridge', 'permanent-bridge', 'destroyed-bridge'];

function signOf(geography: Geography, hex: number, { code, detail }: HexCard['features'][number]): Sign[] {
  const bridge = bridges.find((kind) => kind === code);
  if (bridge) return [{ hex, side: 0.44, face: bridgeFace(bridge, crossing(geography, hex)) }];
  if (code === 'bunker') return [{ hex, side: 1, face: bunkerFace(Number(detail['strength'])) }];
  return code === 'garrison' ? [{ hex, side: 1, face: garrisonFace }] : [];
}

/** The angle of the way across a river: along the road or railway, or at right angles to the river. */
function crossing({ grid, roads, railways, rivers }: Geography, hex: number): number {
  const along = (ways: readonly { readonly hexes: readonly number[] }[]): number | null => {
    const way = ways.find(({ hexes }) => hexes.includes(hex))?.hexes;
    if (!way) return null;
    const at = way.indexOf(hex);
    const [from, to] = [grid.centre(way[Math.max(0, at - 1)]), grid.centre(way[Math.min(way.length - 1, at + 1)])];
    return Math.atan2(to.y - from.y, to.x - from.x);
  };
  return along([...roads, ...railways]) ?? (along(rivers) ?? 0) + Math.PI / 2;
}
