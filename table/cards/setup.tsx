import { useDesk } from '../desk/desk.js';
import { ByGroup } from '../parts/by-group.js';
import { CounterFace } from '../parts/counter-face.js';
import { RuleLink } from '../parts/rule-link.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
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
      <InHand />
      <ByGroup units={waiting} draggable />
    </section>
  );
}

/** The unit that the next click places, above the many that wait. */
function InHand() {
  const desk = useDesk();
  const { chair, kit, selection } = desk;
  const [id] = selection.units.value;
  const unit = id === undefined ? undefined : chair.units.value.get(id);
  if (!unit || unit.where === 'map') return null;
  const open = selection.deeds.value.find((one) => one.unit === unit.id)?.ways.size ?? 0;
  return (
    <div class="in-hand" data-part="in-hand">
      <CounterFace unit={unit} size="medium" />
      <div>
        <strong>{phrasesOf(desk).unit(unit.id)}</strong>
        {kit.words.value.unitLines(unit).map((line) => (
          <small key={line}>{line}</small>
        ))}
        <small>{words.value.setup.open(open)}</small>
      </div>
    </div>
  );
}
