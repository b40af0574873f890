import { good, type Problem, type Read, type Result } from '@impulse/engine';
import { withoutControls } from '@impulse/engine/reading/printable.js';
import {
  readHeldKey,
  readNamed,
  readNewMail,
  readNewPassword,
  readOpposite,
  readProfileChange,
} from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { accountOf, changeProfile, deletePerson } from '../people/account.js';
import { blockOpposite } from '../people/block-opposite.js';
import { block, unblock, unblockGuests } from '../people/blocks.js';
import { decline, offersTo } from '../people/challenging.js';
import { exportPerson } from '../people/export.js';
import { askToConfirm, removeMail } from '../people/mail-links.js';
import { anotherKey, bindSeat, personMatches } from '../people/own-matches.js';
import { removePasskey } from '../people/passkeys.js';
import { checkPassword, setPassword } from '../people/password-sign-in.js';
import type { People } from '../people/people.js';
import { findByName, findPerson } from '../people/persons.js';
import { noSuchPerson, notSignedIn, notYourself, signInAgain } from '../people/problems.js';
import { endSession, endSessions, isFresh, type LoginSession } from '../people/login-sessions.js';
import { personPlayer } from '../matches/players.js';
import { ratingsOf } from '../ratings/rating-history.js';
import { answer } from './answers.js';
import { giveToken, sessionOf, tokenOf, visitOf } from './visitors.js';

