/** How programs play: requests, answers and sessions (docs/protocol.md). */
export * from './answers.js';
export * from './computer.js';
export * from './conversation.js';
export * from './current-battle.js';
export * from './lines.js';
export * from './requests.js';
export * from './sealing.js';
export * from './session.js';
