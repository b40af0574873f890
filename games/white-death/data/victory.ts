import type { VictoryData } from './types.js';

/** Victory points. Reconstructed, apart from the points for a town of the trunk railway. */
export const victory: VictoryData = {
  railTown: 5,
  germanStrength: 1,
  germanAfv: 2,
  sovietStrengthPerTwo: 1,
  sovietAfv: 1,
  bunker: 3,
  cityHex: 5,
  suppliedCityHex: 10,
  rescuedStrength: 2,
};
