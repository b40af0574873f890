import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Result } from '@impulse/engine';
import type { ChannelCard, NewChannel, NoticeCard } from '@impulse/protocol/wire/index.js';
import { SeatNotices } from '../../hosts/remote/notices.js';
import { language, messages } from '../../i18n/index.js';
import type { HeldSeat } from '../../storage/held-seats.js';
import { AddressField } from './address-field.js';
import { cadences } from './cadences.js';
import './notices.css';
import { canPush, ownLabel, subscribe } from './push.js';
import { noticeWords } from './words.js';

/** How the player of a seat is told that a decision waits, while away. */
export function NoticeSettings({ held }: { readonly held: HeldSeat }) {
  const text = noticeWords.value;
  const seat = useMemo(() => new SeatNotices(held.match, held.key), [held]);
  const card = useSignal<NoticeCard | null>(null);
  const own = useSignal<string | null>(null);
  const said = useSignal('');
  const take = (answer: Result<NoticeCard>): boolean => {
    if (answer.ok) card.value = answer.value;
    said.value = answer.ok ? '' : problemText(answer.error.code);
    return answer.ok;
  };
  useEffect(() => {
    void seat.card().then((answer) => (answer.ok ? (card.value = answer.value) : null));
    void ownLabel().then((label) => (own.value = label));
  }, [seat]);
  const shown = card.value;
  if (!shown) return null;

  const wish = (remindEvery: number): Promise<Result<NoticeCard>> =>
    seat.wish({ language: language.value, remindEvery });
  const add = async (channel: NewChannel): Promise<boolean> => {
    // The language that is spoken here is that of the notices.
    if (!take(await wish(shown.channels.length === 0 ? 24 : shown.remindEvery))) return false;
    const isAdded = take(await seat.add(channel));
    if (isAdded && channel.kind === 'mail') said.value = text.mailAsked;
    return isAdded;
  };
  const addBrowser = async (): Promise<void> => {
    const channel = await subscribe(shown.pushKey);
    if (!channel) said.value = text.browserDenied;
    else if (await add(channel)) own.value = await ownLabel();
  };
  const isHere = shown.channels.some(({ kind, label }) => kind === 'push' && label === own.value);
  return (
    <section class="notice-settings" aria-labelledby="notice-settings" data-part="notice-settings">
      <h3 id="notice-settings">{text.title}</h3>
      <p class="hint">{text.about}</p>
      {shown.channels.length === 0 ? null : (
        <ul class="notice-channels">
          {shown.channels.map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              isHere={channel.label === own.value}
              remove={() => void seat.remove(channel.id).then(take)}
            />
          ))}
        </ul>
      )}
      {isHere ? null : <BrowserButton add={addBrowser} />}
      <AddressField
        name="webhook"
        kind="url"
        label={text.webhookField}
        submit={(address) => add({ kind: 'webhook', address })}
      />
      {shown.offered.includes('mail') ? (
        <AddressField
          name="mail"
          kind="email"
          label={text.mailField}
          submit={(address) => add({ kind: 'mail', address })}
        />
      ) : null}
      {shown.channels.length === 0 ? null : (
        <ReminderChoice hours={shown.remindEvery} choose={(hours) => void wish(hours).then(take)} />
      )}
      <p class="hint" role="status">
        {said.value}
      </p>
    </section>
  );
}

function BrowserButton({ add }: { readonly add: () => Promise<void> }) {
  const text = noticeWords.value;
  return (
    <p class="buttons">
      <button type="button" class="button small" data-action="push" disabled={!canPush()} onClick={() => void add()}>
        {text.browserOn}
      </button>
      {canPush() ? null : <span class="hint">{text.browserUnable}</span>}
    </p>
  );
}

function ReminderChoice({
  hours: chosen,
  choose,
}: {
  readonly hours: number;
  readonly choose: (hours: number) => void;
}) {
  const text = noticeWords.value;
  return (
    <label class="notice-pace">
      <span>{text.remind}</span>
      <select name="remind" value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {cadences.map((hours) => (
          <option key={hours} value={hours}>
            {text.every[hours]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChannelRowProps {
  readonly channel: ChannelCard;
  readonly isHere: boolean;
  readonly remove: () => void;
}

function ChannelRow({ channel: { kind, label, isConfirmed }, isHere, remove }: ChannelRowProps) {
  const text = noticeWords.value;
  const browser = isHere ? text.browser : text.otherBrowser;
  const name = kind === 'push' ? browser : messages.value.shell.joint.said(text[kind], label);
  return (
    <li data-kind={kind} data-confirmed={isConfirmed}>
      <span>{name}</span>
      {isConfirmed ? null : <span class="quiet">{text.unconfirmed}</span>}
      <button type="button" class="button small" aria-label={text.remove(name)} onClick={remove}>
        {text.removeShort}
      </button>
    </li>
  );
}

function problemText(code: string): string {
  const { problems } = noticeWords.value;
  if (code === 'bad-address' || code === 'not-sent') return problems.address;
  return code === 'asked-already' ? problems.asked : problems.other;
}
