import type { SideId } from '@impulse/white-death/data/types.js';
import type { SideLook } from '../../art/battle-art.js';

export const sideLooks: Readonly<Record<SideId, SideLook>> = {
  soviet: { text: 'SOV', fill: '#7b2d20', ink: '#f6e9d8' },
  german: { text: 'GER', fill: '#55604e', ink: '#f3f6ee', round: true },
};
