import { useEffect, useRef } from 'preact/hooks';
import { useDesk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** Nobody's view: the table is handed to the other player. */
export function Curtain({ side }: { readonly side: string }) {
  const desk = useDesk();
  const say = phrasesOf(desk);
  const { curtain } = words.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class={`curtain side-${side}`} data-part="curtain">
      <div class="curtain-sheet">
        <h1>{curtain.title(say.sideTitle(side))}</h1>
        <p>{curtain.text}</p>
        <button
          ref={button}
          type="button"
          class="button primary"
          data-action="lift"
          onClick={() => void desk.chair.liftCurtain()}
        >
          {curtain.lift(say.sideTitle(side))}
        </button>
        <button type="button" class="button" onClick={desk.leave}>
          {words.value.bar.leave}
        </button>
      </div>
    </main>
  );
}
