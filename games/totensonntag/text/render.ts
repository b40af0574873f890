import type {
  AccountLine,
  Detail,
  Forecast,
  ForecastOutcome,
  Language,
  OptionSpec,
  Term,
  Texts,
} from '@impulse/engine';
import type { Action } from '../actions.js';
import { type Catalogue, type Line, say, type Words } from './catalogue.js';
import { Facts } from './facts.js';
import { entryOf, percent } from './format.js';
import { makeNames, type Names } from './names.js';

/** One language at work: the contract's texts, and the further phrases that table and command line need. */

/** The lists of labels among the words. */
type LabelList = { [K in keyof Words]: Words[K] extends Readonly<Record<string, string>> ? K : never }[keyof Words];

/** Any of the entries of `orders`, once it has been looked up by the type of the action it is for. */
type Describe = (action: Action, names: Names) => string;

export function makePhrases(language: Language, catalogue: Catalogue) {
  const { words, piece, sentence, colon } = catalogue;
  const names = makeNames(language, words);
  const facts = (detail: Detail | undefined) => new Facts(detail, names);
  const pieceOf = (lines: Readonly<Record<string, Line>>, code: string, detail: Detail) => {
    const line = entryOf(lines, code);
    return piece(line === undefined ? code : say(line, facts(detail)));
  };
  /** A label, or the code itself when it is one that nobody has named. */
  const label = (list: LabelList) => (code: string) => {
    const labels: Readonly<Record<string, string>> = words[list];
    return entryOf(labels, code) ?? code;
  };

  return {
    unit: (id: string) => names.unit(id),
    formation: names.formation,
    /** Full name of a division, and a short one. */
    division: (id: string) => names.division(id),
    divisionShort: label('divisions'),
    model: names.model,
    /** The hex with its place: `M7 (Sidi Rezegh)`. */
    hex: (label: string) => names.hex(label),
    place: names.place,
    side: (id: string) => names.side(id),
    sideTitle: label('sideTitles'),
    nationality: label('nationalities'),
    unitType: label('unitTypes'),
    figure: label('figures'),
    terrain: label('terrains'),
    point: words.point,
    placeKind: label('placeKinds'),
    trackKind: label('trackKinds'),
    edge: label('edges'),
    provenance: label('provenance'),
    elsewhere: label('elsewhere'),
    step: label('steps'),
    flag: label('flags'),
    settled: label('settled'),
    purpose: label('purposes'),
    accountItem: label('accountItems'),
    /** The name of an action, for a button. */
    action: label('actions'),
    /** An action in full, for menus and records. */
    order: (action: Action) => {
      const describe = entryOf(catalogue.orders, action.type) as Describe | undefined;
      return describe ? piece(describe(action, names)) : action.type;
    },
    /** The name of a result: `destroyed`. */
    forecast: label('forecastResults'),
    /** What is attempted, with the numbers. */
    forecastTitle: ({ kind, detail }: Forecast) => pieceOf(catalogue.forecasts, kind, detail),
    /** One outcome with its probability: `58.3%: 1/5/21 Pzd hit, strength 3 left`. */
    forecastLine: ({ probability, result, detail }: ForecastOutcome) =>
      piece(`${percent(probability)}${colon}${pieceOf(catalogue.forecastOutcomes, result, detail)}`),
    /** How a line of the victory account stands, and the same with its points. */
    accountText: ({ item, detail }: AccountLine) => pieceOf(catalogue.accountLines, item, detail),
    accountLine: ({ item, points, detail }: AccountLine) =>
      piece(catalogue.accountLine(pieceOf(catalogue.accountLines, item, detail), points)),
    points: catalogue.points,
    date: (turn: number) => sentence(catalogue.date(turn)),
    /** `Turn 2 (20 November), couplet 3`. */
    when: (turn: number, couplet: number) => sentence(catalogue.when(turn, couplet)),
    term: ({ what, value }: Term) => piece(catalogue.term(what, entryOf(words.terms, what) ?? what, value)),
  };
}

export type Phrases = ReturnType<typeof makePhrases>;

export function makeTexts(language: Language, catalogue: Catalogue, phrases: Phrases): Texts {
  const { words, sentence } = catalogue;
  const names = makeNames(language, words);
  const sentenceOf = (
    lines: Readonly<Record<string, Line>>,
    code: string,
    detail: Detail | undefined,
    unknown: string,
  ) => sentence(say(entryOf(lines, code) ?? unknown, new Facts(detail, names)));

  return {
    turn: (turn) =>
      turn.over
        ? sentence(catalogue.outcome(turn.winner, turn.points))
        : sentenceOf(catalogue.prompts, turn.prompt, turn.detail, words.unknownPrompt),
    refusal: ({ reason, detail }) => sentenceOf(catalogue.refusals, reason, detail, words.unknownRefusal),
    event: ({ type, detail }) => sentenceOf(catalogue.events, type, detail, words.unknownEvent),
    term: phrases.term,
    option: ({ id, values }: OptionSpec) => {
      const texts = entryOf(words.options, id) as
        | { name: string; values: Readonly<Record<string, string>> }
        | undefined;
      const named = values.map((value) => [value, texts ? (entryOf(texts.values, value) ?? value) : value]);
      return { name: texts?.name ?? id, values: Object.fromEntries(named) as Record<string, string> };
    },
  };
}
