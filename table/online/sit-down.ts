import { good, type Result } from '@impulse/engine';
import { partCommitment } from '@impulse/engine/dice/joint-secret.js';
import type { Acceptance, MatchOffer, Seated } from '@impulse/protocol/wire/index.js';
import { acceptMatch, offerMatch } from '../hosts/remote/matches.js';
import { openGame } from '../hosts/remote/tournaments.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { newSecret } from '../hosts/secret.js';
import { type HeldSeat, holdSeat } from '../storage/held-seats.js';

type Offer = Omit<MatchOffer, 'partCommitment'>;

/** Offers a match; the seat is held by this browser from now on. */
export async function offer(wanted: Offer): Promise<Result<HeldSeat>> {
  const part = newSecret();
  const offered = await offerMatch({ ...wanted, partCommitment: partCommitment(part) });
  if (!offered.ok) return offered;
  const { invitation } = offered.value;
  return good(hold(offered.value, wanted.name, part, { invitation }));
}

/** Opens the match of a game of a tournament, which the other player accepts. */
export async function beginGame(tournament: string, game: number, name: string): Promise<Result<HeldSeat>> {
  const part = newSecret();
  const opened = await openGame(tournament, game, { partCommitment: partCommitment(part) });
  if (!opened.ok) return opened;
  const { invitation } = opened.value;
  return good(hold(opened.value, name, part, { invitation }));
}

/** Offers the same battle again, with the sides changed over. */
export async function offerAgain(remote: RemoteHost, name: string): Promise<Result<HeldSeat>> {
  const part = newSecret();
  const offered = await remote.offerRematch(partCommitment(part));
  if (!offered.ok) return offered;
  const { invitation } = offered.value;
  return good(hold(offered.value, name, part, { invitation }));
}

/** Takes the free seat. */
export async function accept(match: string, accepting: Omit<Acceptance, 'part'>): Promise<Result<HeldSeat>> {
  const part = newSecret();
  const { name } = accepting;
  const seated = await acceptMatch(match, { ...accepting, part });
  return seated.ok ? good(hold(seated.value, name, part)) : seated;
}

function hold(
  { seat, key, card }: Seated,
  name: string,
  part: string,
  offered: Pick<HeldSeat, 'invitation'> = {},
): HeldSeat {
  const { match, commitment, partCommitment: hostCommitment } = card;
  const held = {
    match,
    side: seat,
    key,
    name,
    part,
    commitment,
    partCommitment: hostCommitment,
    since: Date.now(),
    ...offered,
  };
  holdSeat(held);
  return held;
}
