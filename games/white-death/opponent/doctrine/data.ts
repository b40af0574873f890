import type { DoctrineData } from '@impulse/engine';
import type { ScenarioId } from '../../data/types.js';
import { doctrine as campaign } from './campaign.js';
import { manners } from './manners.js';
import { doctrine as scenario1 } from './scenario-1.js';
import { doctrine as scenario2 } from './scenario-2.js';
import { doctrine as scenario3 } from './scenario-3.js';
import { doctrine as scenario4 } from './scenario-4.js';
import { doctrine as scenario5 } from './scenario-5.js';

const mannerly = ({ provenance, weights }: DoctrineData): DoctrineData => ({
  provenance,
  weights: [
    { ...weights[0], ...manners },
    { ...weights[1], ...manners },
  ],
});

export const doctrines: Readonly<Record<ScenarioId, DoctrineData>> = {
  campaign: mannerly(campaign),
  'scenario-1': mannerly(scenario1),
  'scenario-2': mannerly(scenario2),
  'scenario-3': mannerly(scenario3),
  'scenario-4': mannerly(scenario4),
  'scenario-5': mannerly(scenario5),
};
