import {
  acceptance,
  botMatches,
  botRegistration,
  foundMatch,
  matchCards,
  matchOffer,
  offered,
  registeredBot,
  seated,
} from './match-schemas.js';
import {
  challengeWanted,
  heldKey,
  letterToken,
  linkUse,
  linkWanted,
  namedPerson,
  newChannel,
  newMail,
  newPasskey,
  newPassword,
  noticeCard,
  noticeWishes,
  opposite,
  ownAccount,
  ownRatings,
  passkeyAnswer,
  personalOffers,
  personExport,
  personMatches,
  profileChange,
  scenarioEdges,
  signIn,
  signUp,
} from './people-schemas.js';
import { anyObject, flag, isTrue, type JsonSchema, object, text } from './schema.js';
import {
  gameOpening,
  ownTournaments,
  tournamentCards,
  tournamentEntry,
  tournamentView,
  tournamentWish,
} from './tournament-schemas.js';

/** What is said of a route to whoever writes a program against it. */
export interface RouteDescription {
  readonly summary: string;
  /** What has to be shown: the key of a seat, the token of a bot, or the session of a person. */
  readonly needs?: 'key' | 'token' | 'session';
  readonly body?: Described;
  /** What stands in an answer that is no refusal. */
  readonly answers: Described;
  /** The same in words. */
  readonly answer?: string;
}

/** A schema, whatever it describes. */
interface Described {
  readonly json: JsonSchema;
}

const done = object<{ readonly done: true }>({ done: isTrue });
const health = object<{ readonly status: string }>({ status: text });
const serverCard = object<{ readonly matches: boolean; readonly accounts: boolean; readonly letters: boolean }>({
  matches: flag,
  accounts: flag,
  letters: flag,
});

