import { messages } from '../i18n/index.js';

interface WaitingProps {
  /** How far it is. */
  readonly percent: number;
  readonly leave: () => void;
}

/** Something takes its time: how far it is, once it is worth telling, and a way out. */
export function Waiting({ percent, leave }: WaitingProps) {
  const { loading, opening } = messages.value.shell;
  const slow = percent > 0;
  return (
    <div class="page-wait" data-part="waiting">
      <p role="status">{slow ? opening.text : loading}</p>
      {slow ? (
        <p class="buttons">
          <progress max={100} value={percent} aria-label={opening.text} />
          <span>{opening.percent(percent)}</span>
          <button type="button" class="button" onClick={leave}>
            {opening.cancel}
          </button>
        </p>
      ) : null}
    </div>
  );
}
