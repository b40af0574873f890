import type { FormProps } from '../../../../cards/draft/props.js';
import { Distribution } from '../fire/distribution.js';
import { Against } from './against.js';
import { Assaulters } from './assaulters.js';

/** 5.2: who could assault a hex, from where and with what; the best combination is ticked. */
export function AssaultForm({ judged }: FormProps) {
  const { forecast } = judged;
  return (
    <div class="fire">
      {forecast ? <Against forecast={forecast} /> : null}
      <Assaulters judged={judged} />
      {forecast ? <Distribution forecast={forecast} /> : null}
    </div>
  );
}
