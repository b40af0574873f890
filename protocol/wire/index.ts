/** How a browser and a server speak about matches (docs/server.md). */
export * from './bids.js';
export * from './bots.js';
export * from './match-card.js';
export * from './messages.js';
export * from './notes.js';
export * from './notices.js';
export * from './offers.js';
export * from './people.js';
export * from './people-requests.js';
export * from './ratings.js';
export * from './requests.js';
export * from './tournaments.js';
