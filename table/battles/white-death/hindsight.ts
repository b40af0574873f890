import type { Undergone } from '@impulse/white-death/aids/turn/undergone.js';
import { winterWords } from './words/winter-words.js';

/** What an order with this value would have done in an impulse of the enemy; empty where it would have done nothing. */
export function hindsightOf(name: string, value: string, { defended, supported, retreated }: Undergone): string {
  const { hindsight } = winterWords.value.standing;
  const fires = defended.length;
  switch (name) {
    case 'defence':
      return fires === 0 ? hindsight.quiet : value === 'fire' ? hindsight.fired(fires) : hindsight.asked(fires);
    case 'support':
      if (fires === 0) return '';
      return value === 'none' ? hindsight.noGuns(supported) : hindsight.guns(fires, value === 'high');
    case 'retreat':
      return retreated.length === 0 ? '' : hindsight.retreats(retreated.length, value === 'rear');
    default:
      return '';
  }
}
