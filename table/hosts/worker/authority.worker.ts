import { stores } from '../../storage/battle-store.js';
import { type Answers, answerCalls, fetchedAnswers, type Channel } from '../calls.js';
import type { Filming, Making, Playing, AuthorityMessage } from '../messages.js';
import { Authority } from './authority.js';
import { Feeds } from './feeds.js';
import type * as films from './film.js';
import { tellProgress } from './progress.js';
import { pledgeOf, recordOf, rulesOf, spokenRulesOf } from './records.js';

/** The authority for battles: records, secrets and matches stay in this worker. */

const page = globalThis as unknown as Channel & { readonly name: string };
const tell = (told: AuthorityMessage): void => page.postMessage(told, []);

let battle: Authority | null = null;
const opened = (): Authority => {
  if (!battle) throw new Error('No battle has been opened');
  return battle;
};

const playing: Omit<Answers<Playing>, 'watch' | 'unwatch'> = {
  open: ({ store, id }) => {
    battle = new Authority(store, id, tell);
    return battle.open();
  },
  thinker: (line) => opened().useThinker(line),
  takeOver: () => opened().takeOver(),
  act: ({ seat, revision, command, action }) => opened().act(seat, revision, command, action),
  undo: ({ seat, revision, command, steps }) => opened().undo(seat, revision, command, steps),
  resign: ({ seat, revision, command }) => opened().resign(seat, revision, command),
  since: ({ seat }) => opened().since(seat),
  meanwhile: ({ seat }) => opened().meanwhile(seat),
  step: () => opened().step(),
  receive: ({ text }) => opened().receive(text),
  write: () => opened().write(),
  save: () => opened().file(),
  close: () => battle?.close() ?? null,
};

let film: films.Film | null = null;
const filmFeeds = new Feeds(tell);
const developed = (): films.Film => {
  if (!film) throw new Error('No film has been opened');
  return film;
};

const filming: Omit<Answers<Filming>, 'watch' | 'unwatch'> = {
  async film({ id }) {
    const saved = await stores.battles.load(id);
    if (!saved) return null;
    const [record, rules] = [await recordOf(saved), await spokenRulesOf(saved.setup.game)];
    if (!record.ok) return { problem: record.error };
    if (!rules.ok) return { problem: rules.error };
    const { Film } = await import('./film.js');
    const made = Film.develop(rules.value, saved.setup, record.value, tellProgress(tell));
    if (!made.ok) return { problem: made.error };
    film = made.value;
    const { finished, viewpoints, versionChange } = film;
    return { setup: saved.setup, finished, viewpoints, pledge: pledgeOf(record.value), versionChange };
  },
  frames: ({ seat }) => developed().frames(seat),
  go: ({ frame, acted, seat }) => developed().go(frame, acted, seat),
};

/** A worker has either a battle or a film open. */
const watching: Pick<Answers<Playing>, 'watch' | 'unwatch'> = {
  watch: ({ feed, seat }) => {
    if (!film) return opened().watch(feed, seat);
    filmFeeds.watch(film, feed, seat);
    return null;
  },
  unwatch: ({ feed }) => {
    if (!film) return opened().unwatch(feed);
    filmFeeds.unwatch(feed);
    return null;
  },
};

const making = fetchedAnswers<Making>(
  { create: true, branch: true, invite: true, accept: true, letter: true, read: true, export: true, verify: true },
  async () => (await import('./making.js')).making(tellProgress(tell)),
);

// Named after a battle where it is known which will be opened: what its rules take is fetched before it is asked for.
void rulesOf(page.name).catch(() => undefined);

answerCalls<Making & Playing & Filming>(page, { ...making, ...playing, ...filming, ...watching });
