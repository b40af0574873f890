import { WaitingCard } from '../parts/waiting-card.js';
import { onlineWords } from './words.js';

export const MatchWaiting = () => (
  <WaitingCard title={onlineWords.value.title} text={onlineWords.value.panel.waiting} />
);
