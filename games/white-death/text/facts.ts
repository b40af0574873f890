import type { Facts as EngineFacts } from '@impulse/engine';
import type { Names } from './names.js';
import { mixed } from './numbers.js';

/** Twelfths of a movement point. */
const twelfths = 12;

/** Details as White Death reads them. */
export type Facts = EngineFacts<Names>;

export const formationIn = (facts: Facts, key = 'formation'): string => facts.names.formation(facts.text(key));
export const areaIn = (facts: Facts, key = 'area'): string => facts.names.area(facts.text(key));

/** Movement points with their fraction. */
export const pointsIn = (facts: Facts, key = 'points'): string => written(facts.number(key), 1);

/** Movement points from twelfths. */
export const twelfthsIn = (facts: Facts, key: string): string => written(facts.number(key), twelfths);

const written = (value: number | undefined, whole: number): string =>
  value === undefined ? '?' : mixed(value / whole);
