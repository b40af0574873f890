import type { KeptMatch } from '../matches/kept-match.js';

/** A match as it is offered; the battle itself is never looked at. */
export const keptMatch = (id: string): KeptMatch => ({
  id,
  version: 0,
  created: 0,
  record: {
    format: 'impulse-record-2',
    game: 'totensonntag',
    rules: '2',
    scenario: 'historical',
    options: {},
    dataHash: '',
    match: id,
    commitment: '',
    live: true,
    secret: 'ab'.repeat(32),
    journal: [],
    checkpoints: [],
  },
  isPublic: false,
  spectators: 'none',
  seats: [
    { side: 'dak', name: 'Anna', key: 'hash' },
    { side: 'cw', name: null, key: null },
  ],
  host: 'dak',
  partCommitment: '',
  guestPart: null,
  invitation: '',
  proposal: null,
  clock: null,
  begun: null,
  rematch: null,
  isOver: false,
});
