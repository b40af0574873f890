import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchCard, Saying } from '@impulse/protocol/wire/index.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { timeText } from '../i18n/times.js';
import { LineForm } from './line-form.js';
import { nameOf } from './opponent.js';
import { onlineWords } from './words.js';

interface TalkProps {
  readonly remote: RemoteHost;
  readonly card: MatchCard;
}

/** What the two players say to each other, as plain text. */
export function Talk({ remote, card }: TalkProps) {
  const { panel } = onlineWords.value;
  const written = useSignal<string | null>(null);
  const failure = useSignal<'notSaid' | 'notHeard' | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const said = remote.said.value;
  useEffect(() => {
    remote.read.value = said.length;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);
  const say = async (): Promise<void> => {
    const text = written.value?.trim() ?? '';
    if (text === '') return;
    try {
      const answer = await remote.say(text);
      if (answer.ok) written.value = null;
      failure.value = answer.ok ? null : answer.error.code === 'blocked' ? 'notHeard' : 'notSaid';
    } catch {
      failure.value = 'notSaid';
    }
  };
  return (
    <section class="talk" aria-label={panel.talk} data-part="talk">
      {said.length === 0 ? <p class="hint">{panel.silence}</p> : null}
      <ol ref={list} aria-live="polite">
        {said.map((one) => (
          <Line key={`${one.at} ${one.by} ${one.text}`} said={one} name={nameOf(card, one.by)} />
        ))}
      </ol>
      <LineForm label={panel.write} shown={written.value ?? ''} written={written} send={say}>
        <button type="submit" class="button small">
          {panel.say}
        </button>
      </LineForm>
      {failure.value ? (
        <p class="problem" role="alert">
          {panel[failure.value]}
        </p>
      ) : null}
    </section>
  );
}

function Line({ said: { by, text, at }, name }: { readonly said: Saying; readonly name: string }) {
  return (
    <li class={`side-${by}`}>
      <strong>{name}</strong> <time class="quiet">{timeText(at, 'short')}</time>
      <span class="talk-text">{text}</span>
    </li>
  );
}
