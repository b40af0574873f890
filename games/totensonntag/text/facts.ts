import { Facts as EngineFacts } from '@impulse/engine';
import { type Names, unitData } from './names.js';

/** Details as Totensonntag reads them. */
export class Facts extends EngineFacts<Names> {
  division(key = 'division'): string {
    return this.names.division(this.text(key));
  }

  /** Whether a unit of this detail fights for the other side, so far as the built-in data tell. */
  isForeign(key: string): boolean {
    const unit = unitData(this.text(key) ?? '');
    return unit !== undefined && unit.side !== this.text('side');
  }

  isAircraft(key = 'unit'): boolean {
    return unitData(this.text(key) ?? '')?.type === 'aircraft';
  }
}
