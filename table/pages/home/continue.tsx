import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';
import { shelves } from '../../storage/shelf.js';
import type { BattleEntry } from '../../storage/types.js';
import { standOf, titleOf } from '../shared/titles.js';

/** The battle that was played last, if it is not over, before everything else. */
export function ContinueLast() {
  const { home } = messages.value.shell;
  const last = useSignal<BattleEntry | null>(null);
  useEffect(() => {
    void shelves.battles.list().then((battles) => {
      last.value = battles.find(({ summary }) => summary.winner === null) ?? null;
    });
  }, []);
  if (last.value === null) return null;
  return (
    <p class="continue">
      <a class="button primary" href={linkTo.play(last.value.id)}>
        {home.goOnWith(titleOf(last.value), standOf(last.value.summary))}
      </a>
    </p>
  );
}
