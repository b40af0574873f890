export { whiteDeath } from './game.js';
