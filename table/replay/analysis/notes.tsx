import { useLayoutEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { longestNote } from '@impulse/library/analysis/notes.js';
import { staffWords } from '../../staff/words.js';
import { analysisWords } from './words.js';
import type { Review } from './review.js';

interface NotesProps {
  readonly review: Review;
  readonly frame: number;
  readonly go: (frame: number) => void;
}

/** What people write about single steps; a note without words is a bookmark. */
export function Notes({ review, frame, go }: NotesProps) {
  const text = staffWords.value;
  const words = analysisWords.value;
  const notes = review.notes.value;
  const here = notes.find((note) => note.frame === frame);
  const written = useSignal('');
  // Before anybody can type: what is written at once would be wiped out.
  useLayoutEffect(() => {
    written.value = here?.text ?? '';
  }, [frame, here?.text]);
  return (
    <section class="card notes-card" aria-label={words.notes} data-part="analysis-notes">
      <h3 class="card-title">{words.notes}</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          review.write(frame, written.value.trim());
        }}
      >
        <label>
          <span class="visually-hidden">{text.note}</span>
          <textarea
            rows={2}
            maxLength={longestNote}
            placeholder={text.note}
            value={written.value}
            data-part="note"
            onInput={(event) => (written.value = event.currentTarget.value)}
          />
        </label>
        <span class="notes-buttons">
          <button type="submit" class="button" data-action="keep-note">
            {written.value.trim() === '' ? text.bookmark : text.keepNote}
          </button>
          {here ? (
            <button type="button" class="button" data-action="erase-note" onClick={() => review.erase(frame)}>
              {text.erase}
            </button>
          ) : null}
        </span>
      </form>
      <ul class="notes-list">
        {notes.map((note) => (
          <li key={note.frame}>
            <button type="button" class="link" data-note={note.frame} onClick={() => go(note.frame)}>
              {words.step(note.frame)}
            </button>
            <span>{note.text === '' ? words.bookmark : note.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
