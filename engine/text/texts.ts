import {
  type AccountLine,
  type Detail,
  type Ending,
  type Forecast,
  type ForecastOutcome,
  type Language,
  languages,
  type LogEvent,
  type OptionSpec,
  type Outcome,
  type PublicAction,
  type Refusal,
  type Term,
  type Texts,
  type Turn,
} from '../game.js';
import { entryOf, percent } from './wording.js';

/** Codes put into words: what the catalogues of all battles have in common. A battle brings its lines and its facts. */

/** A sentence, fixed or made from the facts of the case. */
export type Line<F> = string | ((facts: F) => string);
/** One label, or one line, for each code of a list. */
export type Labels<K extends string> = Readonly<Record<K, string>>;
export type Lines<K extends string, F> = Readonly<Record<K, Line<F>>>;

export interface OptionText {
  readonly name: string;
  readonly values: Labels<string>;
}

/** Exactly one name for each option and each of its values, or the program does not compile. */
export type OptionTexts<S extends OptionSpec> = {
  readonly [One in S as One['id']]: { readonly name: string; readonly values: Labels<One['values'][number]> };
};

/** The action of a union with this type. */
export type ActionOf<A extends PublicAction, T extends A['type']> = Extract<A, { readonly type: T }>;

/** One description for each type of action. */
export type ActionLines<A extends PublicAction, Names> = {
  readonly [T in A['type']]: (action: ActionOf<A, T>, names: Names) => string;
};

/** An action in words; one that nobody has described stands for its type. */
export function describedBy<A extends PublicAction, Names>(
  lines: ActionLines<A, Names>,
  action: A,
  names: Names,
): string {
  const describe = entryOf<unknown>(lines, action.type) as ((action: A, names: Names) => string) | undefined;
  return describe ? describe(action, names) : action.type;
}

/** The same thing made for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

/** The sentence of a line. */
export const say = <F>(line: Line<F>, facts: F): string => (typeof line === 'string' ? line : line(facts));

/** Looks up labels; a code that nobody has named stands for itself. */
export const labelIn =
  (labels: Labels<string>) =>
  (code: string): string =>
    entryOf(labels, code) ?? code;

type FactsOf<F> = (detail: Detail | undefined) => F;

/** How people have ended a battle, from the names of who did it and of who wins. */
export type EndingLines = Readonly<Record<Ending, (by: string, winner: string) => string>>;

/** What sentences are made from. */
export interface SentenceLines<F> {
  readonly prompts: Lines<string, F>;
  readonly refusals: Lines<string, F>;
  readonly events: Lines<string, F>;
  readonly outcome: (outcome: Outcome) => string;
  readonly endings: EndingLines;
  readonly sides: Labels<string>;
  readonly term: (term: Term) => string;
  readonly options: Readonly<Record<string, OptionText>>;
  /** When a code from outside has no entry. */
  readonly unknownPrompt: string;
  readonly unknownRefusal: string;
  readonly unknownEvent: string;
  /** The last touch to whole sentences. */
  readonly sentence: (text: string) => string;
}

/** The contract's texts in one language. */
export function textsFrom<F>(lines: SentenceLines<F>, facts: FactsOf<F>): Texts {
  const sentenceOf = (among: Lines<string, F>, code: string, detail: Detail | undefined, unknown: string) =>
    lines.sentence(say(entryOf(among, code) ?? unknown, facts(detail)));
  const side = labelIn(lines.sides);
  const outcomeOf = (outcome: Outcome): string =>
    outcome.ended
      ? lines.endings[outcome.ended.reason](side(outcome.ended.by), side(outcome.winner))
      : lines.outcome(outcome);
  return {
    turn: (turn: Turn | Outcome) =>
      turn.over
        ? lines.sentence(outcomeOf(turn))
        : sentenceOf(lines.prompts, turn.prompt, turn.detail, lines.unknownPrompt),
    refusal: ({ reason, detail }: Refusal) => sentenceOf(lines.refusals, reason, detail, lines.unknownRefusal),
    event: ({ type, detail }: LogEvent) => sentenceOf(lines.events, type, detail, lines.unknownEvent),
    term: lines.term,
    option({ id, values }: OptionSpec) {
      const text = entryOf(lines.options, id);
      const named = values.map((value) => [value, text ? labelIn(text.values)(value) : value] as const);
      return { name: text?.name ?? id, values: Object.fromEntries(named) };
    },
  };
}

/** What the pieces around a board are made from. */
export interface PieceLines<F> {
  readonly forecasts: Lines<string, F>;
  readonly forecastOutcomes: Lines<string, F>;
  readonly accountLines: Lines<string, F>;
  readonly accountLine: (text: string, points: number) => string;
  readonly colon: string;
  /** The last touch to pieces of sentences. */
  readonly piece: (text: string) => string;
}

/** Short lines for tables and lists: forecasts and the victory account. */
export function piecesFrom<F>(lines: PieceLines<F>, facts: FactsOf<F>) {
  const { piece, colon } = lines;
  const pieceOf = (among: Lines<string, F>, code: string, detail: Detail): string => {
    const line = entryOf(among, code);
    return piece(line === undefined ? code : say(line, facts(detail)));
  };
  return {
    /** What is attempted, with the numbers. */
    forecastTitle: ({ kind, detail }: Forecast) => pieceOf(lines.forecasts, kind, detail),
    /** One outcome with its probability: `58.3%: 1/5/21 Pzd hit, strength 3 left`. */
    forecastLine: ({ probability, result, detail }: ForecastOutcome) =>
      piece(`${percent(probability)}${colon}${pieceOf(lines.forecastOutcomes, result, detail)}`),
    /** How a line of the victory account stands, and the same with its points. */
    accountText: ({ item, detail }: AccountLine) => pieceOf(lines.accountLines, item, detail),
    accountLine: ({ item, points, detail }: AccountLine) =>
      piece(lines.accountLine(pieceOf(lines.accountLines, item, detail), points)),
  };
}
