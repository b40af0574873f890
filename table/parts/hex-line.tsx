import { type Desk, useDesk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { SelectButton } from './select-button.js';

/** A hex, its place and its terrain. */
export function HexLine({ hex }: { readonly hex: string }) {
  const desk = useDesk();
  const say = phrasesOf(desk);
  const { aids, state, seat } = desk.chair.now();
  const { terrain, features } = aids.hex(state, seat, hex);
  const named = features.map(({ code, detail }) => desk.kit.words.value.feature(code, detail));
  const ground = [say.terrain(terrain), ...named.filter((name) => name !== '')];
  return (
    <div class="hex-line">
      <h2 class="card-title">{say.hex(hex)}</h2>
      <span class="hex-ground">{ground.join(' · ')}</span>
    </div>
  );
}

/** Several units at once: the stack, or the formation of the unit selected, wherever it is. */
export function Together({ hex }: { readonly hex: string }) {
  const desk = useDesk();
  const { chair, selection } = desk;
  const { inspector } = words.value;
  const stack = selection.stackOf(hex);
  const [chosen] = selection.units.value;
  const here = chosen !== undefined && chair.units.value.get(chosen)?.hex === hex;
  const formation = here ? selection.formationOf(chosen) : [];
  if (stack.length < 2 && formation.length < 2) return null;
  return (
    <div class="together-choice" role="group" aria-label={inspector.act}>
      {stack.length > 1 ? <SelectButton what="stack" units={stack} text={inspector.whole(stack.length)} /> : null}
      {here && formation.length > 1 ? (
        <SelectButton
          what="formation"
          units={formation}
          text={inspector.formation(formationOf(desk, chosen), formation.length)}
        />
      ) : null}
    </div>
  );
}

function formationOf({ kit, chair }: Desk, unit: string): string {
  const card = chair.units.value.get(unit);
  return card ? kit.words.value.formation(card) : '';
}
