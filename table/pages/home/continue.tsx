import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';
import { shelves } from '../../storage/shelf.js';
import type { BattleEntry } from '../../storage/types.js';
import { standOf, titleOf } from '../shared/titles.js';
import { useKit } from '../shared/use-kit.js';

/** The battle that was played last, if it is not over, before everything else. */
export function ContinueLast() {
  const last = useSignal<BattleEntry | null>(null);
  useEffect(() => {
    void shelves.battles.list().then((battles) => {
      last.value = battles.find(({ summary }) => summary.winner === null) ?? null;
    });
  }, []);
  return last.value ? <ContinueLink battle={last.value} /> : null;
}

function ContinueLink({ battle }: { readonly battle: BattleEntry }) {
  const kit = useKit(battle.setup.game)?.kit ?? null;
  return (
    <p class="continue">
      <a class="button primary" href={linkTo.play(battle.id)}>
        {messages.value.shell.home.goOnWith(titleOf(battle), standOf(battle.summary, kit))}
      </a>
    </p>
  );
}
