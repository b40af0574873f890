import { WaitingCard } from '../parts/waiting-card.js';
import { letterWords } from './words.js';

export const LetterWaiting = () => (
  <WaitingCard title={letterWords.value.title} text={letterWords.value.table.waiting} />
);
