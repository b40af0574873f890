import { useSignal } from '@preact/signals';
import '../style/new.css';
import { useEffect } from 'preact/hooks';
import type { BattleId } from '@impulse/library/battles.js';
import { messages } from '../i18n/index.js';
import type { Route } from '../router.js';
import { Frame } from './frame.js';
import { NewForm } from './new/form.js';
import { useKit } from './use-kit.js';

/** A new battle: which one, which scenario, who plays, which options. */
export function NewPage({ at }: { readonly at: Extract<Route, { page: 'new' }> }) {
  const { create, loading } = messages.value.shell;
  const chosen = useSignal<BattleId>(at.game);
  useEffect(() => {
    chosen.value = at.game;
  }, [at.game]);
  const introduced = useKit(chosen.value);
  if (!introduced) {
    return (
      <p class="page-wait" role="status">
        {loading}
      </p>
    );
  }
  return (
    <Frame title={create.title}>
      <NewForm key={chosen.value} introduced={introduced} choose={(id) => (chosen.value = id)} />
    </Frame>
  );
}
