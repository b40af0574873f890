import { ListCard } from '../../../cards/unit-list.js';
import { HexLink } from '../../../parts/references.js';
import { useBattle } from '../battle.js';
import { winterWords } from '../words.js';

/** 5.2: the assaults of this impulse so far. */
export function Declared() {
  const { aids, state, seat } = useBattle();
  const { hexes } = aids.overlay(state, seat, 'fights', null);
  const { declared } = winterWords.value;
  if (hexes.length === 0) return null;
  return (
    <ListCard title={declared.title} rule="5.2" part="declared">
      <p>
        {hexes.map((hex) => (
          <span key={hex} class="told-joint">
            <HexLink hex={hex} />{' '}
          </span>
        ))}
      </p>
      <p class="hint">{declared.how}</p>
    </ListCard>
  );
}
