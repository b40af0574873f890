import type { ChannelKind } from '@impulse/protocol/wire/index.js';
import type { Tables } from '../store/tables/tables.js';

/** Nothing more is sent to the seats of a person; `kind` for one way of telling only. */
export async function forgetChannels(tables: Tables, person: string, kind?: ChannelKind): Promise<void> {
  const { database } = tables;
  const ofPerson = database
    .selectFrom('notice_channel as channel')
    .innerJoin('person_seat as seat', (join) =>
      join.onRef('seat.match', '=', 'channel.match').onRef('seat.side', '=', 'channel.side'),
    )
    .select('channel.id')
    .where('seat.person', '=', person);
  const channels = kind === undefined ? ofPerson : ofPerson.where('channel.kind', '=', kind);
  await tables.together([
    database.deleteFrom('notice').where('channel', 'in', channels),
    database.deleteFrom('notice_channel').where('id', 'in', channels),
  ]);
}
