import type { Facts } from '../facts.js';

/** The unit of a refused order, or one of the guns it names. */
export function subject(f: Facts): string {
  if (f.has('unit')) return f.unit();
  const action = f.text('action');
  return action === 'barrage' || action === 'defend' || action === 'fire' ? '所指定的某個砲兵單位' : f.unit();
}
