import script from '../../../docs/calibration/white-death.json?raw';
import schooled from '../../../docs/calibration/white-death-schooled.json?raw';
import type { PlayedBattles } from '../../kit/sources.js';

/** Many battles between two scripts, and between two that play by weights they have learnt: as strong as nearly all of `expert`. */
export const betweenScripts = JSON.parse(script) as PlayedBattles;
export const betweenStrong = JSON.parse(schooled) as PlayedBattles;
