import { type Detail, type Forecast, partsIn, textIn } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import type { ActionType } from '@impulse/white-death/actions/actions.js';
import type { DraftKit } from '../../kit.js';
import { winterWords } from './words.js';

/** Actions that are put together at the table. */

const plain: DraftKit = { oneByOne: false, aims: false, ofUnit: false, share: () => '' };

export const drafts: Readonly<Partial<Record<ActionType, DraftKit>>> = {
  // Ruling 110, 21B: who goes along is ticked, where to is pointed at.
  move: { ...plain, aims: true, ofUnit: true },
  enter: { ...plain, aims: true, ofUnit: true },
  advance: { ...plain, ofUnit: true },
  assault: { ...plain, oneByOne: true },
  barrage: plain,
  defend: { ...plain, share: oddsOf },
  fire: { ...plain, share: oddsOf },
  replace: { ...plain, ofUnit: true },
  orders: plain,
};

/** 9C2, 10C2: the odds of one share of fire, and how likely it is to eliminate its target. */
function oddsOf({ detail }: Forecast, row: string): string {
  const target = partsIn(detail, 'targets').find((one) => (textIn(one, 'unit') || 'garrison') === row);
  if (!target) return '';
  const { odds, noOdds, out } = winterWords.value.fire;
  const shown = textIn(target, 'odds');
  return [
    shown === '-' ? noOdds : odds(shown, Number(target['defence'])),
    out(percent(chanceToEliminate(target))),
  ].join(' · ');
}

const chanceToEliminate = (target: Detail): number =>
  partsIn(target, 'fates').reduce(
    (sum, one) => sum + (one['fate'] === 'eliminated' ? Number(one['probability']) : 0),
    0,
  );
