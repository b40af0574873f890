interface SplitterProps {
  readonly name: string;
  readonly class: string;
  readonly direction: 'vertical' | 'horizontal';
  /** In percent of what it divides. */
  readonly value: number;
  /** The pointer has been dragged here, in pixels of the window. */
  readonly drag: (x: number, y: number) => void;
  /** A step by key: more or less of the panel. */
  readonly step: (by: 1 | -1) => void;
  /** A double click, or Enter. */
  readonly toggle: () => void;
}

/** A line between two parts of the page that can be moved by pointer and by key. */
export function Splitter({ name, direction, value, drag, step, toggle, ...rest }: SplitterProps) {
  const more = direction === 'vertical' ? 'ArrowLeft' : 'ArrowUp';
  const less = direction === 'vertical' ? 'ArrowRight' : 'ArrowDown';
  const press = (event: KeyboardEvent): void => {
    if (event.key !== more && event.key !== less && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') toggle();
    else step(event.key === more ? 1 : -1);
  };
  return (
    <div
      class={`splitter splitter-${direction} ${rest.class}`}
      role="separator"
      aria-label={name}
      title={name}
      aria-orientation={direction}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      tabIndex={0}
      onKeyDown={press}
      onDblClick={toggle}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event.clientX, event.clientY);
      }}
    />
  );
}
