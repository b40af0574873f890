import { capitalized, type Chapter, type Detail, entryOf, labelIn, type Prospect, say } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import type { Catalogue } from './catalogue.js';
import type { Facts } from './facts.js';

/** What the aids show, in one language. */
export function aidPhrases(catalogue: Catalogue, factsOf: (detail: Detail) => Facts) {
  const { words, aids, piece } = catalogue;
  const { overrun, 'air-strike': airStrike } = words.purposes;
  return {
    /** What else is in a hex. */
    feature: labelIn({ ...words.placeKinds, ...words.trackKinds, point: words.point, objective: aids.objective }),
    /** The kind of a spot: an action, or what it comes to. */
    spotKind: labelIn({ ...words.actions, overrun: capitalized(overrun), 'air-strike': capitalized(airStrike) }),
    overlay: labelIn(aids.overlays),
    track: labelIn(aids.tracks),
    partOfDay: labelIn(aids.partsOfDay),
    right: labelIn(aids.rights),
    warning: labelIn(aids.warnings),
    effect: labelIn(aids.effects),
    sceneMark: labelIn(aids.sceneMarks),
    draftField: labelIn(aids.draftFields),
    none: aids.none,
    /** The heading of a chapter of the log. */
    chapter: ({ kind, detail }: Chapter) => piece(say(entryOf(aids.chapters, kind) ?? kind, factsOf(detail))),
    /** `Number 4: 7 of 24 units act, 5 movement points`. */
    prospect: ({ value, facts }: Prospect<Action>) => piece(aids.prospect(factsOf({ ...facts, value }))),
  };
}
