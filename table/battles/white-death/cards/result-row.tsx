import { textIn } from '@impulse/engine';
import { useDesk } from '../../../desk/desk.js';
import type { ResultProps } from '../../../kit/kit.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { Dice } from '../../../parts/die.js';
import { TextWithReferences } from '../../../parts/references.js';
import { throwsIn } from '../../../parts/throws.js';
import { words } from '../../../i18n/words.js';
import { tell } from '../battle.js';

/** What the dice have done to one unit: its counter, the dice, and what came of them. */
export function ResultRow({ event, rolling }: ResultProps) {
  const { chair } = useDesk();
  const unit = chair.units.value.get(textIn(event.detail, 'unit'));
  const [thrown] = throwsIn(chair.battle.peek(), [event]);
  return (
    <div class="result-row" data-result={event.type}>
      {unit ? <CounterFace unit={unit} size="small" /> : <span />}
      <Dice dice={thrown?.dice ?? []} side={thrown?.side} rolling={rolling} size="small" />
      <p>
        {rolling ? (
          words.value.result.rolling
        ) : (
          <TextWithReferences text={tell.value.event(event)} detail={event.detail} />
        )}
      </p>
    </div>
  );
}
