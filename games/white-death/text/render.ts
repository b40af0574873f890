import {
  considerationIn,
  type AccountLine,
  describedBy,
  type Detail,
  entryOf,
  type Forecast,
  labelIn,
  type Language,
  piecesFrom,
  type Term,
  type Texts,
  textsFrom,
  Facts,
} from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { aidPhrases } from './aid-phrases.js';
import type { Catalogue } from './catalogue.js';
import { makeNames } from './names.js';

/** One language at work: the contract's texts, and the further phrases that table and command line need. */

export function makePhrases(language: Language, catalogue: Catalogue) {
  const { words, piece, sentence } = catalogue;
  const names = makeNames(language, words);
  const facts = (detail: Detail | undefined) => new Facts(detail, names);
  const pieces = piecesFrom(catalogue, facts);

  return {
    /** The designation, with the formation where others bear the same: `I/277`, `SMG (9 Gds Rifle Div)`. */
    unit: (id: string) => names.unit(id),
    formation: (id: string) => names.formation(id),
    formationShort: names.formationShort,
    formationKind: labelIn(words.formationKinds),
    area: (id: string) => names.area(id),
    /** The hex with its place: `0719 (Nowossokoljniki)`. */
    hex: (label: string) => names.hex(label),
    place: names.place,
    side: (id: string) => names.side(id),
    sideTitle: labelIn(words.sideTitles),
    unitType: labelIn(words.unitTypes),
    unitClass: labelIn(words.unitClasses),
    unitSize: labelIn(words.unitSizes),
    mobility: labelIn(words.mobilities),
    model: labelIn(words.models),
    figure: labelIn(words.figures),
    special: labelIn(words.specials),
    terrain: labelIn(words.terrains),
    weather: labelIn(words.weathers),
    provenance: labelIn(words.provenance),
    elsewhere: labelIn(words.elsewhere),
    step: labelIn(words.steps),
    flag: labelIn(words.flags),
    mark: labelIn(words.marks),
    pool: labelIn(words.pools),
    purpose: labelIn(words.purposes),
    motive: labelIn(catalogue.thoughts.motives),
    consideration: (feature: string, [own, enemy]: readonly [string, string]) =>
      piece(considerationIn(catalogue.thoughts, feature, [names.side(own), names.side(enemy)])),
    accountItem: labelIn(words.accountItems),
    /** A standing order, and one of its values. */
    standingName: labelIn(words.standingNames),
    standingValue: (name: string, value: string | number) => {
      const values = entryOf<Readonly<Record<string, string>>>(words.standingValues, name);
      return values ? labelIn(values)(String(value)) : String(value);
    },
    /** The name of an action, for a button. */
    action: labelIn(words.actions),
    /** An action in full, for menus and records. */
    order: (action: Action) => piece(describedBy(catalogue.actionLines, action, names)),
    /** The name of a result: `eliminated`. */
    forecast: labelIn(words.forecastResults),
    ...pieces,
    /** The line that tells how clear the victory is has no points of its own. */
    accountLine: (line: AccountLine) => (line.item === 'level' ? pieces.accountText(line) : pieces.accountLine(line)),
    /** What a forecast says of single units, and of what is not known. */
    forecastNotes: ({ kind, detail }: Forecast) => catalogue.forecastNotes(facts(detail), kind).map(piece),
    ...aidPhrases(catalogue, facts),
    points: catalogue.points,
    date: (turn: number) => sentence(catalogue.date(turn)),
    /** `Turn 2 (24–28 November), impulse 3`. */
    when: (turn: number, impulse?: number) => sentence(catalogue.when(turn, impulse)),
    term: ({ what, value }: Term) => piece(catalogue.term(what, labelIn(words.terms)(what), value)),
  };
}

export type Phrases = ReturnType<typeof makePhrases>;

export function makeTexts(language: Language, catalogue: Catalogue, phrases: Phrases): Texts {
  const { words } = catalogue;
  const names = makeNames(language, words);
  const facts = (detail: Detail | undefined) => new Facts(detail, names);
  return textsFrom(
    {
      ...words,
      ...catalogue,
      // The last line of the account tells how clear the victory is.
      outcome: (outcome) => catalogue.outcome(outcome, facts(outcome.account.at(-1)?.detail)),
      term: phrases.term,
    },
    facts,
  );
}
