import type { Detail } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { piecesOf, type Reference } from './pieces.js';
import { phrasesOf } from '../kit/phrases.js';

/** Names in sentences and lists that point at the map: they pulse when touched and are shown when clicked. */

function usePointing({ kind, id }: Reference) {
  const { chair, selection, presenter, art } = useDesk();
  const hex = (): string | null => (kind === 'hex' ? id : (chair.units.value.get(id)?.hex ?? null));
  const point = (): void => {
    const at = hex();
    selection.pointed.value = at === null ? [] : [at];
  };
  const leave = (): void => {
    selection.pointed.value = [];
  };
  const show = (): void => {
    const at = hex();
    // The map is told first whom it is about: of a unit that is not in view it shows the reach as well.
    if (kind === 'unit') selection.select([id]);
    else selection.inspect(id);
    if (at !== null) presenter.board?.show(art.board.grid.parse(at));
  };
  return { onMouseEnter: point, onMouseLeave: leave, onFocus: point, onBlur: leave, onClick: show };
}

export function ReferenceLink({ reference, text }: { readonly reference: Reference; readonly text: string }) {
  return (
    <button type="button" class={`reference reference-${reference.kind}`} {...usePointing(reference)}>
      {text}
    </button>
  );
}

export const UnitLink = ({ id }: { readonly id: string }) => (
  <ReferenceLink reference={{ kind: 'unit', id }} text={phrasesOf(useDesk()).unit(id)} />
);

export const HexLink = ({ hex }: { readonly hex: string }) => (
  <ReferenceLink reference={{ kind: 'hex', id: hex }} text={phrasesOf(useDesk()).hex(hex)} />
);

/** A mark that must not begin a line by itself. */
const closing = /^[.,;:)。，、；：）」]/;

/** A sentence whose units and hexes can be pointed at. */
export function TextWithReferences({ text, detail }: { readonly text: string; readonly detail: Detail }) {
  const desk = useDesk();
  const units = desk.chair.units.peek();
  const pieces = piecesOf(text, detail, {
    unit: (id) => phrasesOf(desk).unit(id),
    hex: (label) => phrasesOf(desk).hex(label),
    isUnit: (id) => units.has(id),
    isHex: (label) => desk.art.board.grid.parse(label) >= 0,
  });
  const markAfter = (index: number): string => {
    const next = pieces[index + 1];
    return typeof next === 'string' ? (closing.exec(next)?.[0] ?? '') : '';
  };
  return (
    <>
      {pieces.map((piece, index) => {
        if (typeof piece === 'string') return index > 0 ? piece.replace(closing, '') : piece;
        return (
          <span key={index} class="told-joint">
            <ReferenceLink reference={piece.reference} text={piece.text} />
            {markAfter(index)}
          </span>
        );
      })}
    </>
  );
}
