export { totensonntag } from './game.js';
