import { useEffect, useRef } from 'preact/hooks';
import { useDesk } from '../desk.js';
import { say, words } from '../words.js';

/** Nobody's view: the table is handed to the other player. */
export function Curtain({ side }: { readonly side: string }) {
  const { session, leave } = useDesk();
  const { curtain } = words.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class={`curtain curtain-${side}`} data-part="curtain">
      <div class="curtain-sheet">
        <h1>{curtain.title(say.value.sideTitle(side))}</h1>
        <p>{curtain.text}</p>
        <button
          ref={button}
          type="button"
          class="button primary"
          data-action="lift"
          onClick={() => session.liftCurtain()}
        >
          {curtain.lift(say.value.sideTitle(side))}
        </button>
        <button type="button" class="button" onClick={leave}>
          {words.value.bar.leave}
        </button>
      </div>
    </main>
  );
}
