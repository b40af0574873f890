import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Witness } from '@impulse/engine';
import { askAuthority } from '../../hosts/authority-line.js';
import type { Making, Verified } from '../../hosts/messages.js';
import { hasMatches } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { FileButton } from '../../parts/file-button.js';
import { Waiting } from '../../parts/waiting.js';
import { heldSeats } from '../../storage/held-seats.js';
import { witnesses } from '../../storage/told-links.js';
import { go, linkTo } from '../../web/links.js';
import type { PageRoute } from '../../web/router.js';
import { Frame } from '../shared/frame.js';
import { matchIn } from './match-in.js';
import { fetchRecord } from './online-record.js';
import { Report } from './report.js';
import './verify.css';
import { verifyWords } from './words.js';

/** What this browser knows of matches: what it was told while they were played, and what it noted when it sat down. */
function allWitnesses(): ReadonlyMap<string, Witness> {
  const told = new Map(witnesses());
  for (const { match, commitment, partCommitment, part } of heldSeats.peek()) {
    const known = told.get(match) ?? { commitment, partCommitment, links: new Map<number, string>() };
    told.set(match, part === undefined ? known : { ...known, part });
  }
  return told;
}

/** What the page is doing, or what came of it. */
type Stage =
  | { readonly kind: 'fetching' }
  | { readonly kind: 'verifying'; readonly percent: number; readonly left: AbortController }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly verified: Verified };

/** Plays a record again in a worker, and says in plain words what it proves. */
export function VerifyPage({ at: { of } }: { readonly at: Extract<PageRoute, { readonly page: 'verify' }> }) {
  const words = verifyWords.value;
  const stage = useSignal<Stage | null>(null);

  const verify = async (from: Making['verify']['ask']['from']): Promise<void> => {
    const left = new AbortController();
    const tell = (percent: number): void => void (stage.value = { kind: 'verifying', percent, left });
    tell(0);
    try {
      const asked = { from, witnesses: allWitnesses() };
      const verified = await askAuthority('verify', asked, { tell, signal: left.signal });
      stage.value = { kind: 'done', verified };
    } catch (error) {
      stage.value = left.signal.aborted ? null : { kind: 'failed', message: String(error) };
    }
  };

  const verifyMatch = async (match: string): Promise<void> => {
    stage.value = { kind: 'fetching' };
    try {
      const record = await fetchRecord(match);
      if (record) await verify({ text: JSON.stringify(record) });
      else stage.value = { kind: 'failed', message: words.online.notOver };
    } catch {
      stage.value = { kind: 'failed', message: words.online.notThere };
    }
  };

  useEffect(() => {
    if (of) void ('match' in of ? verifyMatch(of.match) : verify({ id: of.battle }));
  }, []);

  const choose = async (text: string | null): Promise<void> => {
    if (text === null) stage.value = { kind: 'failed', message: messages.value.shell.files.tooLarge };
    else await verify({ text });
  };

  return (
    <Frame title={words.title}>
      <p class="verify-lead">{words.lead}</p>
      <div class="verify-choice">
        <FileButton class="button primary" what="verify" label={words.choose} read={({ text }) => choose(text)} />
        {hasMatches.value ? <MatchForm /> : null}
      </div>
      <Shown stage={stage.value} />
    </Frame>
  );
}

function Shown({ stage }: { readonly stage: Stage | null }) {
  if (!stage) return null;
  switch (stage.kind) {
    case 'fetching':
      return (
        <p class="page-wait" role="status">
          {verifyWords.value.online.fetching}
        </p>
      );
    case 'verifying':
      return <Waiting percent={stage.percent} leave={() => stage.left.abort()} />;
    case 'failed':
      return (
        <p class="problem" role="alert" data-part="verify-failed">
          {stage.message}
        </p>
      );
    case 'done':
      return <Report verified={stage.verified} />;
  }
}

/** A match on this server, by its link. */
function MatchForm() {
  const { online } = verifyWords.value;
  const isWrong = useSignal(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget as HTMLFormElement).get('match');
    const match = typeof typed === 'string' ? matchIn(typed) : null;
    isWrong.value = match === null;
    if (match !== null) go(linkTo.verifyMatch(match));
  };
  return (
    <form class="verify-match" onSubmit={submit}>
      <label>
        <span>{online.label}</span>
        <input name="match" type="text" autocomplete="off" spellcheck={false} data-part="verify-match" />
      </label>
      <button type="submit" class="button" data-action="verify-match">
        {online.fetch}
      </button>
      {isWrong.value ? (
        <p class="problem" role="alert">
          {online.noMatch}
        </p>
      ) : null}
    </form>
  );
}
