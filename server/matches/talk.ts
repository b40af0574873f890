import { good, type Result, type Seat } from '@impulse/engine';
import type { Saying } from '@impulse/protocol/wire/index.js';
import { isBlockedAt } from '../people/blocks.js';
import type { LiveMatch } from './live-match.js';
import type { MatchServices } from './match-services.js';
import { mayHear } from './muting.js';
import { blocked } from './problems.js';
import { isSpectator } from './spectators.js';

/** So much of what was said is told to somebody who comes. */
const mostSaid = 200;

/** What those who hold a seat say to each other. */
export class Talk {
  readonly #services: MatchServices;

  constructor(services: MatchServices) {
    this.#services = services;
  }

  async say(live: LiveMatch, seat: Seat, text: string): Promise<Result<null>> {
    const { store, now } = this.#services;
    const { id: match, seats } = live.kept;
    const speaker = seats.find(({ side }) => side === seat) ?? {};
    if (await isBlockedAt(await store.tables(), live.kept, speaker, now())) return { ok: false, error: blocked };
    const said = { by: seat, text, at: now() };
    await store.say(match, said);
    live.audience.tell({ match, said }, (one) => mayHear(live.kept, one, said));
    return good(null);
  }

  /** What this seat has heard, the last of it. */
  async heardBy({ kept }: LiveMatch, seat: Seat): Promise<readonly Saying[]> {
    if (isSpectator(seat)) return [];
    const said = await this.#services.store.said(kept.id, mostSaid);
    return said.filter((one) => mayHear(kept, seat, one));
  }

  /** What was said in this seat, the last of it. */
  async saidBy(match: string, seat: Seat): Promise<readonly Saying[]> {
    return (await this.#services.store.said(match, mostSaid)).filter(({ by }) => by === seat);
  }
}