interface Asked {
  readonly session: LoginSession;
  readonly body: unknown;
  /** What stands in the address. */
  readonly named: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface OwnRoute {
  readonly method: HTTPMethods;
  readonly path: string;
  /** Could hand the account to whoever finds the page open: asks for a fresh session. */
  readonly isGrave?: true;
  readonly carryOut: (asked: Asked) => Promise<Result<unknown>>;
}

/** What people do with their own account. Whose it is comes from the session, never from the request. */
export function addOwnAccountRoutes(
  app: FastifyInstance,
  people: People,
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.get('/api/people/me', { onRequest }, async (request, reply) => {
    const session = await sessionOf(people, request);
    // The browser keeps the cookie for as long as the session lasts from now on.
    if (session) giveToken(people, request, reply, tokenOf(people, request));
    return answer(reply, good({ account: session && (await accountOf(people, session)) }));
  });
  for (const { method, path, isGrave, carryOut } of ownRoutes(people)) {
    app.route<{ Params: { named?: string } }>({
      method,
      url: `/api/people/me${path}`,
      onRequest,
      handler: async (request, reply) => {
        const session = await sessionOf(people, request);
        if (!session) return answer(reply, refuse(notSignedIn));
        if (isGrave && !isFresh(session, people.now())) return answer(reply, refuse(signInAgain));
        const { body, params } = request;
        const named = withoutControls(params.named ?? '');
        return answer(reply, await carryOut({ session, body, named, request, reply }));
      },
    });
  }
}

const done = good({ done: true });
const refuse = (error: Problem): Result<never> => ({ ok: false, error });

const asDone = (result: Result<unknown>): Result<unknown> => (result.ok ? done : result);

/** Carries out what could be read, and says that it is done. */
async function reading<T>(read: Read<T>, body: unknown, carryOut: (given: T) => Promise<Result<unknown>>) {
  const given = read(body, '');
  return given.ok ? asDone(await carryOut(given.value)) : given;
}

const ownRoutes = (people: People): readonly OwnRoute[] => [
  ...profileRoutes(people),
  ...sessionRoutes(people),
  ...signInRoutes(people),
  ...blockRoutes(people),
  ...offerRoutes(people),
  ...ratingRoutes(people),
  ...matchRoutes(people),
];

const leave = (people: People, { request, reply }: Asked): void => giveToken(people, request, reply, null);

/** The account itself. */
const profileRoutes = (people: People): readonly OwnRoute[] => [
  {
    method: 'PATCH',
    path: '',
    carryOut: ({ session, body }) =>
      reading(readProfileChange, body, (change) => changeProfile(people, session.person, change)),
  },
  {
    method: 'DELETE',
    path: '',
    isGrave: true,
    async carryOut(asked) {
      await deletePerson(people, asked.session.person);
      leave(people, asked);
      return done;
    },
  },
  {
    method: 'GET',
    path: '/export',
    async carryOut({ session, reply }) {
      const exported = await exportPerson(people, session);
      reply.header('Content-Disposition', 'attachment; filename="impulse-account.json"');
      return exported ? good(exported) : refuse(notSignedIn);
    },
  },
];

/** Where this person is signed in. */
const sessionRoutes = (people: People): readonly OwnRoute[] => [
  {
    method: 'DELETE',
    path: '/sessions',
    async carryOut(asked) {
      await endSessions(people.tables, asked.session.person);
      leave(people, asked);
      return done;
    },
  },
  {
    method: 'DELETE',
    path: '/sessions/:named',
    async carryOut(asked) {
      await endSession(people.tables, asked.session.person, asked.named);
      if (asked.named === asked.session.id) leave(people, asked);
      return done;
    },
  },
];

/** What this person signs in with. */
const signInRoutes = (people: People): readonly OwnRoute[] => [
  {
    method: 'PUT',
    path: '/password',
    isGrave: true,
    carryOut: ({ session, body }) =>
      reading(readNewPassword, body, async ({ password }) => {
        const strong = checkPassword(password, (await findPerson(people.tables, session.person))?.name ?? '');
        if (!strong.ok) return strong;
        await setPassword(people.tables, session.person, password);
        await endSessions(people.tables, session.person, session.id);
        return strong;
      }),
  },
  {
    method: 'PUT',
    path: '/mail',
    isGrave: true,
    carryOut: ({ session, body, request }) =>
      reading(readNewMail, body, ({ mail }) => askToConfirm(people, session.person, mail, visitOf(request).place)),
  },
  {
    method: 'DELETE',
    path: '/mail',
    isGrave: true,
    carryOut: async ({ session }) => asDone(await removeMail(people, session.person)),
  },
  {
    method: 'DELETE',
    path: '/passkeys/:named',
    isGrave: true,
    carryOut: async ({ session, named }) => asDone(await removePasskey(people, session.person, named)),
  },
];

/** Whom this person does not want to meet. */
const blockRoutes = (people: People): readonly OwnRoute[] => [
  {
    method: 'POST',
    path: '/blocks',
    carryOut: ({ session, body }) =>
      reading(readNamed, body, async ({ name }) => {
        const other = await findByName(people.tables, name);
        if (!other) return refuse(noSuchPerson);
        if (other.id === session.person) return refuse(notYourself);
        await block(people.tables, session.person, other.id, people.now());
        return done;
      }),
  },
  {
    method: 'POST',
    path: '/blocks/opposite',
    carryOut: ({ session, body }) =>
      reading(readOpposite, body, ({ match }) => blockOpposite(people, session.person, match)),
  },
  {
    method: 'DELETE',
    path: '/guest-blocks',
    async carryOut({ session }) {
      await unblockGuests(people.tables, session.person);
      return done;
    },
  },
  {
    method: 'DELETE',
    path: '/blocks/:named',
    async carryOut({ session, named }) {
      const other = await findByName(people.tables, named);
      if (!other) return refuse(noSuchPerson);
      await unblock(people.tables, session.person, other.id);
      return done;
    },
  },
];

/** What somebody has offered to this person alone. */
const offerRoutes = (people: People): readonly OwnRoute[] => [
  {
    method: 'GET',
    path: '/offers',
    carryOut: async ({ session }) => good({ offers: await offersTo(people, session.person) }),
  },
  {
    method: 'DELETE',
    path: '/offers/:named',
    carryOut: async ({ session, named }) => asDone(await decline(people, session.person, named)),
  },
];

/** How this person is rated. */
const ratingRoutes = (people: People): readonly OwnRoute[] => [
  {
    method: 'GET',
    path: '/ratings',
    carryOut: async ({ session }) => good(await ratingsOf(people.tables, personPlayer(session.person), people.now())),
  },
];

/** The seats of this person. */
const matchRoutes = (people: People): readonly OwnRoute[] => [
  {
    method: 'GET',
    path: '/matches',
    carryOut: async ({ session }) => good({ matches: await personMatches(people, session.person) }),
  },
  {
    method: 'POST',
    path: '/matches/:named/key',
    carryOut: ({ session, named }) => anotherKey(people, session.person, named),
  },
  {
    method: 'PUT',
    path: '/matches/:named',
    carryOut: ({ session, body, named }) =>
      reading(readHeldKey, body, async ({ key }) => {
        const person = await findPerson(people.tables, session.person);
        return person ? bindSeat(people, person, named, key) : refuse(notSignedIn);
      }),
  },
];
