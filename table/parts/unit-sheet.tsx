import type { UnitCard } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { phrasesOf } from '../kit/phrases.js';
import { CounterFace } from './counter-face.js';
import { elsewhere } from './unit-place.js';

/** One unit in full: its counter, and every figure explained. */
export function UnitSheet({ unit }: { readonly unit: UnitCard }) {
  const desk = useDesk();
  const { UnitFigures, words } = desk.kit;
  const say = phrasesOf(desk);
  return (
    <div class="unit-sheet">
      <div class="unit-head">
        <CounterFace unit={unit} size="huge" />
        <div>
          <strong class="unit-name">{say.unit(unit.id)}</strong>
          {words.value.unitLines(unit).map((line) => (
            <span key={line} class="unit-kind">
              {line}
            </span>
          ))}
          {unit.hex === null ? <span class="unit-kind">{elsewhere(desk, unit.where)}</span> : null}
          {unit.marks.length > 0 ? (
            <span class="unit-flags">{unit.marks.map((mark) => words.value.unitMark(mark)).join(' · ')}</span>
          ) : null}
        </div>
      </div>
      <UnitFigures unit={unit} />
    </div>
  );
}
