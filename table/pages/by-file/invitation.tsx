import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { loadKit } from '../../battles/index.js';
import { askAuthority } from '../../hosts/authority-line.js';
import type { InvitedTo } from '../../hosts/messages.js';
import { language, messages } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { letterWords } from '../../letters/words.js';
import { go, linkTo } from '../../web/links.js';
import { phrasesOf } from '../../kit/phrases.js';
import { changedOptions, scenarioName } from '../shared/setup-terms.js';

interface InvitationCardProps {
  readonly to: InvitedTo;
  /** The whole file. */
  readonly text: string;
  readonly decline: () => void;
}

/** What a file invites to; whoever accepts sits down at the table. */
export function InvitationCard({ to, text, decline }: InvitationCardProps) {
  const { invitation, refusals, noSeal } = letterWords.value;
  const kit = useSignal<AnyKit | null>(null);
  const problem = useSignal('');
  useEffect(() => {
    loadKit(to.game).then(
      (loaded) => (kit.value = loaded),
      (error: unknown) => console.error(error),
    );
  }, [to.game]);

  const accept = async (): Promise<void> => {
    const made = await askAuthority('accept', { text, title: '' });
    if (made.kind === 'kept') go(linkTo.play(made.id));
    else if (made.kind === 'not-kept') problem.value = messages.value.shell.create.notKept[made.failure];
    else if (made.problem.code === 'no-seal') problem.value = noSeal;
    else problem.value = refusals[made.problem.code as keyof typeof refusals] ?? made.problem.message;
  };

  if (!kit.value) return null;
  return (
    <section class="invited" data-part="invitation" aria-labelledby="invited-title">
      <h2 id="invited-title">{invitation.title}</h2>
      <dl>
        <dt>{invitation.battle}</dt>
        <dd>{isBattleId(to.game) ? battleNames[to.game][language.value] : to.game}</dd>
        <dt>{invitation.scenario}</dt>
        <dd>{scenarioName(kit.value, to.scenario)}</dd>
        <dt>{invitation.side}</dt>
        <dd>{phrasesOf({ kit: kit.value }).sideTitle(to.side)}</dd>
        <dt>{invitation.options}</dt>
        <dd>{changedOptions(kit.value, to.options).join(' · ') || invitation.standard}</dd>
      </dl>
      {to.ownData ? <p>{invitation.ownData}</p> : null}
      <p class="quiet">{invitation.kept}</p>
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="buttons">
        <button type="button" class="button primary" data-action="accept" onClick={() => void accept()}>
          {invitation.accept}
        </button>
        <button type="button" class="button" onClick={decline}>
          {invitation.decline}
        </button>
      </p>
    </section>
  );
}
