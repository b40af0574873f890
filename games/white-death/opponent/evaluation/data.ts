import type { EvaluationData } from '@impulse/engine';
import type { ScenarioId } from '../../data/types.js';
import { evaluationData as campaign } from './campaign.js';
import { evaluationData as scenario1 } from './scenario-1.js';
import { evaluationData as scenario2 } from './scenario-2.js';
import { evaluationData as scenario3 } from './scenario-3.js';
import { evaluationData as scenario4 } from './scenario-4.js';
import { evaluationData as scenario5 } from './scenario-5.js';

export const evaluationData: Readonly<Record<ScenarioId, EvaluationData>> = {
  campaign,
  'scenario-1': scenario1,
  'scenario-2': scenario2,
  'scenario-3': scenario3,
  'scenario-4': scenario4,
  'scenario-5': scenario5,
};
