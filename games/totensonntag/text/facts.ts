import type { Facts as EngineFacts } from '@impulse/engine';
import { type Names, unitData } from './names.js';

/** Details as Totensonntag reads them. */
export type Facts = EngineFacts<Names>;

export const divisionIn = (facts: Facts): string => facts.names.division(facts.text('division'));

export const isAircraft = (facts: Facts): boolean => unitData(facts.text('unit') ?? '')?.type === 'aircraft';
