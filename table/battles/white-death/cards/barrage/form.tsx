import type { FormProps } from '../../../../cards/draft/props.js';
import { OddsRoom } from '../../../../cards/draft/odds-room.js';
import { Field } from '../../../../cards/draft/field.js';
import { Distribution } from '../fire/distribution.js';
import { Barraged } from './barraged.js';
import { BarrageGuns } from './guns.js';

/** 11B: what the barrage does to everybody, guns, rockets, how the fire is divided, and what comes of it. */
export function BarrageForm({ judged }: FormProps) {
  const { bounds } = judged;
  return (
    <div class="fire">
      <OddsRoom judged={judged}>{(forecast) => <Barraged forecast={forecast} />}</OddsRoom>
      <BarrageGuns judged={judged} />
      {bounds['rockets'] ? <Field name="rockets" bounds={bounds['rockets']} judged={judged} /> : null}
      {bounds['split'] ? <Field name="split" bounds={bounds['split']} judged={judged} /> : null}
      <OddsRoom judged={judged}>{(forecast) => <Distribution forecast={forecast} />}</OddsRoom>
    </div>
  );
}
