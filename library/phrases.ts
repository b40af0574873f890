import type { AccountLine, Chapter, Forecast, ForecastOutcome, Prospect, PublicAction, Term } from '@impulse/engine';

/** Names and short lines that every battle has, in one language. Codes and ids that nobody has named stand for themselves. */
export interface Phrases<A extends PublicAction> {
  unit(id: string): string;
  formation(id: string): string | undefined;
  /** The hex with its place: `M7 (Sidi Rezegh)`. */
  hex(label: string): string;
  place(label: string): string | undefined;
  side(id: string): string;
  sideTitle(id: string): string;
  unitType(code: string): string;
  model(code: string): string;
  figure(code: string): string;
  terrain(code: string): string;
  provenance(code: string): string;
  elsewhere(code: string): string;
  step(code: string): string;
  flag(code: string): string;
  /** What dice are rolled for. */
  purpose(code: string): string;
  /** What an opponent wanted of its choice. */
  motive(code: string): string;
  /** What an evaluation weighs, by the name of the feature; `sides` are its own side and the enemy. */
  consideration(feature: string, sides: readonly [string, string]): string;
  accountItem(code: string): string;
  accountText(line: AccountLine): string;
  accountLine(line: AccountLine): string;
  /** The name of a type of action, for a button. */
  action(type: string): string;
  /** An action in full, for menus and records. */
  order(action: A): string;
  /** The name of a result. */
  forecast(code: string): string;
  forecastTitle(forecast: Forecast): string;
  forecastLine(outcome: ForecastOutcome): string;
  term(term: Term): string;
  /** What else is in a hex. */
  feature(code: string): string;
  /** The kind of a spot. */
  spotKind(code: string): string;
  overlay(id: string): string;
  track(code: string): string;
  warning(code: string): string;
  effect(code: string): string;
  sceneMark(code: string): string;
  draftField(name: string): string;
  /** The heading of a chapter of the log. */
  chapter(chapter: Chapter): string;
  prospect(prospect: Prospect<A>): string;
  points(points: number): string;
  date(turn: number): string;
}
