import { type Detail, numberIn, partsIn, textIn } from '@impulse/engine';
import { winterWords } from './words/winter-words.js';

/** 15A: what a forecast says that something costs in supply, by pool. */
export function priceOf(detail: Detail): string {
  const { guns, supply, citySupply } = winterWords.value.combat;
  const paid = partsIn(detail, 'price').map((one) => {
    const write = textIn(one, 'pool') === 'fortress' ? citySupply : supply;
    return write(numberIn(one, 'points'), numberIn(one, 'left'));
  });
  return paid.length > 0 ? guns.price(paid.join(' + ')) : guns.free;
}
