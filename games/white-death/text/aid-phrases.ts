import { type Chapter, type Detail, entryOf, labelIn, type Prospect, say } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import type { Catalogue } from './catalogue.js';
import type { Facts } from './facts.js';

/** What the aids show, in one language. */
export function aidPhrases(catalogue: Catalogue, factsOf: (detail: Detail) => Facts) {
  const { words, aids, piece } = catalogue;
  return {
    /** What else is in a hex, of this impulse's fights too. */
    feature: labelIn({ ...words.features, ...words.marks }),
    /** A mark of a unit: a flag, or the condition it is in. */
    unitMark: labelIn({ ...words.flags, ...aids.conditions }),
    /** The kind of a spot. */
    spotKind: labelIn({ ...words.actions, 'place-deployed': aids.placeDeployed }),
    overlay: labelIn(aids.overlays),
    track: labelIn(aids.tracks),
    /** How far an assault has come. */
    assaultProgress: labelIn(aids.assaultProgress),
    warning: labelIn(aids.warnings),
    /** A list of units in the movement phase. */
    task: labelIn(aids.tasks),
    effect: labelIn(aids.effects),
    sceneMark: labelIn(aids.sceneMarks),
    draftField: labelIn({ ...words.standingNames, ...aids.draftFields }),
    prospectFact: labelIn(aids.prospectFacts),
    /** The heading of a chapter of the log. */
    chapter: ({ kind, detail }: Chapter) => piece(say(entryOf(aids.chapters, kind) ?? kind, factsOf(detail))),
    /** `5 MP: 96 units can move, 50 can assault`. */
    prospect: ({ value, facts }: Prospect<Action>) => piece(aids.prospect(factsOf({ ...facts, value }))),
  };
}
