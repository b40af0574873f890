import type { HexCard } from '@impulse/engine';
import { grid } from '../context.js';
import { sideIds } from '../data/types.js';
import { inEnemyZoc, type State } from '../state.js';
import type { FeatureCode } from './codes.js';

/** A hex with what the rules see in it. All of it is public. */
export function hexCard(state: State, hex: string): HexCard {
  const { context } = state;
  const number = grid.parse(hex);
  const objective = context.objectiveAt[number];
  return {
    hex,
    terrain: context.terrain[number],
    features: featuresOf(state, number),
    holder: objective < 0 ? null : sideIds[state.control[objective]],
    zones: sideIds.filter((_, side) => inEnemyZoc(state, 1 - side, number)),
  };
}

function featuresOf({ context, exitedStrength }: State, hex: number): HexCard['features'] {
  const { data, point, objectives, objectiveAt, exitHex } = context;
  const label = grid.labels[hex];
  const features: { code: FeatureCode; detail: HexCard['features'][number]['detail'] }[] = [];
  for (const { hex: at, kind } of data.map.places) {
    if (at === label && kind !== 'exit') features.push({ code: kind, detail: {} });
  }
  if (point[hex]) features.push({ code: 'point', detail: {} });
  const objective = objectives[objectiveAt[hex]];
  if (objective) features.push({ code: 'objective', detail: { points: objective.points } });
  if (hex === exitHex) {
    const { strengthNeeded: needed, points } = data.exit;
    features.push({ code: 'exit', detail: { strength: exitedStrength, needed, points } });
  }
  for (const { kind, hexes } of data.map.tracks) {
    if (hexes.includes(label)) features.push({ code: kind, detail: {} });
  }
  return features;
}
