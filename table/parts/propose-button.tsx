import type { ComponentChildren } from 'preact';
import type { PublicAction } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';

interface ProposeButtonProps {
  readonly action: PublicAction;
  readonly class?: string;
  /** The number it stands for. */
  readonly number?: number | 'roll';
  readonly label?: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** Proposes something; while it is proposed the button is pressed, and Enter on it confirms. */
export function ProposeButton({ action, number, label, title, children, ...rest }: ProposeButtonProps) {
  const { plans } = useDesk();
  return (
    <button
      type="button"
      class={rest.class ?? 'button'}
      data-proposes={action.type}
      data-number={number}
      aria-pressed={plans.isProposed(action)}
      aria-label={label}
      title={title}
      onClick={() => plans.propose(action)}
    >
      {children}
    </button>
  );
}
