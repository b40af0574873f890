import type { ComponentChildren } from 'preact';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { useDesk } from '../desk.js';

interface ProposeButtonProps {
  readonly action: Action;
  readonly class?: string;
  /** The activation number it stands for. */
  readonly number?: number | 'roll';
  readonly label?: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** Proposes something; while it is proposed the button is pressed, and Enter on it confirms. */
export function ProposeButton({ action, number, label, title, children, ...rest }: ProposeButtonProps) {
  const { session } = useDesk();
  const proposed = session.proposal.value?.action;
  return (
    <button
      type="button"
      class={rest.class ?? 'button'}
      data-proposes={action.type}
      data-number={number}
      aria-pressed={proposed !== undefined && JSON.stringify(proposed) === JSON.stringify(action)}
      aria-label={label}
      title={title}
      onClick={() => session.propose(action)}
    >
      {children}
    </button>
  );
}
