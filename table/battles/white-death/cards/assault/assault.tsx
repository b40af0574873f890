import { type Forecast, numberIn, partsIn } from '@impulse/engine';
import { OddsRoom } from '../../../../cards/draft/odds-room.js';
import type { FormProps } from '../../../../cards/draft/props.js';
import { priceOf } from '../../supply-price.js';
import { winterWords } from '../../words/winter-words.js';
import { Distribution } from '../fire/distribution.js';
import { Against } from './against.js';
import { Assaulters } from './assaulters.js';
import { messages } from '../../../../i18n/index.js';

/** 5.2: who could assault a hex, from where and with what; the best combination is ticked. */
export function AssaultForm({ judged }: FormProps) {
  return (
    <div class="fire">
      <OddsRoom judged={judged}>
        {(forecast) => (
          <>
            <Against forecast={forecast} />
            <Declaring forecast={forecast} />
          </>
        )}
      </OddsRoom>
      <Assaulters judged={judged} />
      <OddsRoom judged={judged}>{(forecast) => <Distribution forecast={forecast} />}</OddsRoom>
    </div>
  );
}

/** 4C, 15A1: what declaring costs, and that it shows what stands in the hex. */
function Declaring({ forecast: { detail } }: { readonly forecast: Forecast }) {
  const { declaring, paid, looksIn } = winterWords.value.combat.assault;
  const isPaid = partsIn(detail, 'price').length === 0;
  const price = isPaid ? paid : declaring(priceOf(detail));
  return (
    <p class="hint" data-part="declaring">
      {numberIn(detail, 'unknownUnits') > 0 ? messages.value.shell.joint.sentences(price, looksIn) : price}
    </p>
  );
}
