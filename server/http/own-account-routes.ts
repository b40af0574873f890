import { good, type Problem, type Read, type Result } from '@impulse/engine';
import { withoutControls } from '@impulse/engine/reading/printable.js';
import {
  readHeldKey,
  readNamed,
  readNewMail,
  readNewPassword,
  readProfileChange,
} from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { accountOf, changeProfile, deletePerson } from '../people/account.js';
import { block, unblock } from '../people/blocks.js';
import { exportPerson } from '../people/export.js';
import { askToConfirm, removeMail } from '../people/mail-links.js';
import { anotherKey, bindSeat, personMatches } from '../people/own-matches.js';
import { removePasskey } from '../people/passkeys.js';
import { checkPassword, setPassword } from '../people/password-sign-in.js';
import type { People } from '../people/people.js';
import { findByName, findPerson } from '../people/persons.js';
import { noSuchPerson, notSignedIn, notYourself, signInAgain } from '../people/problems.js';
import { endSession, endSessions, isFresh, type LoginSession } from '../people/login-sessions.js';
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

function ownRoutes(people: People): readonly OwnRoute[] {
  const { tables } = people;
  const leave = ({ request, reply }: Asked): void => giveToken(people, request, reply, null);
  return [
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
        leave(asked);
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
    {
      method: 'DELETE',
      path: '/sessions',
      async carryOut(asked) {
        await endSessions(tables, asked.session.person);
        leave(asked);
        return done;
      },
    },
    {
      method: 'DELETE',
      path: '/sessions/:named',
      async carryOut(asked) {
        await endSession(tables, asked.session.person, asked.named);
        if (asked.named === asked.session.id) leave(asked);
        return done;
      },
    },
    {
      method: 'PUT',
      path: '/password',
      isGrave: true,
      carryOut: ({ session, body }) =>
        reading(readNewPassword, body, async ({ password }) => {
          const strong = checkPassword(password, (await findPerson(tables, session.person))?.name ?? '');
          if (!strong.ok) return strong;
          await setPassword(tables, session.person, password);
          await endSessions(tables, session.person, session.id);
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
    {
      method: 'POST',
      path: '/blocks',
      carryOut: ({ session, body }) =>
        reading(readNamed, body, async ({ name }) => {
          const other = await findByName(tables, name);
          if (!other) return refuse(noSuchPerson);
          if (other.id === session.person) return refuse(notYourself);
          await block(tables, session.person, other.id, people.now());
          return done;
        }),
    },
    {
      method: 'DELETE',
      path: '/blocks/:named',
      async carryOut({ session, named }) {
        const other = await findByName(tables, named);
        if (!other) return refuse(noSuchPerson);
        await unblock(tables, session.person, other.id);
        return done;
      },
    },
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
          const person = await findPerson(tables, session.person);
          return person ? bindSeat(people, person, named, key) : refuse(notSignedIn);
        }),
    },
  ];
}
