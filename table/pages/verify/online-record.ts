import type { BattleRecord } from '@impulse/engine';
import { RemoteHost } from '../../hosts/remote/remote-host.js';
import { takeOwnSeat } from '../../online/take-seat.js';
import { heldSeatAt } from '../../storage/held-seats.js';

/** The record of a match on the server; null while it is not over. Fails where the server does not hand it over. */
export async function fetchRecord(match: string): Promise<BattleRecord | null> {
  if (heldSeatAt(match) === null) await takeOwnSeat(match);
  const remote = new RemoteHost({ match, key: heldSeatAt(match)?.key ?? null, part: null });
  try {
    return await remote.record();
  } finally {
    remote.close();
  }
}
