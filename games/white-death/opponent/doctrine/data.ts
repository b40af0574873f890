import type { DoctrineData } from '@impulse/engine';
import type { ScenarioId } from '../../data/types.js';
import { doctrine as campaign } from './campaign.js';
import { doctrine as scenario1 } from './scenario-1.js';
import { doctrine as scenario2 } from './scenario-2.js';
import { doctrine as scenario3 } from './scenario-3.js';
import { doctrine as scenario4 } from './scenario-4.js';
import { doctrine as scenario5 } from './scenario-5.js';

export const doctrines: Readonly<Record<ScenarioId, DoctrineData>> = {
  campaign,
  'scenario-1': scenario1,
  'scenario-2': scenario2,
  'scenario-3': scenario3,
  'scenario-4': scenario4,
  'scenario-5': scenario5,
};
