import {
  considerationIn,
  type Detail,
  type Language,
  type Term,
  type Texts,
  describedBy,
  labelIn,
  piecesFrom,
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
  const factsOf = (detail: Detail | undefined) => new Facts(detail, names);

  return {
    unit: (id: string) => names.unit(id),
    formation: names.formation,
    /** Full name of a division, and a short one. */
    division: (id: string) => names.division(id),
    divisionShort: labelIn(words.divisions),
    model: names.model,
    /** The hex with its place: `M7 (Sidi Rezegh)`. */
    hex: (label: string) => names.hex(label),
    place: names.place,
    side: (id: string) => names.side(id),
    sideTitle: labelIn(words.sideTitles),
    nationality: labelIn(words.nationalities),
    unitType: labelIn(words.unitTypes),
    figure: labelIn(words.figures),
    terrain: labelIn(words.terrains),
    point: words.point,
    placeKind: labelIn(words.placeKinds),
    trackKind: labelIn(words.trackKinds),
    edge: labelIn(words.edges),
    provenance: labelIn(words.provenance),
    elsewhere: labelIn(words.elsewhere),
    step: labelIn(words.steps),
    flag: labelIn(words.flags),
    settled: labelIn(words.settled),
    purpose: labelIn(words.purposes),
    motive: labelIn(catalogue.thoughts.motives),
    consideration: (feature: string, [own, enemy]: readonly [string, string]) =>
      piece(considerationIn(catalogue.thoughts, feature, [names.side(own), names.side(enemy)])),
    accountItem: labelIn(words.accountItems),
    /** The name of an action, for a button. */
    action: labelIn(words.actions),
    /** An action in full, for menus and records. */
    order: (action: Action) => piece(describedBy(catalogue.actionLines, action, names)),
    /** The name of a result: `destroyed`. */
    forecast: labelIn(words.forecastResults),
    ...piecesFrom(catalogue, factsOf),
    ...aidPhrases(catalogue, factsOf),
    points: catalogue.points,
    date: (turn: number) => sentence(catalogue.date(turn)),
    /** `Turn 2 (20 November), couplet 3`. */
    when: (turn: number, couplet: number) => sentence(catalogue.when(turn, couplet)),
    term: ({ what, value }: Term) => piece(catalogue.term(what, labelIn(words.terms)(what), value)),
  };
}

export type Phrases = ReturnType<typeof makePhrases>;

export function makeTexts(language: Language, catalogue: Catalogue, phrases: Phrases): Texts {
  const { words } = catalogue;
  const names = makeNames(language, words);
  return textsFrom(
    {
      ...words,
      ...catalogue,
      outcome: ({ winner, points }) => catalogue.outcome(winner, points),
      term: phrases.term,
    },
    (detail: Detail | undefined) => new Facts(detail, names),
  );
}
