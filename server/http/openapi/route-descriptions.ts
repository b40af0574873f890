/** What is said of a route to whoever writes a program against it. */
export interface RouteDescription {
  readonly summary: string;
  /** What has to be shown: the key of a seat, the token of a bot, or the session of a person. */
  readonly needs?: 'key' | 'token' | 'session';
  /** Fields by their types; those whose names end in `?` may be left out. */
  readonly body?: Readonly<Record<string, 'string' | 'boolean' | 'integer' | 'object' | 'array'>>;
  readonly answer?: string;
}

/** By method and address; a route without a line here fails the tests. */
export const routeDescriptions: Readonly<Record<string, RouteDescription>> = {
  'GET /health': { summary: 'Does the process answer?' },
  'GET /ready': { summary: 'Does the store answer too? 503 when it does not.' },
  'GET /server.json': { summary: 'What the table finds here: matches, accounts, letters.' },
  'GET /api/openapi.json': { summary: 'This page.' },

  'GET /api/matches': { summary: 'Public matches with a free seat, the newest first.', answer: 'A list of cards.' },
  'GET /api/matches/watchable': {
    summary: 'Matches that are played and that everybody may watch, the newest first.',
    answer: 'A list of cards.',
  },
  'POST /api/matches': {
    summary: 'Offers a match.',
    body: {
      game: 'string',
      scenario: 'string',
      'options?': 'object',
      side: 'string',
      name: 'string',
      partCommitment: 'string',
      'isPublic?': 'boolean',
      'spectators?': 'string',
      'clock?': 'object',
      'isRated?': 'boolean',
      'to?': 'string',
      'computer?': 'string',
      'bid?': 'integer',
    },
    answer: 'The seat, its key, the invitation for the other seat, and the card.',
  },
  'GET /api/ratings/scenarios': {
    summary: 'What rated matches have told about the sides of each scenario.',
    answer: 'A list of scenarios with the edge of the first side.',
  },
  'GET /api/matches/:match': { summary: 'How a match stands.', needs: 'key', answer: 'Its card.' },
  'POST /api/matches/:match/accept': {
    summary: 'Takes the free seat.',
    body: { name: 'string', part: 'string', 'invitation?': 'string', 'bid?': 'integer' },
    answer: 'The seat, its key, and the card.',
  },

  'GET /api/tournaments': { summary: 'Those that everybody finds, the newest first.', answer: 'A list of cards.' },
  'POST /api/tournaments': {
    summary: 'Holds a tournament.',
    needs: 'session',
    body: {
      title: 'string',
      format: 'string',
      'rounds?': 'integer',
      game: 'string',
      scenario: 'string',
      'options?': 'object',
      'clock?': 'object',
      'spectators?': 'string',
      'isRated?': 'boolean',
      'isOpen?': 'boolean',
      'admitsBots?': 'boolean',
      'mostEntrants?': 'integer',
      'waitsForOrganiser?': 'boolean',
      'daysARound?': 'integer',
    },
    answer: 'The tournament, with the invitation to it.',
  },
  'GET /api/tournaments/:tournament': {
    summary: 'How it stands: entrants, standings, rounds; with the invitation, where it is not open to everybody.',
    answer: 'Its card, entrants, standings and rounds, and what waits for whoever asks.',
  },
  'DELETE /api/tournaments/:tournament': {
    summary: 'Calls it off, or ends it as it stands; for the organiser.',
    needs: 'session',
  },
  'POST /api/tournaments/:tournament/entrants': {
    summary: 'Enters: a person by the session, a bot by its token.',
    body: { 'invitation?': 'string' },
  },
  'DELETE /api/tournaments/:tournament/entrants': { summary: 'Leaves it; games to come are lost.' },
  'DELETE /api/tournaments/:tournament/entrants/:named': {
    summary: 'Sends somebody away; for the organiser.',
    needs: 'session',
  },
  'POST /api/tournaments/:tournament/rounds': {
    summary: 'Begins the first round, or the next one; for the organiser.',
    needs: 'session',
  },
  'POST /api/tournaments/:tournament/games/:named': {
    summary: 'Opens the match of a game of the present round, by its place; the other player accepts it.',
    body: { partCommitment: 'string' },
    answer: 'As for an offer.',
  },
  'GET /api/people/me/tournaments': {
    summary: 'Those that one holds or plays in, with the game that waits in each.',
    needs: 'session',
  },
  'GET /api/bots/tournaments': {
    summary: 'Those that the bot plays in, with the game that waits in each.',
    needs: 'token',
  },

  'POST /api/bots': {
    summary: 'Registers a name for a program that plays.',
    body: { name: 'string' },
    answer: 'The name and its token, which is told once.',
  },
  'POST /api/bots/token': {
    summary: 'Another token in the place of the one that is shown, which opens nothing any more.',
    needs: 'token',
    answer: 'The name and its new token, which is told once.',
  },
  'DELETE /api/bots': { summary: 'Deletes the bot; its name is free again.', needs: 'token' },
  'GET /api/bots/matches': {
    summary: 'Where the bot sits, as far as it is not over.',
    needs: 'token',
    answer: 'A list of seats with their cards.',
  },

  'GET /api/bots/ratings': {
    summary: 'How the bot is rated in each battle among bots, and how that came about.',
    needs: 'token',
  },

  'GET /api/matches/:match/notices': { summary: 'How the seat is told that a decision waits.', needs: 'key' },
  'PUT /api/matches/:match/notices': {
    summary: 'In which language, and how often one is reminded.',
    needs: 'key',
    body: { language: 'string', remindEvery: 'integer' },
  },
  'POST /api/matches/:match/notices/channels': {
    summary: 'One more way to be told: a letter, a push message or a webhook.',
    needs: 'key',
    body: { kind: 'string', 'address?': 'string', 'endpoint?': 'string', 'p256dh?': 'string', 'auth?': 'string' },
  },
  'DELETE /api/matches/:match/notices/channels/:channel': { summary: 'One way less.', needs: 'key' },
  'POST /api/mail/confirm': { summary: 'The reader of a letter wants more of them.', body: { token: 'string' } },
  'POST /api/mail/stop': { summary: 'The reader of a letter wants no more.', body: { token: 'string' } },
  'POST /api/mail/stop/:token': { summary: 'The same by one click in a program for letters (RFC 8058).' },

  'POST /api/people': {
    summary: 'Makes an account.',
    body: { name: 'string', password: 'string', language: 'string' },
  },
  'POST /api/people/sessions': { summary: 'Signs in by password.', body: { name: 'string', password: 'string' } },
  'POST /api/people/sessions/passkey': { summary: 'Signs in by passkey.', body: { response: 'object' } },
  'POST /api/people/challenges': {
    summary: 'What a passkey has to answer.',
    body: { for: 'string', 'name?': 'string', 'language?': 'string' },
  },
  'POST /api/people/passkeys': {
    summary: 'Keeps a new passkey, of an account that there is or that begins with it.',
    body: { response: 'object', label: 'string' },
  },
  'POST /api/people/links': { summary: 'Asks for a letter with a link.', body: { mail: 'string', for: 'string' } },
  'POST /api/people/links/use': {
    summary: 'Uses the link of a letter.',
    body: { token: 'string', 'password?': 'string' },
  },
  'GET /api/people/me': { summary: 'One’s own account.', needs: 'session' },
  'PATCH /api/people/me': {
    summary: 'Changes name, language or wishes.',
    needs: 'session',
    body: { 'name?': 'string', 'language?': 'string', 'choices?': 'object' },
  },
  'DELETE /api/people/me': { summary: 'Deletes one’s account.', needs: 'session' },
  'GET /api/people/me/export': { summary: 'Everything that is kept about oneself.', needs: 'session' },
  'PUT /api/people/me/password': {
    summary: 'Sets another password.',
    needs: 'session',
    body: { password: 'string' },
  },
  'PUT /api/people/me/mail': { summary: 'Sets the address for letters.', needs: 'session', body: { mail: 'string' } },
  'DELETE /api/people/me/mail': { summary: 'No letters any more.', needs: 'session' },
  'DELETE /api/people/me/passkeys/:named': { summary: 'Forgets a passkey.', needs: 'session' },
  'DELETE /api/people/me/sessions': { summary: 'Signs out everywhere, here too.', needs: 'session' },
  'DELETE /api/people/me/sessions/:named': { summary: 'Ends one session.', needs: 'session' },
  'POST /api/people/me/blocks': { summary: 'Blocks somebody.', needs: 'session', body: { name: 'string' } },
  'POST /api/people/me/blocks/opposite': {
    summary: 'Blocks whoever sits opposite at a match of one’s own; a guest for a month, by where they come from.',
    needs: 'session',
    body: { match: 'string' },
  },
  'DELETE /api/people/me/guest-blocks': { summary: 'Blocks no guests any more.', needs: 'session' },
  'DELETE /api/people/me/blocks/:named': { summary: 'Blocks somebody no more.', needs: 'session' },
  'GET /api/people/me/offers': {
    summary: 'Offers that somebody has made to oneself alone: challenges.',
    needs: 'session',
    answer: 'A list of cards.',
  },
  'DELETE /api/people/me/offers/:named': {
    summary: 'Declines a challenge, or takes back one’s own.',
    needs: 'session',
  },
  'GET /api/people/me/ratings': {
    summary: 'One’s ratings in each battle, and how they came about, the newest first.',
    needs: 'session',
  },
  'GET /api/people/me/matches': { summary: 'One’s matches.', needs: 'session' },
  'PUT /api/people/me/matches/:named': {
    summary: 'Takes a seat that one held as a guest into one’s account.',
    needs: 'session',
    body: { key: 'string' },
  },
  'POST /api/people/me/matches/:named/key': {
    summary: 'A new key for one’s seat, for this browser.',
    needs: 'session',
  },
};
