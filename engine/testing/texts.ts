import { expect } from 'vitest';
import type { AccountLine, Detail, Forecast, ForecastOutcome, OptionSpec, PublicAction, Term, Texts } from '../game.js';

/** What holds for the texts of every battle, in every language. */

/** The lines that tables and lists show beside the sentences of the contract. */
export interface ToldLines<A extends PublicAction> {
  forecastTitle(forecast: Forecast): string;
  forecastLine(outcome: ForecastOutcome): string;
  forecastNotes?(forecast: Forecast): readonly string[];
  accountLine(line: AccountLine): string;
  order(action: A): string;
  term(term: Term): string;
  step(code: string): string;
  unit(id: string): string;
}

/** Every code of a battle. */
export interface TextCodes {
  readonly sides: readonly string[];
  readonly reasons: readonly string[];
  readonly eventTypes: readonly string[];
  readonly prompts: readonly string[];
  readonly termCodes: readonly string[];
  readonly accountItems: readonly string[];
  readonly forecastKinds: readonly string[];
  readonly forecastResults: readonly string[];
}

/** What a template leaves in a sentence when a value was not there: no sentence may contain it. */
export const brokenText = /undefined|NaN|null|\[object|[{}]|\bfunction\b|Infinity/;

const rule = '1.1';

/** Everything a language says about one set of facts, by code; `account` is told at the end of the battle. */
export function saidOf<A extends PublicAction>(
  codes: TextCodes,
  texts: Texts,
  told: ToldLines<A>,
  detail: Detail,
  account: readonly AccountLine[] = [],
): Map<string, string> {
  const forecast = (kind: string): Forecast => ({ kind, rule, terms: [], outcomes: [], detail });
  const [side] = codes.sides;
  const said = new Map<string, string>();
  for (const reason of codes.reasons) said.set(`refusal ${reason}`, texts.refusal({ rule, reason, detail }));
  for (const type of codes.eventTypes) said.set(`event ${type}`, texts.event({ type, rule, detail }));
  for (const prompt of codes.prompts) {
    said.set(`prompt ${prompt}`, texts.turn({ over: false, side: side, step: prompt, rule, prompt, detail }));
  }
  for (const what of codes.termCodes) said.set(`term ${what}`, texts.term({ rule, what, value: -1 }));
  for (const item of codes.accountItems) {
    said.set(`account ${item}`, told.accountLine({ rule, item, points: 1, detail }));
  }
  for (const kind of codes.forecastKinds) {
    said.set(`forecast ${kind}`, told.forecastTitle(forecast(kind)));
    for (const [index, note] of (told.forecastNotes?.(forecast(kind)) ?? []).entries()) {
      said.set(`note ${kind} ${index}`, note);
    }
  }
  for (const result of codes.forecastResults) {
    said.set(`outcome ${result}`, told.forecastLine({ probability: 0.5, result, detail }));
  }
  for (const winner of codes.sides)
    said.set(`winner ${winner}`, texts.turn({ over: true, winner, points: 1, account }));
  return said;
}

/** Details as no rule writes them: a sentence must come out all the same. */
export const oddDetails = (keys: readonly string[]): readonly Detail[] =>
  [null, { odd: [] }, [{}, [], null], 'toString', -7].map((value) =>
    Object.fromEntries(keys.map((key) => [key, value])),
  );

export function expectWords(lines: Iterable<readonly [code: string, text: string]>): void {
  for (const [code, text] of lines) {
    expect(text.trim(), code).not.toBe('');
    expect(text, code).not.toMatch(brokenText);
    expect(text, code).not.toMatch(/\n| {2}/);
  }
}

/** The labels and fixed lines of a catalogue, by their path. */
export function labelsIn(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => labelsIn(inner, `${path}.${key}`));
}

/** Every option and each of its values has a name. */
export function expectOptionNames(specs: readonly OptionSpec[], texts: Texts): void {
  for (const spec of specs) {
    const option = texts.option(spec);
    expect(option.name.trim()).not.toBe('');
    expect(Object.keys(option.values)).toEqual([...spec.values]);
    for (const value of Object.values(option.values)) expect(value.trim()).not.toBe('');
  }
}

/** Codes that nobody has named, such as those of a later version, still give a sentence. */
export function expectUnknownCodes<A extends PublicAction>(texts: Texts, told: ToldLines<A>, side: string): void {
  for (const code of unknownCodes) {
    expect(texts.refusal({ rule, reason: code })).not.toMatch(brokenText);
    expect(texts.event({ type: code, rule, detail: {} })).not.toMatch(brokenText);
    expect(texts.turn({ over: false, side, step: code, rule, prompt: code, detail: {} })).not.toMatch(brokenText);
    expect(texts.option({ id: code, rule, values: ['a'], standard: 'a' }).values).toEqual({ a: 'a' });
    expect(told.step(code)).toBe(code);
  }
  expect(told.unit('no-such-unit')).toBe('no-such-unit');
}

export const unknownCodes: readonly string[] = ['no-such-code', 'constructor', '__proto__', ''];

/** Traditional Chinese has one blank between Chinese and Latin, none beside full-width marks, no half-width marks. */
export function expectChineseMarks(lines: Iterable<readonly [code: string, text: string]>): void {
  for (const [code, text] of lines) {
    expect(text, code).not.toMatch(/\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d)]\p{Script=Han}/u);
    expect(text, code).not.toMatch(/ [，。：；、（）「」／]|[，。：；、（「／] /u);
    expect(text, code).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
    expect(text, code).not.toMatch(/\p{Script=Han}[,.:;()]|[,;:()]\p{Script=Han}/u);
  }
}

/** No line of one language occurs in the other, except those that are the same in both. */
export function expectOwnWords(
  english: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
  sameInBoth = /(?!)/,
): void {
  for (const [code, text] of english) if (!sameInBoth.test(code)) expect(others.get(code), code).not.toBe(text);
}
