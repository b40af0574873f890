import type { Detail } from '@impulse/engine';
import { grid } from '@impulse/totensonntag/context.js';
import { useDesk } from '../desk.js';
import { piecesOf, type Reference } from '../references.js';
import { say } from '../words.js';

/** Names in sentences and lists that point at the map: they pulse when touched and are shown when clicked. */

function usePointing({ kind, id }: Reference) {
  const { session, stage } = useDesk();
  const hex = (): string | null => {
    const at = kind === 'hex' ? id : (session.roster.value.get(id)?.at ?? '');
    return grid.parse(at) >= 0 ? at : null;
  };
  const point = (): void => {
    const at = hex();
    session.pointed.value = at === null ? [] : [at];
  };
  const leave = (): void => {
    session.pointed.value = [];
  };
  const show = (): void => {
    const at = hex();
    if (at !== null) stage.board?.show(grid.parse(at));
    if (kind === 'unit') session.select([id]);
    else session.inspect(id);
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
  <ReferenceLink reference={{ kind: 'unit', id }} text={say.value.unit(id)} />
);

export const HexLink = ({ hex }: { readonly hex: string }) => (
  <ReferenceLink reference={{ kind: 'hex', id: hex }} text={say.value.hex(hex)} />
);

/** A mark that must not begin a line by itself. */
const closing = /^[.,;:)。，、；：）」]/;

/** A sentence whose units and hexes can be pointed at. */
export function Told({ text, detail }: { readonly text: string; readonly detail: Detail }) {
  const { session } = useDesk();
  const { unitNumber } = session.match.state.context;
  const pieces = piecesOf(text, detail, say.value, (id) => unitNumber.has(id));
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
