import { lazy } from '../web/lazy.js';

/** Parts of the table for a match on a server, with words of their own: nobody else fetches them. */

export const OpponentActivity = lazy(() => import('./activity.js').then((module) => module.OpponentActivity), true);
export const MatchWaiting = lazy(() => import('./waiting.js').then((module) => module.MatchWaiting), true);
export const HexNoteOf = lazy(() => import('./hex-note.js').then((module) => module.HexNoteOf), true);
export const JointPledge = lazy(() => import('./joint-pledge.js').then((module) => module.JointPledge), true);
export const AskToTakeBack = lazy(() => import('./ask-to-take-back.js').then((module) => module.AskToTakeBack), true);
export const AfterMatch = lazy(() => import('./after-match.js').then((module) => module.AfterMatch), true);

const shownFirst = [OpponentActivity, MatchWaiting, HexNoteOf, JointPledge, AskToTakeBack];

/** Those that are shown at the first look, or without time to wait for them. */
export async function fetchMatchParts(): Promise<void> {
  await Promise.all(shownFirst.map((part) => part.fetch()));
}
