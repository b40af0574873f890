import { commandOf, type JournalEntry } from '@impulse/engine';
import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { isFree, type KeptMatch, statusOf } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import type { Tables } from '../store/tables/tables.js';
import type { NoticeBody } from './body.js';
import type { Channels } from './channels.js';
import type { Choices } from './choices.js';
import type { NoticeQueue } from './notice-queue.js';
import { progressOf, quietTime } from './progress.js';
import type { NoticeChoiceTable } from './tables.js';
import { noticeWords } from './wording.js';

/** The last entries of a journal are enough to find who handed over. */
const mostEntries = 100;

/** What a match asks of a seat. */
interface Asked {
  readonly revision: number;
  readonly decides: string | null;
  /** As the rules put it. */
  readonly text: string;
}

/**
 * Looks after seats that want to be told, and queues what is due. What is to be told follows from the journal: nothing is
 * noted when a move is made, so nothing is lost with a process, and moves cost nothing more.
 */
export class Lookout {
  readonly #tables: Tables;
  readonly #matches: Matches;
  readonly #choices: Choices;
  readonly #channels: Channels;
  readonly #queue: NoticeQueue;
  readonly #now: () => number;

  constructor(
    tables: Tables,
    matches: Matches,
    choices: Choices,
    channels: Channels,
    queue: NoticeQueue,
    now: () => number,
  ) {
    this.#tables = tables;
    this.#matches = matches;
    this.#choices = choices;
    this.#channels = channels;
    this.#queue = queue;
    this.#now = now;
  }

  /** Also looks at what is due soon: whoever sits here in another process is due there only. */
  async look(report: (error: unknown) => void): Promise<void> {
    for (const choice of await this.#choices.toLookAfter(this.#now() + quietTime)) {
      // What is wrong with one match is not the others' fault.
      await this.#lookAfter(choice).catch(report);
    }
  }

  async #lookAfter(choice: NoticeChoiceTable): Promise<void> {
    const live = await this.#matches.find(choice.match);
    if (!live || statusOf(live.kept) === 'over') {
      await this.#choices.forget(choice.match);
      return;
    }
    const asked = await askedOf(live, choice);
    const handedOver = await this.#handedOver(choice, asked.revision);
    const isHere = live.audience.attends(choice.side);
    const progress = progressOf(choice, { ...asked, handedOver, isHere }, this.#now());
    if (!(await this.#choices.note(choice, progress))) return;
    if (progress.decision !== choice.decision) await this.#queue.clear(choice, progress.decision);
    const { due } = progress;
    if (asked.decides !== choice.side || due === null || due > this.#now()) return;
    const now = { ...choice, ...progress };
    const confirmed = (await this.#channels.of(choice)).filter((one) => one.is_confirmed === 1);
    const ids = confirmed.map(({ id }) => id);
    await this.#queue.queue(now, ids, bodyOf(live.kept, now, asked.text), this.#now());
  }

  /** The length of the journal after the last entry of the other side. */
  async #handedOver({ match, side, looked, decision }: NoticeChoiceTable, revision: number): Promise<number> {
    const entries = await this.#tables.database
      .selectFrom('entry')
      .select(['number', 'entry'])
      .where('match', '=', match)
      .where('number', '>=', looked)
      .where('number', '<', revision)
      .orderBy('number', 'desc')
      .limit(mostEntries)
      .execute();
    const theirs = entries.find(({ entry }) => {
      const given = commandOf(JSON.parse(entry) as JournalEntry);
      // A change of version hands nothing over.
      return given !== null && given.seat !== side;
    });
    return theirs ? theirs.number + 1 : (decision ?? revision);
  }
}

async function askedOf(live: LiveMatch, { language }: NoticeChoiceTable): Promise<Asked> {
  const { kept } = live;
  if (statusOf(kept) === 'open') {
    // Whoever is challenged decides whether there is a match at all.
    const isAsked = kept.to !== undefined && kept.to.isDeclined !== true;
    const decides = isAsked ? (kept.seats.find(isFree)?.side ?? null) : null;
    return { revision: -1, decides, text: noticeWords[language].answerChallenge };
  }
  if (statusOf(kept) === 'dice') return { revision: -1, decides: kept.host, text: noticeWords[language].makeDice };
  return live.ask({ do: 'question', match: kept.id, language });
}

function bodyOf(kept: KeptMatch, choice: NoticeChoiceTable, text: string): NoticeBody {
  const { match, side, language, origin, told } = choice;
  const { game } = kept.record;
  const words = noticeWords[language];
  const battle = isBattleId(game) ? battleNames[game][language] : game;
  const opponent = kept.seats.find((seat) => seat.side !== side)?.name ?? '';
  const waiting = told > 0 ? words.reminder : words.decision;
  const say = { open: words.challenged, dice: words.accepted, playing: waiting, over: waiting }[statusOf(kept)];
  return { title: say(battle, opponent), text, link: `${origin}/#/match/${match}`, match, language };
}
