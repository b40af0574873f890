import type { SideId } from '@impulse/totensonntag/data/types.js';
import type { SideLook } from '../../art/battle-art.js';

/** How a side is shown on the map where there is room for a few letters only, the same in every language. */
export const sideLooks: Readonly<Record<SideId, SideLook>> = {
  dak: { text: 'DAK', fill: '#2c2e31', ink: '#f7f2e3', round: true },
  cw: { text: 'CW', fill: '#a52a20', ink: '#fff6e6' },
};
