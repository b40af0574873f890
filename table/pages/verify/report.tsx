import type { ComponentChildren } from 'preact';
import { battleNames, isBattleId } from '@impulse/library/battles.js';
import type { RecordHead, Verified } from '../../hosts/messages.js';
import { language, messages } from '../../i18n/index.js';
import { phrasesOf, textsOf } from '../../kit/phrases.js';
import { inGroups } from '../../parts/in-groups.js';
import { useKit } from '../shared/use-kit.js';
import { findingsOf, type Fitting, type Naming, notProvenBy, provenBy } from './findings.js';
import { verifyWords } from './words.js';

type Misfit = Extract<Verified, { readonly kind: 'misfit' }>;

/** What came of verifying a record. */
export function Report({ verified }: { readonly verified: Verified }) {
  if (verified.kind === 'unreadable') {
    const { verdict } = verifyWords.value;
    const { home } = messages.value.shell;
    const { message, path } = verified.problem;
    return (
      <Verdict kind="unreadable" title={verdict.unreadable}>
        <p lang="en">{home.fileProblem(message, path)}</p>
      </Verdict>
    );
  }
  return verified.kind === 'fits' ? <Fits fitting={verified} /> : <DoesNotFit misfit={verified} />;
}

const signs = { fits: '✓', misfit: '✗', unreadable: '?' } as const;

interface VerdictProps {
  readonly kind: Verified['kind'];
  readonly title: string;
  readonly children: ComponentChildren;
}

function Verdict({ kind, title, children }: VerdictProps) {
  return (
    <section class={`verify-verdict is-${kind}`} role="status" data-part="verdict" data-verdict={kind}>
      <h2>
        <span class="verdict-sign" aria-hidden="true">
          {signs[kind]}
        </span>{' '}
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the record says about itself. */
function Head({ head, last }: { readonly head: RecordHead; readonly last: string | null }) {
  const { of, match, commitment, lastLink } = verifyWords.value;
  const { game, rules } = head;
  return (
    <>
      <p>{of(isBattleId(game) ? battleNames[game][language.value] : game, rules)}</p>
      <dl class="verify-head">
        <dt>{match}</dt>
        <dd>
          <code>{head.match}</code>
        </dd>
        <dt>{commitment}</dt>
        <dd>
          <code>{inGroups(head.commitment)}</code>
        </dd>
        {last === null ? null : (
          <>
            <dt>{lastLink}</dt>
            <dd>
              <code data-part="last-link">{inGroups(last)}</code>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** Null until the battle's words are there. */
function useNaming(game: string): Naming | null {
  const kit = useKit(game)?.kit;
  if (!kit) return null;
  const { list, sentences } = messages.value.shell.joint;
  return {
    side: (side) => phrasesOf({ kit }).side(side),
    outcome: (outcome) => textsOf({ kit }).turn(outcome),
    list,
    sentences,
  };
}

const statusSigns = { good: '✓', open: '?', note: '•' } as const;

function Fits({ fitting }: { readonly fitting: Fitting }) {
  const { verdict, found, status, proves, notProved } = verifyWords.value;
  const naming = useNaming(fitting.head.game);
  if (!naming) return null;
  return (
    <>
      <Verdict kind="fits" title={verdict.fits}>
        <Head head={fitting.head} last={fitting.last} />
      </Verdict>
      <section class="findings">
        <h2>{found}</h2>
        <ul>
          {findingsOf(fitting, naming).map((finding) => (
            <li key={finding.about + finding.text} class={`is-${finding.status}`} data-finding={finding.about}>
              <span role="img" aria-label={status[finding.status]} title={status[finding.status]}>
                {statusSigns[finding.status]}
              </span>
              <span>{finding.text}</span>
            </li>
          ))}
        </ul>
      </section>
      <div class="proofs">
        <Sentences title={proves.title} part="proves" sentences={provenBy(fitting)} />
        <Sentences title={notProved.title} part="not-proved" sentences={notProvenBy(fitting)} />
      </div>
    </>
  );
}

interface SentencesProps {
  readonly title: string;
  readonly part: string;
  readonly sentences: readonly string[];
}

function Sentences({ title, part, sentences }: SentencesProps) {
  return (
    <section data-part={part}>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function DoesNotFit({ misfit: { head, problem, entry } }: { readonly misfit: Misfit }) {
  const { verdict, misfit } = verifyWords.value;
  const naming = useNaming(head.game);
  const { reasons } = misfit;
  const reason = Object.entries(reasons).find(([code]) => code === problem.code)?.[1] ?? misfit.otherwise;
  return (
    <Verdict kind="misfit" title={verdict.misfit}>
      {entry === null ? null : (
        <p data-part="misfit-entry" data-entry={entry.number}>
          <strong>
            {entry.side !== null && naming
              ? misfit.entryOf(entry.number, naming.side(entry.side))
              : misfit.entry(entry.number)}
          </strong>
        </p>
      )}
      <p data-part="misfit-reason" data-code={problem.code}>
        {reason}
      </p>
      <p>{misfit.meaning}</p>
      <details>
        <summary>{misfit.details}</summary>
        <p lang="en">
          {problem.message} <code>{problem.path}</code>
        </p>
      </details>
      <Head head={head} last={null} />
    </Verdict>
  );
}
