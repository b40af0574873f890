import type { Tables } from '../store/tables/tables.js';

/** The bot whose token has this hash sits at a match, and finds it in its list. */
export async function noteBotSeat({ database }: Tables, token: string, match: string, since: number): Promise<void> {
  const bot = await database.selectFrom('bot').select('skeleton').where('token', '=', token).executeTakeFirst();
  if (!bot) return;
  await database
    .insertInto('bot_seat')
    .values({ bot: bot.skeleton, match, since })
    .onConflict((conflict) => conflict.columns(['bot', 'match']).doNothing())
    .execute();
}
