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
  /** Units that it is about: pointed out on the map. */
  readonly units?: readonly string[] | undefined;
  readonly children: ComponentChildren;
}

/** Proposes something; while it is proposed the button is pressed, and Enter on it confirms. */
export function ProposeButton({ action, number, label, title, units = [], children, ...rest }: ProposeButtonProps) {
  const { chair, selection, plans } = useDesk();
  const pointOut = (): void => {
    if (units.length > 0) selection.pointed.value = units.flatMap((id) => chair.units.value.get(id)?.hex ?? []);
  };
  return (
    <button
      type="button"
      class={rest.class ?? 'button'}
      data-proposes={action.type}
      data-number={number}
      aria-pressed={plans.isProposed(action)}
      aria-label={label}
      title={title}
      onMouseEnter={pointOut}
      onMouseLeave={() => (selection.pointed.value = [])}
      onFocus={pointOut}
      onClick={() => {
        plans.propose(action);
        pointOut();
      }}
    >
      {children}
    </button>
  );
}
