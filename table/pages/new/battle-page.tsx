import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { BattleId } from '@impulse/library/battles.js';
import { messages } from '../../i18n/index.js';
import './new.css';
import { Frame } from '../shared/frame.js';
import { type Introduced, useKit } from '../shared/use-kit.js';

export interface BattleFormProps {
  readonly introduced: Introduced;
  /** Takes another battle. */
  readonly choose: (id: BattleId) => void;
}

interface BattlePageProps {
  /** The battle that the address names. */
  readonly game: BattleId;
  readonly title: string;
  readonly Form: ComponentType<BattleFormProps>;
}

/** A page on which a battle is chosen and set up. */
export function BattlePage({ game, title, Form }: BattlePageProps) {
  const chosen = useSignal<BattleId>(game);
  useEffect(() => {
    chosen.value = game;
  }, [game]);
  const introduced = useKit(chosen.value);
  if (!introduced) {
    return (
      <p class="page-wait" role="status">
        {messages.value.shell.loading}
      </p>
    );
  }
  return (
    <Frame title={title}>
      <Form key={chosen.value} introduced={introduced} choose={(id) => (chosen.value = id)} />
    </Frame>
  );
}
