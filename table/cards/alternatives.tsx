import type { PublicAction } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import type { PendingAction } from '../chair/plans.js';
import { useDesk } from '../desk/desk.js';
import { messages } from '../i18n/index.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** The same attack in other ways: with other units, from elsewhere, at another target. */
export function Alternatives({ proposal }: { readonly proposal: PendingAction }) {
  const desk = useDesk();
  const { kit, chair, selection, plans } = desk;
  const { alternatives, action } = proposal;
  if (alternatives.length < 2) return null;
  const battle = chair.now();
  const unitOf = (one: PublicAction): string => battle.aids.spot(battle.state, battle.seat, one).units[0] ?? '';
  const chosen = JSON.stringify(action);
  const units = new Set(alternatives.map((one) => unitOf(one.action)));
  const kinds = new Set(alternatives.map(({ kind }) => kind));
  const several = kinds.size > 1 || units.size > 1;
  const { choice, whoever } = words.value.forecast;
  const legend = proposal.series.length > 0 ? whoever : several ? choice : kit.words.value.choice(alternatives[0].kind);
  // The only one of its kind differs by that from the others.
  const isLone = (kind: string): boolean => alternatives.filter((one) => one.kind === kind).length === 1;
  return (
    <fieldset class="alternatives">
      <legend>{legend}</legend>
      {alternatives.map((one) => {
        const key = JSON.stringify(one.action);
        const { name, hexes } = kit.alternative(battle, one.action);
        return (
          <label
            key={key}
            class={`alternative${key === chosen ? ' is-chosen' : ''}`}
            onMouseEnter={() => (selection.pointed.value = hexes)}
            onMouseLeave={() => (selection.pointed.value = [])}
          >
            <input type="radio" name="alternative" checked={key === chosen} onChange={() => plans.choose(one.action)} />
            <span>
              {units.size > 1 ? messages.value.shell.joint.said(phrasesOf(desk).unit(unitOf(one.action)), '') : ''}
              {[
                ...(kinds.size > 1 ? [phrasesOf(desk).spotKind(one.kind)] : []),
                ...(isLone(one.kind) ? [] : [name]),
              ].join(' · ')}
            </span>
            {one.forecast ? <strong>{percent(plans.chanceOf(one.forecast))}</strong> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
