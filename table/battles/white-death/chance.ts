import type { Forecast } from '@impulse/engine';
import type { ForecastResult } from '@impulse/white-death/text/codes.js';

/** Results that whoever acts hopes for. */
export const hopes: ReadonlySet<string> = new Set<ForecastResult>([
  'repulsed',
  'emptied',
  'unnoticed',
  'unharmed',
  'passed',
]);

export const chanceOf = ({ outcomes }: Forecast): number =>
  outcomes.reduce((sum, { probability, result }) => sum + (hopes.has(result) ? probability : 0), 0);
