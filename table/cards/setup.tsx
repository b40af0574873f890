import { useDesk } from '../desk.js';
import { ByGroup } from '../parts/by-group.js';
import { RuleLink } from '../parts/rule-link.js';
import { words } from '../words.js';
import { useReadyUnits } from './ready-units.js';

/** Units still to be placed, by what they belong to. */
export function SetupCard({ rule }: { readonly rule: string }) {
  const { chair } = useDesk();
  const { setup } = words.value;
  const waiting = useReadyUnits().filter(({ where }) => where !== 'map');
  const placed = [...chair.units.value.values()].some(
    ({ side, where }) => side === chair.seat.value && where === 'map',
  );
  return (
    <section class="card setup" aria-label={setup.title} data-part="setup">
      <h2 class="card-title">
        {setup.title} <RuleLink rule={rule} />
      </h2>
      <p class="hint">{waiting.length > 0 ? setup.how : placed ? setup.finished : setup.nobody}</p>
      <ByGroup units={waiting} draggable />
    </section>
  );
}
