import { good, type Result, type Seat } from '@impulse/engine';
import type { Saying } from '@impulse/protocol/wire/index.js';
import { isBlockedAt } from '../people/blocks.js';
import type { LiveMatch } from './live-match.js';
import type { MatchServices } from './match-services.js';
import { mayHear, mute, sayableFrom } from './muting.js';
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
    const said = { by: seat, text, at: Math.max(now(), sayableFrom(live.kept)) };
    await store.say(match, said);
    live.audience.tell({ match, said }, (one) => mayHear(live.kept, one, said));
    return good(null);
  }

  /** The seat does not hear the other player from now on, or does so again. What it has heard stays. */
  async mute(live: LiveMatch, seat: Seat, isMuted: boolean): Promise<Result<null>> {
    const { store, now } = this.#services;
    if (!isMuted) return await mute(live, seat, null);
    // Clocks are coarse and differ between processes: what was said last is before, whatever they show.
    const last = (await store.said(live.kept.id, 1)).at(-1);
    return await mute(live, seat, Math.max(now(), last ? last.at + 1 : 0));
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
