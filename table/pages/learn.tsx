export { LearnPage } from '../learn/page.js';
