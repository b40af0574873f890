import type { Deeds, PublicAction } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** Where a unit can go in several ways, on foot or by rail: which of them the map shows. */
export function WayKinds({ deeds: { ways, more } }: { readonly deeds: Deeds<PublicAction> }) {
  const desk = useDesk();
  const { selection } = desk;
  const say = phrasesOf(desk);
  const kinds = [...new Set([...ways.values(), ...more].map(({ spot }) => spot.kind))];
  if (kinds.length < 2 && selection.preferred.value === null) return null;
  const chosen = selection.preferred.value;
  return (
    <div class="segments" role="group" aria-label={words.value.sheet.waysBy} data-part="way-kinds">
      {[null, ...kinds].map((kind) => (
        <button
          key={kind}
          type="button"
          class="button small"
          data-way={kind ?? 'any'}
          aria-pressed={chosen === kind}
          onClick={() => (selection.preferred.value = kind)}
        >
          {kind === null ? words.value.sheet.anyWay : say.spotKind(kind)}
        </button>
      ))}
    </div>
  );
}
