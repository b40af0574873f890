import { good, type Result } from '@impulse/engine';
import {
  readChallengeWanted,
  readLinkUse,
  readLinkWanted,
  readNewPasskey,
  readPasskeyAnswer,
  readSignIn,
  readSignUp,
} from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayTry } from '../rates/attempts.js';
import { readPageOrigin } from '../people/challenges.js';
import { askForLink, redeemLink } from '../people/mail-links.js';
import { keepPasskey, newPasskeyOptions } from '../people/new-passkey.js';
import { passkeySignIn, signInOptions } from '../people/passkey-sign-in.js';
import { signIn, signUp } from '../people/password-sign-in.js';
import type { People } from '../people/people.js';
import { signInAgain, tooManyAttempts } from '../people/problems.js';
import { beginSession, isFresh } from '../people/login-sessions.js';
import { answer, limitRate } from './answers.js';
import type { AppParts } from './app.js';
import { addOwnAccountRoutes } from './own-account-routes.js';
import { giveToken, sessionOf, tokenOf, visitOf } from './visitors.js';

/** Signing up and in: by password, by passkey, by a link in a letter. */
export function addPeopleRoutes(app: FastifyInstance, people: People, { rates, now }: AppParts): void {
  const onRequest = limitRate(rates.calls);
  const { tables } = people;

  /** Signs the person in whose id was found. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, found: Result<string>) => {
    if (!found.ok) return answer(reply, found);
    const token = await beginSession(tables, found.value, visitOf(request), tokenOf(people, request), now());
    giveToken(people, request, reply, token);
    return answer(reply, done);
  };
  const pageOf = ({ headers }: FastifyRequest) => readPageOrigin(headers.origin, people.site);

  app.post('/api/people', { onRequest }, async (request, reply) => {
    const wanted = readSignUp(request.body, '');
    return enter(request, reply, wanted.ok ? await signUp(people, wanted.value, visitOf(request)) : wanted);
  });

  app.post('/api/people/sessions', { onRequest }, async (request, reply) => {
    const given = readSignIn(request.body, '');
    return enter(request, reply, given.ok ? await signIn(people, given.value, visitOf(request)) : given);
  });

  app.post('/api/people/challenges', { onRequest }, async (request, reply) => {
    const [wanted, page] = [readChallengeWanted(request.body, ''), pageOf(request)];
    if (!wanted.ok) return answer(reply, wanted);
    if (!page.ok) return answer(reply, page);
    if (wanted.value.for === 'sign-in') return answer(reply, good(await signInOptions(people, page.value)));
    const session = await sessionOf(people, request);
    if (wanted.value.for === 'add' && session && !isFresh(session, now())) {
      return answer(reply, { ok: false, error: signInAgain });
    }
    return answer(reply, await newPasskeyOptions(people, wanted.value, page.value, session));
  });

  app.post('/api/people/passkeys', { onRequest }, async (request, reply) => {
    const [given, page] = [readNewPasskey(request.body, ''), pageOf(request)];
    if (!given.ok) return answer(reply, given);
    if (!page.ok) return answer(reply, page);
    if (!(await mayTry(tables, 'joining', visitOf(request).place, now()))) {
      return answer(reply, { ok: false, error: tooManyAttempts });
    }
    const made = await keepPasskey(people, given.value, page.value, await sessionOf(people, request));
    if (!made.ok) return answer(reply, made);
    return made.value.isNewcomer ? enter(request, reply, good(made.value.person)) : answer(reply, done);
  });

  app.post('/api/people/sessions/passkey', { onRequest }, async (request, reply) => {
    const [given, page] = [readPasskeyAnswer(request.body, ''), pageOf(request)];
    if (!given.ok) return answer(reply, given);
    return enter(request, reply, page.ok ? await passkeySignIn(people, given.value, page.value) : page);
  });

  app.post('/api/people/links', { onRequest }, async (request, reply) => {
    const wanted = readLinkWanted(request.body, '');
    const asked = wanted.ok ? await askForLink(people, wanted.value, visitOf(request)) : wanted;
    return answer(reply, asked.ok ? done : asked);
  });

  app.post('/api/people/links/use', { onRequest }, async (request, reply) => {
    const given = readLinkUse(request.body, '');
    const used = given.ok ? await redeemLink(people, given.value) : given;
    if (!used.ok) return answer(reply, used);
    // A confirmed address says nothing about who has this page open.
    return used.value.for === 'confirm' ? answer(reply, done) : enter(request, reply, good(used.value.person));
  });

  addOwnAccountRoutes(app, people, onRequest);
}

const done = good({ done: true });
