import { SetupCard } from '../../../cards/setup.js';
import { useDesk } from '../../../desk/desk.js';

/** 10.0: each side has a set-up of its own. */
export const PlacingCard = () => <SetupCard rule={useDesk().chair.seat.value === 'dak' ? '10.1' : '10.2'} />;