/** By method and address; a route without a line here fails the tests. */
export const routeDescriptions: Readonly<Record<string, RouteDescription>> = {
  'GET /health': { summary: 'Does the process answer?', answers: health },
  'GET /ready': { summary: 'Does the store answer too? 503 when it does not.', answers: health },
  'GET /server.json': { summary: 'What the table finds here: matches, accounts, letters.', answers: serverCard },
  'GET /api/openapi.json': { summary: 'This page.', answers: anyObject },

  'GET /api/matches': {
    summary: 'Public matches with a free seat, the newest first.',
    answers: matchCards,
    answer: 'A list of cards.',
  },
  'GET /api/matches/watchable': {
    summary: 'Matches that are played and that everybody may watch, the newest first.',
    answers: matchCards,
    answer: 'A list of cards.',
  },
  'POST /api/matches': {
    summary: 'Offers a match.',
    body: matchOffer,
    answers: offered,
    answer: 'The seat, its key, the invitation for the other seat, and the card.',
  },
  'GET /api/ratings/scenarios': {
    summary: 'What rated matches have told about the sides of each scenario.',
    answers: scenarioEdges,
    answer: 'A list of scenarios with the edge of the first side.',
  },
  'GET /api/matches/:match': { summary: 'How a match stands.', needs: 'key', answers: foundMatch, answer: 'Its card.' },
  'DELETE /api/matches/:match': {
    summary: 'Takes an offer back that nobody has accepted.',
    needs: 'key',
    answers: done,
  },
  'POST /api/matches/:match/accept': {
    summary: 'Takes the free seat.',
    body: acceptance,
    answers: seated,
    answer: 'The seat, its key, and the card.',
  },

  'GET /api/tournaments': {
    summary: 'Those that everybody finds, the newest first.',
    answers: tournamentCards,
    answer: 'A list of cards.',
  },
  'POST /api/tournaments': {
    summary: 'Holds a tournament.',
    needs: 'session',
    body: tournamentWish,
    answers: tournamentView,
    answer: 'The tournament, with the invitation to it.',
  },
  'GET /api/tournaments/:tournament': {
    summary: 'How it stands: entrants, standings, rounds; with the invitation, where it is not open to everybody.',
    answers: tournamentView,
    answer: 'Its card, entrants, standings and rounds, and what waits for the caller.',
  },
  'DELETE /api/tournaments/:tournament': {
    summary: 'Calls it off, or ends it as it stands; for the organiser.',
    needs: 'session',
    answers: done,
  },
  'POST /api/tournaments/:tournament/entrants': {
    summary: 'Enters: a person by the session, a bot by its token.',
    body: tournamentEntry,
    answers: tournamentView,
  },
  'DELETE /api/tournaments/:tournament/entrants': {
    summary: 'Leaves it; games to come are lost.',
    answers: tournamentView,
  },
  'DELETE /api/tournaments/:tournament/entrants/:named': {
    summary: 'Sends somebody away; for the organiser.',
    needs: 'session',
    answers: tournamentView,
  },
  'POST /api/tournaments/:tournament/rounds': {
    summary: 'Begins the first round, or the next one; for the organiser.',
    needs: 'session',
    answers: tournamentView,
  },
  'POST /api/tournaments/:tournament/games/:named': {
    summary: 'Opens the match of a game of the present round, by its place; the other player accepts it.',
    body: gameOpening,
    answers: offered,
    answer: 'As for an offer.',
  },
  'GET /api/people/me/tournaments': {
    summary: 'Those that one holds or plays in, with the game that waits in each.',
    needs: 'session',
    answers: ownTournaments,
  },
  'GET /api/bots/tournaments': {
    summary: 'Those that the bot plays in, with the game that waits in each.',
    needs: 'token',
    answers: ownTournaments,
  },

  'POST /api/bots': {
    summary: 'Registers a name for a program that plays.',
    body: botRegistration,
    answers: registeredBot,
    answer: 'The name and its token, which is told once.',
  },
  'POST /api/bots/token': {
    summary: 'A new token in place of the one shown, which no longer opens anything.',
    needs: 'token',
    answers: registeredBot,
    answer: 'The name and its new token, which is told once.',
  },
  'DELETE /api/bots': { summary: 'Deletes the bot; its name is free again.', needs: 'token', answers: done },
  'GET /api/bots/matches': {
    summary: 'Where the bot sits, as far as it is not over.',
    needs: 'token',
    answers: botMatches,
    answer: 'A list of seats with their cards.',
  },

  'GET /api/bots/ratings': {
    summary: 'How the bot is rated in each battle among bots, and how that came about.',
    needs: 'token',
    answers: ownRatings,
  },

  'GET /api/matches/:match/notices': {
    summary: 'How the seat is told that a decision waits.',
    needs: 'key',
    answers: noticeCard,
  },
  'PUT /api/matches/:match/notices': {
    summary: 'In which language, and how often one is reminded.',
    needs: 'key',
    body: noticeWishes,
    answers: noticeCard,
  },
  'POST /api/matches/:match/notices/channels': {
    summary: 'One more way to be told: a letter, a push message or a webhook.',
    needs: 'key',
    body: newChannel,
    answers: noticeCard,
  },
  'DELETE /api/matches/:match/notices/channels/:channel': {
    summary: 'One way less.',
    needs: 'key',
    answers: noticeCard,
  },
  'POST /api/mail/confirm': { summary: 'The reader of a letter wants more of them.', body: letterToken, answers: done },
  'POST /api/mail/stop': { summary: 'The reader of a letter wants no more.', body: letterToken, answers: done },
  'POST /api/mail/stop/:token': {
    summary: 'The same by one click in a program for letters (RFC 8058).',
    answers: done,
  },

  'POST /api/people': { summary: 'Makes an account.', body: signUp, answers: done },
  'POST /api/people/sessions': { summary: 'Signs in by password.', body: signIn, answers: done },
  'POST /api/people/sessions/passkey': { summary: 'Signs in by passkey.', body: passkeyAnswer, answers: done },
  'POST /api/people/challenges': {
    summary: 'What a passkey has to answer.',
    body: challengeWanted,
    answers: anyObject,
  },
  'POST /api/people/passkeys': {
    summary: 'Keeps a new passkey, of an account that there is or that begins with it.',
    body: newPasskey,
    answers: done,
  },
  'POST /api/people/links': { summary: 'Asks for a letter with a link.', body: linkWanted, answers: done },
  'POST /api/people/links/use': { summary: 'Uses the link of a letter.', body: linkUse, answers: done },
  'GET /api/people/me': { summary: 'One’s own account.', needs: 'session', answers: ownAccount },
  'PATCH /api/people/me': {
    summary: 'Changes name, language or wishes.',
    needs: 'session',
    body: profileChange,
    answers: done,
  },
  'DELETE /api/people/me': { summary: 'Deletes one’s account.', needs: 'session', answers: done },
  'GET /api/people/me/export': {
    summary: 'Everything that is kept about oneself.',
    needs: 'session',
    answers: personExport,
  },
  'PUT /api/people/me/password': {
    summary: 'Sets another password.',
    needs: 'session',
    body: newPassword,
    answers: done,
  },
  'PUT /api/people/me/mail': {
    summary: 'Sets the address for letters.',
    needs: 'session',
    body: newMail,
    answers: done,
  },
  'DELETE /api/people/me/mail': { summary: 'Removes the email address.', needs: 'session', answers: done },
  'DELETE /api/people/me/passkeys/:named': { summary: 'Forgets a passkey.', needs: 'session', answers: done },
  'DELETE /api/people/me/sessions': { summary: 'Signs out everywhere, here too.', needs: 'session', answers: done },
  'DELETE /api/people/me/sessions/:named': { summary: 'Ends one session.', needs: 'session', answers: done },
  'POST /api/people/me/blocks': { summary: 'Blocks somebody.', needs: 'session', body: namedPerson, answers: done },
  'POST /api/people/me/blocks/opposite': {
    summary: 'Blocks the opponent in a match of one’s own; a guest for a month, by where they come from.',
    needs: 'session',
    body: opposite,
    answers: done,
  },
  'DELETE /api/people/me/guest-blocks': { summary: 'Unblocks all guests.', needs: 'session', answers: done },
  'DELETE /api/people/me/blocks/:named': { summary: 'Blocks somebody no more.', needs: 'session', answers: done },
  'GET /api/people/me/offers': {
    summary: 'Offers that somebody has made to oneself alone: challenges.',
    needs: 'session',
    answers: personalOffers,
    answer: 'A list of cards.',
  },
  'DELETE /api/people/me/offers/:named': {
    summary: 'Declines a challenge, or takes back one’s own.',
    needs: 'session',
    answers: done,
  },
  'GET /api/people/me/ratings': {
    summary: 'One’s ratings in each battle, and how they came about, the newest first.',
    needs: 'session',
    answers: ownRatings,
  },
  'GET /api/people/me/matches': { summary: 'One’s matches.', needs: 'session', answers: personMatches },
  'PUT /api/people/me/matches/:named': {
    summary: 'Takes a seat that one held as a guest into one’s account.',
    needs: 'session',
    body: heldKey,
    answers: done,
  },
  'POST /api/people/me/matches/:named/key': {
    summary: 'A new key for one’s seat, for this browser.',
    needs: 'session',
    answers: seated,
  },
};
