import type { FormProps } from '../../../../cards/draft/props.js';
import { AdvanceIf } from './advance-if.js';
import { Distribution } from './distribution.js';
import { Firers } from './firers.js';
import { Guns } from './guns.js';
import { Targets } from './targets.js';

/** 5.4, 5.5: the fire of one hex as one table: who fires, the guns behind it, the targets, and what comes of it. */
export function FireForm({ judged }: FormProps) {
  const { bounds, forecast } = judged;
  return (
    <div class="fire">
      {forecast ? <Firers judged={judged} forecast={forecast} /> : null}
      <Guns judged={judged} />
      {bounds['allocation']?.kind === 'shares' ? <Targets judged={judged} bounds={bounds['allocation']} /> : null}
      <AdvanceIf judged={judged} />
      {forecast ? <Distribution forecast={forecast} /> : null}
    </div>
  );
}
