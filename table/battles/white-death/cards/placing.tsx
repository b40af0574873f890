import { SetupCard } from '../../../cards/setup.js';

export const PlacingCard = () => <SetupCard rule="set-up" />;
