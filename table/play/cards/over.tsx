import type { Outcome } from '@impulse/engine';
import { go, linkTo } from '../../router.js';
import { useDesk } from '../desk.js';
import { Account } from '../panels/victory.js';
import { tell, words } from '../words.js';

/** The battle is over: who has won, and the account. */
export function OverCard({ outcome }: { readonly outcome: Outcome }) {
  const { session, download } = useDesk();
  const { over } = words.value;
  return (
    <section class={`card over over-${outcome.winner}`} aria-label={over.title} data-part="over">
      <h2 class="over-title">{tell.value.turn(outcome)}</h2>
      <p class="buttons">
        <button type="button" class="button primary" onClick={() => go(linkTo.replay(session.id))}>
          {over.replay}
        </button>
        <button type="button" class="button" onClick={download}>
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
