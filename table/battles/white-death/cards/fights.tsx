import { ListCard } from '../../../cards/unit-list.js';
import { targetsOf } from '../../../chair/drafts.js';
import { useDesk } from '../../../desk.js';
import { say } from '../battle.js';
import { winterWords } from '../words.js';

/** 5.4, 5.5: the hexes that are still to fire, one after the other. */

export const DefenceCard = () => <FightsCard step="defence" type="defend" rule="5.4" />;
export const AssaultCard = () => <FightsCard step="assault" type="fire" rule="5.5" />;

interface FightsCardProps {
  readonly step: 'defence' | 'assault';
  readonly type: 'defend' | 'fire';
  readonly rule: string;
}

function FightsCard({ step, type, rule }: FightsCardProps) {
  const { chair, plans, selection } = useDesk();
  const hexes = targetsOf(chair.now(), type);
  const open = plans.drafts.judged.value?.draft.hex;
  return (
    <ListCard title={say.value.step(step)} rule={rule} part="fights">
      <p class="hint">{winterWords.value.fire.how}</p>
      <div class="fight-buttons" role="group" aria-label={say.value.step(step)}>
        {hexes.map((hex) => (
          <button
            key={hex}
            type="button"
            class="button small"
            data-target={hex}
            aria-pressed={hex === open}
            onMouseEnter={() => (selection.pointed.value = [hex])}
            onMouseLeave={() => (selection.pointed.value = [])}
            onClick={() => plans.drafts.begin(type, [], hex)}
          >
            {say.value.hex(hex)}
          </button>
        ))}
      </div>
    </ListCard>
  );
}
