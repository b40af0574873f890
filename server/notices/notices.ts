import { bad, good, type Problem, type Result } from '@impulse/engine';
import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { channelKinds, type NewChannel, type NoticeCard, type NoticeWishes } from '@impulse/protocol/wire/index.js';
import type { Counters } from '../counters.js';
import type { Mailer } from '../mail/mailer.js';
import type { Matches } from '../matches/matches.js';
import { mayTry } from '../rates/attempts.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../store/tables/tables.js';
import type { Tournaments } from '../tournaments/tournaments.js';
import { channelCard, Channels } from './channels.js';
import { Choices, type NoticeSeat } from './choices.js';
import { type Carriers, Courier } from './courier.js';
import { askToConfirm, letterCarrier } from './letter-carrier.js';
import { type LetterPurpose, LetterTokens } from './letter-tokens.js';
import { Lookout } from './lookout.js';
import { NoticeQueue } from './notice-queue.js';
import { tooManyQuestions, notSent } from './problems.js';
import { Outside } from './outside.js';
import { pushCarrier } from './push-carrier.js';
import { ServerIdentity } from './server-identity.js';
import type { NoticeChannelTable } from './tables.js';
import { webhookCarrier } from './webhook-carrier.js';

export interface NoticeServices {
  readonly store: Store;
  readonly matches: Matches;
  /** Null where nobody has an account. */
  readonly tournaments: Tournaments | null;
  readonly counters: Counters;
  readonly now: () => number;
  /** Where links lead; null where that is for each page to say. */
  readonly site: string | null;
  /** Without one nobody is written to. */
  readonly mailer: Mailer | null;
  /** Webhooks of the operator's own net may be called. */
  readonly mayCallHome: boolean;
}

/** A seat has at most so many. */
const mostChannels = 6;

/** Tells players who are not at the table that a decision waits for them. */
export class Notices {
  readonly #services: NoticeServices;
  readonly #choices: Choices;
  readonly #channels: Channels;
  readonly #parts: KeptParts;
  readonly #outside: Outside;
  readonly #carriers: Carriers;
  readonly #lookout: Lookout;
  readonly #courier: Courier;

