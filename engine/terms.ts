import type { Detail, Term } from './game.js';

/**
 * One part of a sum: answers its value, and writes it down where somebody asks and it changes anything. What is summed
 * and what is told of it cannot differ.
 */
export function addTerm(terms: Term[] | null, rule: string, what: string, value: number): number {
  if (terms !== null) writeTerm(terms, rule, what, value);
  return value;
}

/** A function of its own, so that sums that nobody asks about are compiled without it. */
function writeTerm(terms: Term[], rule: string, what: string, value: number): void {
  if (value !== 0) terms.push({ rule, what, value });
}

/** Terms as part of a detail. */
export const termDetail = (terms: readonly Term[]): Detail[] =>
  terms.map(({ rule, what, value }) => ({ rule, what, value }));
