/**
 * Every numbered rule of Totensonntag, in the rulebook's order. Each must have at least one test whose title begins
 * with its number; the conformance page is generated from them, and a number without a passing test fails the build.
 */
export const ruleNumbers = [
  '1.1',
  '2.0',
  '2.1',
  '2.2',
  '3.0',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '4.0',
  '5.0',
  '6.0',
  '6.1',
  '6.2',
  '7.0',
  '7.1',
  '7.2',
  '7.3',
  '7.4',
  '7.5',
  '7.6',
  '7.7',
  '8.0',
  '8.1',
  '9.0',
  '9.1',
  '9.2',
  '10.0',
  '10.1',
  '10.2',
  '10.3',
  '10.4',
] as const;

export type RuleNumber = (typeof ruleNumbers)[number];

/** Goes up whenever a rule is read differently, so that a record knows by which book it was played. */
export const rulesVersion = '2';

/** Version 1 knew only activation dice that are secret. Who then overran from an overstacked hex could not advance. */
export const earlierRules = { '1': { activationDice: 'secret' } } as const;
