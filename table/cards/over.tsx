import type { Outcome } from '@impulse/engine';
import { useDesk } from '../desk.js';
import { go, linkTo } from '../links.js';
import { textsOf, words } from '../words.js';

/** The battle is over: who has won, and the account. */
export function OverCard({ outcome }: { readonly outcome: Outcome }) {
  const desk = useDesk();
  const { over } = words.value;
  const { Account } = desk.kit;
  return (
    <section class={`card over side-${outcome.winner}`} aria-label={over.title} data-part="over">
      <h2 class="over-title">{textsOf(desk).turn(outcome)}</h2>
      <p class="buttons">
        <button type="button" class="button primary" onClick={() => go(linkTo.replay(desk.id))}>
          {over.replay}
        </button>
        <button type="button" class="button" onClick={desk.download}>
          {over.download}
        </button>
        <button type="button" class="button" onClick={() => go(linkTo.new())}>
          {over.again}
        </button>
      </p>
      <Account account={outcome.account} />
    </section>
  );
}
