import { commandOf, type JournalEntry } from '@impulse/engine';
import type { ClockReading } from '@impulse/protocol/wire/index.js';
import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { isFree, type KeptMatch, statusOf } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import type { Tables } from '../store/tables/tables.js';
import type { Question } from '../rules/messages.js';
import type { Tournaments } from '../tournaments/tournaments.js';
import type { NoticeBody } from './body.js';
import type { Channels } from './channels.js';
import type { Choices } from './choices.js';
import type { NoticeQueue } from './notice-queue.js';
import { progressOf, quietTime, type Situation } from './progress.js';
import type { NoticeChoiceTable } from './tables.js';
import { noticeWords } from './wording.js';

/** The last entries of a journal are enough to find who handed over. */
const mostEntries = 100;

/** What a match or a tournament asks of a seat, and what is said about it. */
interface Asked extends Situation {
  readonly bodyFor: (choice: NoticeChoiceTable) => NoticeBody;
}

interface Surroundings {
  readonly tables: Tables;
  readonly matches: Matches;
  readonly tournaments: Tournaments | null;
  readonly now: () => number;
}

/**
 * Looks after seats that want to be told, and queues what is due. What is to be told follows from the journal: nothing is
 * noted when a move is made, so nothing is lost with a process, and moves cost nothing more.
 */
export class Lookout {
  readonly #surroundings: Surroundings;
  readonly #choices: Choices;
  readonly #channels: Channels;
  readonly #queue: NoticeQueue;

  constructor(surroundings: Surroundings, choices: Choices, channels: Channels, queue: NoticeQueue) {
    this.#surroundings = surroundings;
    this.#choices = choices;
    this.#channels = channels;
    this.#queue = queue;
  }

  get #now(): () => number {
    return this.#surroundings.now;
  }

  /** Also looks at what is due soon: whoever sits here in another process is due there only. */
  async look(report: (error: unknown) => void): Promise<void> {
    for (const choice of await this.#choices.toLookAfter(this.#now() + quietTime)) {
      // What is wrong with one match is not the others' fault.
      await this.#lookAfter(choice).catch(report);
    }
  }

  async #lookAfter(choice: NoticeChoiceTable): Promise<void> {
    const live = await this.#surroundings.matches.find(choice.match);
    const asked = live ? await this.#ofMatch(live, choice) : await this.#ofTournament(choice);
    if (!asked) {
      await this.#choices.forget(choice.match);
      return;
    }
    const progress = progressOf(choice, asked, this.#now());
    if (!(await this.#choices.note(choice, progress))) return;
    if (progress.decision !== choice.decision) await this.#queue.clear(choice, progress.decision);
    const { due } = progress;
    if (asked.decides !== choice.side || due === null || due > this.#now()) return;
    const now = { ...choice, ...progress };
    const confirmed = (await this.#channels.of(choice)).filter((one) => one.is_confirmed === 1);
    const ids = confirmed.map(({ id }) => id);
    await this.#queue.queue(now, ids, asked.bodyFor(now), this.#now());
  }

  /** Null when it is over. */
  async #ofMatch(live: LiveMatch, choice: NoticeChoiceTable): Promise<Asked | null> {
    if (statusOf(live.kept) === 'over') return null;
    const { revision, decides, text } = await askedOf(live, choice);
    const isHere = live.audience.attends(choice.side);
    const { outOfTime } = live;
    if (outOfTime !== null && outOfTime !== choice.side) {
      // Whether to claim the battle, to go on or to wait is a decision, too.
      const { mayClaim } = noticeWords[choice.language];
      const bodyFor = (now: NoticeChoiceTable): NoticeBody => bodyOf(live.kept, now, mayClaim, 'timeOver');
      return { revision, decides: choice.side, handedOver: revision, isHere, bodyFor };
    }
    const handedOver = await this.#handedOver(choice, revision);
    const bodyFor = (now: NoticeChoiceTable): NoticeBody => bodyOf(live.kept, now, text);
    return { revision, decides, handedOver, isHere, ...runningOut(live.clock), bodyFor };
  }

  /** A game of the present round waits for a player; null when the tournament is over or gone. */
  async #ofTournament({ match, side }: NoticeChoiceTable): Promise<Asked | null> {
    const asked = (await this.#surroundings.tournaments?.asked(match, side)) ?? null;
    if (!asked) return null;
    const { title, round, opponent } = asked;
    return {
      // No journal tells of rounds: they are looked after.
      revision: -1,
      decides: opponent === null ? null : side,
      handedOver: round,
      isHere: false,
      bodyFor({ language, origin }) {
        const { paired, playGame } = noticeWords[language];
        const link = `${origin}/#/tournament/${match}`;
        return { title: paired(title, round, opponent ?? ''), text: playGame, link, match, language };
      },
    };
  }

  /** The length of the journal after the last entry of the other side. */
  async #handedOver({ match, side, looked, decision }: NoticeChoiceTable, revision: number): Promise<number> {
    const entries = await this.#surroundings.tables.database
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

async function askedOf(live: LiveMatch, { language }: NoticeChoiceTable): Promise<Question> {
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

/** When whoever owes a decision has no time left for it. */
function runningOut(clock: ClockReading | null): Pick<Situation, 'runsOut'> {
  if (!clock || clock.running === null) return {};
  return { runsOut: Math.ceil(clock.at + clock.pause + clock.left[clock.running] / clock.rate) };
}

function bodyOf(kept: KeptMatch, choice: NoticeChoiceTable, text: string, about?: 'timeOver'): NoticeBody {
  const { match, side, language, origin, told } = choice;
  const { game } = kept.record;
  const words = noticeWords[language];
  const battle = isBattleId(game) ? battleNames[game][language] : game;
  const opponent = kept.seats.find((seat) => seat.side !== side)?.name ?? '';
  const waiting = told > 0 ? words.reminder : words.decision;
  const say = { open: words.challenged, dice: words.accepted, playing: waiting, over: waiting }[statusOf(kept)];
  const title = (about ? words[about] : say)(battle, opponent);
  return { title, text, link: `${origin}/#/match/${match}`, match, language };
}
