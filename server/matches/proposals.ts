import { commandOf, good, type HostAnswer, isPlayed, type JournalEntry, type Result, type Seat } from '@impulse/engine';
import type { OpenProposal, ProposeRequest, ReplyRequest } from '@impulse/protocol/wire/index.js';
import type { LiveMatch } from './live-match.js';
import {
  alreadyProposed,
  notAtThisRevision,
  nothingProposed,
  nothingToRewind,
  nobodyToReplace,
  notPlaying,
  ofTournament,
  unknownLevel,
  unknownSide,
} from './problems.js';
import { giveToComputer, hasLevelFor } from '../computers/replace.js';
import { isComputer, openProposal, statusOf } from './kept-match.js';

/** What needs both sides: going back across dice, and ending the battle with a winner. */

export async function propose(
  live: LiveMatch,
  seat: Seat,
  { revision, proposal }: ProposeRequest,
): Promise<Result<null>> {
  await live.open();
  return live.change((kept) => {
    // Once the battle is over the secret of its dice may be known: it never goes on.
    if (statusOf(kept) !== 'playing') return notPlaying;
    if (revision !== live.revision) return notAtThisRevision;
    // One that was made for an earlier revision has lapsed.
    if (openProposal(kept)?.revision === revision) return alreadyProposed;
    if ('winner' in proposal && !kept.seats.some(({ side }) => side === proposal.winner)) return unknownSide;
    if ('rewind' in proposal && proposal.rewind >= revision) return nothingToRewind;
    if ('computer' in proposal) {
      if (kept.tournament) return ofTournament;
      if (!kept.seats.some(({ side }) => side === proposal.side)) return unknownSide;
      if (!hasLevelFor(kept, proposal.computer)) return { ...unknownLevel, path: 'proposal.computer' };
      if (kept.seats.some(isComputer)) return nobodyToReplace;
    }
    // The version rises with every change of what is kept.
    const number = kept.version + 1;
    return { kept: { ...kept, proposal: { number, by: seat, revision, proposal } }, result: null };
  });
}

type Reply = Omit<ReplyRequest, 'id' | 'do'>;

/** Whoever agrees carries it out. What is not, or no longer, proposed is as good as declined. */
export async function reply(live: LiveMatch, seat: Seat, request: Reply): Promise<Result<HostAnswer>> {
  const taken = await live.change((kept) => {
    const proposal = openProposal(kept);
    if (!proposal || proposal.number !== request.proposal) return nothingProposed;
    if (request.agree && (proposal.by === seat || proposal.revision !== request.revision)) return nothingProposed;
    return { kept: { ...kept, proposal: null }, result: proposal };
  });
  if (!taken.ok && taken.error !== nothingProposed) return taken;
  if (!request.agree) return good({ kind: 'done', revision: request.revision });
  if (taken.ok) return good(await carryOut(live, seat, request, taken.value));
  const before = await agreedBefore(live, request);
  return before ? good(before) : taken;
}

/** Whoever was not answered asks again: what the command has led to stands in the journal. */
async function agreedBefore(live: LiveMatch, { command }: Reply): Promise<HostAnswer | null> {
  const { entries } = await live.journal();
  const number = entries.findIndex(({ entry }) => {
    const given = JSON.parse(entry) as JournalEntry;
    return !isPlayed(given) && !('undo' in given) && commandOf(given)?.command === command;
  });
  return number < 0 ? null : { kind: 'done', revision: number + 1 };
}

async function carryOut(live: LiveMatch, seat: Seat, request: Reply, open: OpenProposal): Promise<HostAnswer> {
  const { match, revision, command } = request;
  const { proposal } = open;
  if ('computer' in proposal) {
    const { side, computer } = proposal;
    const given = await giveToComputer(live, side, computer, revision);
    return given.ok ? { kind: 'done', revision } : { kind: 'stale', revision: live.revision };
  }
  if ('rewind' in proposal) return live.ask({ do: 'rewind', match, seat, revision, command, to: proposal.rewind });
  return live.ask({ do: 'agree', match, seat: open.by, revision, command, winner: proposal.winner });
}
