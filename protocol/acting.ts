import { type Language, mayRead } from '@impulse/engine';
import { type Answer, failed, refused } from './answers.js';
import { isSide, unknownSide } from './names.js';
import { rendered, turnOf, viewOf, withText } from './questions.js';
import type * as ask from './requests.js';
import type { Standpoint } from './standpoint.js';

/** Answers to requests that change the battle. `after` is asked for the standpoint once something has happened. */

type After = () => Standpoint;

export function act(from: Standpoint, { side, action, lang }: ask.ActRequest, after: After): Answer {
  const answer = from.match.act(side, action);
  if (answer.kind === 'malformed') return failed(answer.problem);
  if (answer.kind === 'refused') return refused(withText(from, answer.refusal, lang));
  // Only what the acting side may read: the answer is for its player.
  const events = answer.events.filter((event) => mayRead(event, side));
  return {
    ok: true,
    events: lang === undefined ? events : rendered(from, events, lang),
    turn: turnOf(after(), lang),
  };
}

export function undo(from: Standpoint, { side, lang }: ask.UndoRequest, after: After): Answer {
  if (!isSide(from, side)) return unknownSide(from);
  const problem = from.match.undo(side);
  return problem ? failed(problem) : wentBack(after(), side, lang);
}

export function rewind(from: Standpoint, { revision, agreed, lang }: ask.RewindRequest, after: After): Answer {
  const problem = from.match.rewind(revision, agreed);
  if (!problem) return wentBack(after(), agreed[0], lang);
  return failed(problem.path === 'rewind' ? { ...problem, path: 'revision' } : problem);
}

/** The position is for whoever may know everything; a player, and anybody in a live match, gets the side's view. */
function wentBack(now: Standpoint, side: string, lang: Language | undefined): Answer {
  const turn = turnOf(now, lang);
  if (now.seat !== null || now.live) return { ok: true, turn, view: viewOf(now, side) };
  return { ok: true, position: now.battle.game.position(now.state), turn };
}

export function close(from: Standpoint, { side, reason, winner, lang }: ask.CloseRequest, after: After): Answer {
  if (!isSide(from, side)) return unknownSide(from);
  const other = from.battle.game.sides.find((one) => one !== side) ?? side;
  const problem = from.match.close(side, { reason, winner: winner ?? other });
  return problem ? failed(problem) : { ok: true, turn: turnOf(after(), lang) };
}

export function dice({ match }: Standpoint, { queue }: ask.DiceRequest): Answer {
  const problem = match.queueDice(queue);
  return problem ? failed(problem) : { ok: true, queued: queue };
}
