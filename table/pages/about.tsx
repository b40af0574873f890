import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { battleIds, battleNames, type BattleId } from '@impulse/library/battles.js';
import { sources } from '../battles/sources.js';
import { language, messages } from '../i18n/index.js';
import type { ChineseNotes, ProvenanceLine, Sources } from '../kit/sources.js';
import { linkTo } from '../web/links.js';
import { BesideHistory } from './beside-history.js';
import { Frame } from './shared/frame.js';

/** For players: what this is, who makes it, how to help, and how far to trust it. */
export function AboutPage() {
  const { about } = messages.value.shell;
  return (
    <Frame title={about.title}>
      <div class="prose">
        {[about.what, about.who, about.help, about.licences].map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section>
          <h2>{about.fairness.title}</h2>
          <p>{about.dice}</p>
          <p>
            <a href={linkTo.verify()} data-action="verify">
              {about.fairness.verify}
            </a>
          </p>
        </section>
        <section>
          <h2>{about.values.title}</h2>
          <p>{about.values.text}</p>
          {battleIds.map((id) => (
            <Provenance key={id} id={id} />
          ))}
        </section>
      </div>
    </Frame>
  );
}

/** How much of a battle is known, and every note for those who want to know it all. */
function Provenance({ id }: { readonly id: BattleId }) {
  const { values, status } = messages.value.shell.about;
  const behind = sources[id];
  const known = useSignal<readonly ProvenanceLine[]>([]);
  useEffect(() => {
    behind.provenance().then(
      (notes) => (known.value = notes),
      (error: unknown) => console.error(error),
    );
  }, [behind]);
  const notes = known.value;
  const read = useReading(behind, notes);
  const count = (wanted: ProvenanceLine['status']): number => notes.filter((note) => note.status === wanted).length;
  return (
    <>
      <h3>{battleNames[id][language.value]}</h3>
      <p>{values.counts(count('known'), count('inferred'), count('reconstructed'))}</p>
      <details class="provenance">
        <summary>{values.all}</summary>
        <ul>
          {notes.map((note) => (
            <li key={note.subject + note.note}>
              <strong>{status[note.status]}</strong> <code lang="en">{note.subject}</code> {read(note)}
            </li>
          ))}
        </ul>
      </details>
      {behind.course ? <BesideHistory course={behind.course} /> : null}
    </>
  );
}

/** How a note reads in the language of the moment; in English until the Chinese ones have been fetched. */
function useReading(behind: Sources, all: readonly ProvenanceLine[]): (note: ProvenanceLine) => ComponentChildren {
  const chinese = useSignal<ChineseNotes>({});
  const wanted = language.value === 'zh-Hant';
  useEffect(() => {
    if (!wanted) return;
    behind.chineseNotes().then(
      (notes) => (chinese.value = notes),
      (error: unknown) => console.error(error),
    );
  }, [wanted, behind]);
  return (note) => {
    const alike = all.filter(({ subject }) => subject === note.subject);
    const text = wanted ? chinese.value[note.subject]?.[alike.indexOf(note)] : undefined;
    return text === undefined ? <span lang="en">{note.note}</span> : <span>{text}</span>;
  };
}
