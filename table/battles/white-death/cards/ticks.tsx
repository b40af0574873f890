import type { ComponentChildren } from 'preact';
import type { Draft } from '@impulse/engine';
import { useDesk } from '../../../desk/desk.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { words } from '../../../i18n/words.js';
import { say } from '../battle.js';

interface TickChoicesProps {
  readonly draft: Draft;
  /** What the combination that is proposed is called. */
  readonly best: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly draft: Draft }[];
}

/** Ticks many units at once: the best combination, or one of the others. */
export function TickChoices({ draft, best, choices }: TickChoicesProps) {
  const { drafts } = useDesk().plans;
  const choice = (id: string, name: string, onClick: () => void): ComponentChildren => (
    <button key={id} type="button" class="chip-choice" data-choice={id} onClick={onClick}>
      {name}
    </button>
  );
  return (
    <div class="gun-choices">
      {choice('best', best, () => draft.hex !== null && drafts.begin(draft.type, [], draft.hex))}
      {choices.map((one) => choice(one.id, one.name, () => drafts.take(one.draft)))}
    </div>
  );
}

interface UnitTickProps {
  readonly unit: string;
  readonly draft: Draft;
  readonly about: string;
  readonly adds: number | null;
}

/** A unit that may take part, with what it brings. */
export function UnitTick({ unit, draft, about, adds }: UnitTickProps) {
  const { chair, plans } = useDesk();
  const card = chair.units.value.get(unit);
  return (
    <label class="tick-row">
      <input
        type="checkbox"
        data-unit={unit}
        checked={draft.units.includes(unit)}
        onChange={() => plans.drafts.toggle(unit)}
      />
      {card ? <CounterFace unit={card} size="small" /> : null}
      <span class="tick-name">
        {say.value.unit(unit)}
        <small>{about}</small>
      </span>
      {adds === null ? null : <span class="tick-adds">{words.value.draft.adds(adds)}</span>}
    </label>
  );
}
