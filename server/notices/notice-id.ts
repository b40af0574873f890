import { createHash } from 'node:crypto';
import type { NoticeTable } from './tables.js';

/** By which whoever gets a notice a second time can tell; says nothing of the channel. */
export const noticeId = ({ channel, decision, number }: Pick<NoticeTable, 'channel' | 'decision' | 'number'>): string =>
  createHash('sha256').update(`${channel} ${decision} ${number}`).digest('hex').slice(0, 32);