  private constructor(services: NoticeServices, parts: KeptParts) {
    const { matches, tournaments, site, mailer, mayCallHome, counters, now } = services;
    const home = site === null ? null : new URL(site).origin;
    const { tables, identity, tokens } = parts;
    this.#services = services;
    this.#parts = parts;
    this.#choices = new Choices(tables, home);
    this.#channels = new Channels(tables);
    this.#outside = new Outside({ mayCallHome });
    this.#carriers = {
      push: pushCarrier(this.#outside, identity, now),
      webhook: webhookCarrier(this.#outside),
      ...(mailer ? { mail: letterCarrier(mailer, tokens) } : {}),
    };
    const queue = new NoticeQueue(tables, home);
    this.#lookout = new Lookout({ tables, matches, tournaments, now }, this.#choices, this.#channels, queue);
    this.#courier = new Courier(queue, this.#channels, this.#carriers, counters, now);
  }

  static async with(services: NoticeServices): Promise<Notices> {
    const tables = await services.store.tables();
    const [identity, tokens] = await Promise.all([ServerIdentity.in(tables), LetterTokens.in(tables)]);
    return new Notices(services, { tables, identity, tokens });
  }

  /** Queues what is due and sends it. */
  async work(report: (error: unknown) => void): Promise<void> {
    await this.#lookout.look(report);
    await this.#courier.deliver();
  }

  async card(seat: NoticeSeat): Promise<NoticeCard> {
    const choice = await this.#choices.find(seat);
    const channels = choice ? await this.#channels.of(seat) : [];
    return {
      language: choice?.language ?? 'en',
      remindEvery: (choice?.cadence ?? 0) / 3_600_000,
      channels: channels.map(channelCard),
      offered: channelKinds.filter((kind) => this.#carriers[kind] !== undefined),
      pushKey: this.#parts.identity.publicKey,
    };
  }

  async wish(seat: NoticeSeat, wishes: NoticeWishes, origin: string): Promise<NoticeCard> {
    await this.#choices.wish(seat, wishes, origin, this.#services.now());
    return this.card(seat);
  }

  /** After the first wish of the seat; whoever asks from `place` need not own the address. */
  async add(seat: NoticeSeat, channel: NewChannel, place: string): Promise<Result<NoticeCard>> {
    const added = await this.#add(seat, channel, channel.kind !== 'mail');
    if (!added.ok) return added;
    if (added.value.is_confirmed === 1) return good(await this.card(seat));
    const { tables } = this.#parts;
    const now = this.#services.now();
    if (!(await mayTry(tables, 'question', added.value.mark, now))) {
      return bad('asked-already', 'address', 'This address has been asked already; please look into its letters.');
    }
    const isAllowed = [
      await mayTry(tables, 'questioner', place, now),
      await mayTry(tables, 'questions', '', now),
    ].every(Boolean);
    return isAllowed ? this.#askToConfirm(seat, added.value) : this.#takeBack(added.value, tooManyQuestions);
  }

  /** Nobody is asked whether the address is theirs: it is known to be. */
  async addKnown(seat: NoticeSeat, channel: NewChannel): Promise<Result<NoticeCard>> {
    const added = await this.#add(seat, channel, true);
    return added.ok ? good(await this.card(seat)) : added;
  }

  async #add(seat: NoticeSeat, channel: NewChannel, isKnown: boolean): Promise<Result<NoticeChannelTable>> {
    const choice = await this.#choices.find(seat);
    if (!choice) return bad('no-wishes', '', 'Say first how you would like to be told.');
    if (!this.#canReach(channel)) return bad('bad-address', 'address', 'This server cannot send anything there.');
    if ((await this.#channels.of(seat)).length >= mostChannels) {
      return bad('too-many', '', `At most ${mostChannels} channels.`);
    }
    return good(await this.#channels.add(seat, channel, this.#services.now(), isKnown));
  }

  async #takeBack({ id }: NoticeChannelTable, error: Problem): Promise<Result<never>> {
    await this.#channels.remove(id);
    return { ok: false, error };
  }

  #canReach(channel: NewChannel): boolean {
    if (this.#carriers[channel.kind] === undefined) return false;
    return (
      channel.kind === 'mail' || this.#outside.mayCall(channel.kind === 'push' ? channel.endpoint : channel.address)
    );
  }

  async #askToConfirm(seat: NoticeSeat, channel: NoticeChannelTable): Promise<Result<NoticeCard>> {
    const { mailer, matches } = this.#services;
    const [choice, live] = [await this.#choices.find(seat), await matches.find(seat.match)];
    if (!mailer || !choice || !live) return bad('bad-address', 'address', 'This server sends no letters.');
    const { language, origin } = choice;
    const { game } = live.kept.record;
    const battle = isBattleId(game) ? battleNames[game][language] : game;
    try {
      await askToConfirm(mailer, this.#parts.tokens, { ...channel, origin }, language, battle);
    } catch {
      return this.#takeBack(channel, notSent);
    }
    return good(await this.card(seat));
  }

  async remove(seat: NoticeSeat, channel: string): Promise<NoticeCard> {
    await this.#channels.remove(channel, seat);
    return this.card(seat);
  }

  /** What the reader of a letter asks for; false when the letter is none of ours, or too old. */
  async answerLetter(purpose: LetterPurpose, token: string): Promise<boolean> {
    const channel = this.#parts.tokens.channelOf(purpose, token);
    if (channel === null) return false;
    return purpose === 'confirm' ? this.#channels.confirm(channel) : this.#channels.remove(channel);
  }
}

interface KeptParts {
  readonly tables: Tables;
  readonly identity: ServerIdentity;
  readonly tokens: LetterTokens;
}
