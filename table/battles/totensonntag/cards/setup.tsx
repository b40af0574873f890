import { useReadyUnits } from '../../../cards/ready-units.js';
import { useDesk } from '../../../desk.js';
import { ByGroup } from '../../../parts/by-group.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { ownWords } from '../words.js';

/** 10.0: units still to be placed, by division. */
export function SetupCard() {
  const { chair } = useDesk();
  const { setup } = ownWords.value;
  const waiting = useReadyUnits();
  return (
    <section class="card setup" aria-label={setup.title} data-part="setup">
      <h2 class="card-title">
        {setup.title} <RuleLink rule={chair.seat.value === 'dak' ? '10.1' : '10.2'} />
      </h2>
      <p class="hint">{waiting.length > 0 ? setup.how : setup.finished}</p>
      <ByGroup units={waiting} draggable />
    </section>
  );
}
