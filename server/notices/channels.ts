import { createHash, randomBytes } from 'node:crypto';
import type { ChannelCard, NewChannel } from '@impulse/protocol/wire/index.js';
import type { Tables } from '../store/tables/tables.js';
import type { NoticeSeat } from './choices.js';
import type { NoticeChannelTable } from './tables.js';

/** The channels of seats, as they are kept. */
export class Channels {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  of({ match, side }: NoticeSeat): Promise<NoticeChannelTable[]> {
    const { database } = this.#tables;
    const own = database.selectFrom('notice_channel').selectAll().where('match', '=', match).where('side', '=', side);
    return own.orderBy('created').execute();
  }

  /** The channel with this address; made if the seat has none. One that is not known must be confirmed first. */
  async add(seat: NoticeSeat, channel: NewChannel, now: number, isKnown: boolean): Promise<NoticeChannelTable> {
    const { database } = this.#tables;
    const { match, side } = seat;
    const mark = markOf(channel);
    const row: NoticeChannelTable = {
      id: randomBytes(16).toString('hex'),
      match,
      side,
      kind: channel.kind,
      mark,
      address: JSON.stringify(channel),
      is_confirmed: isKnown ? 1 : 0,
      created: now,
    };
    await database
      .insertInto('notice_channel')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = (await this.of(seat)).find((one) => one.mark === mark);
    return kept ?? row;
  }

  async confirm(id: string): Promise<boolean> {
    const confirmed = this.#tables.database.updateTable('notice_channel').set({ is_confirmed: 1 }).where('id', '=', id);
    return (await confirmed.executeTakeFirst()).numUpdatedRows === 1n;
  }

  /** With what waits to be sent there; of a seat, if it is given, and of no other. */
  async remove(id: string, seat?: NoticeSeat): Promise<boolean> {
    const { database } = this.#tables;
    const channel = database.deleteFrom('notice_channel').where('id', '=', id);
    const notices = database.deleteFrom('notice').where('channel', '=', id);
    const changes = seat
      ? [channel, notices].map((change) => change.where('match', '=', seat.match).where('side', '=', seat.side))
      : [channel, notices];
    const [removed] = await this.#tables.together(changes);
    return removed === 1;
  }
}

/** As the seat is told of it: enough to tell one from another. */
export const channelCard = ({ id, kind, address, is_confirmed: confirmed }: NoticeChannelTable): ChannelCard => ({
  id,
  kind,
  label: labelOf(JSON.parse(address) as NewChannel),
  isConfirmed: confirmed === 1,
});

function labelOf(channel: NewChannel): string {
  if (channel.kind === 'push') return markOf(channel).slice(0, 16);
  if (channel.kind === 'webhook') return new URL(channel.address).host;
  const [name, host] = channel.address.split('@');
  return `${name.slice(0, 1)}…@${host}`;
}

/** A browser finds its own channel by the hash of its endpoint. */
function markOf(channel: NewChannel): string {
  const address = channel.kind === 'push' ? channel.endpoint : channel.address.toLowerCase();
  return createHash('sha256').update(address).digest('hex');
}
