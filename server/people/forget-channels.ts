import type { ChannelKind } from '@impulse/protocol/wire/index.js';
import { personPlayer } from '../matches/players.js';
import type { Tables } from '../store/tables/tables.js';

/** Nothing more is sent to the seats of a person, nor to those that wait for them; `kind` for one way of telling only. */
export async function forgetChannels(tables: Tables, person: string, kind?: ChannelKind): Promise<void> {
  const { database } = tables;
  const ofPerson = database
    .selectFrom('notice_channel as channel')
    .leftJoin('person_seat as seat', (join) =>
      join.onRef('seat.match', '=', 'channel.match').onRef('seat.side', '=', 'channel.side'),
    )
    .leftJoin('personal_offer as offer', (join) =>
      join.onRef('offer.match', '=', 'channel.match').onRef('offer.side', '=', 'channel.side'),
    )
    .select('channel.id')
    .where((is) => is.or([is('seat.person', '=', person), is('offer.player', '=', personPlayer(person))]));
  const channels = kind === undefined ? ofPerson : ofPerson.where('channel.kind', '=', kind);
  await tables.together([
    database.deleteFrom('notice').where('channel', 'in', channels),
    database.deleteFrom('notice_channel').where('id', 'in', channels),
  ]);
}
