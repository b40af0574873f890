import type { Bounds, JudgedDraft, PublicAction } from '@impulse/engine';

/** A field of a draft that takes this kind of value. */
export interface FieldOf<K extends Bounds['kind']> {
  readonly name: string;
  readonly bounds: Extract<Bounds, { readonly kind: K }>;
  readonly judged: JudgedDraft<PublicAction>;
}

/** A draft in a form of its own. */
export interface FormProps {
  readonly judged: JudgedDraft<PublicAction>;
}
