import { useSignal } from '@preact/signals';
import { useDesk } from '../desk/desk.js';
import type { LocalHost } from '../hosts/local.js';
import type { LetterTaken, PlayByFile } from '../hosts/messages.js';
import { linkTo } from '../web/links.js';
import { download } from '../storage/download.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { FileButton } from '../parts/file-button.js';
import './line.css';
import { letterWords } from './words.js';

/** What is to be done about the files of this battle: save one, send it, open the answer. */
export function OpenLine({ host, post }: { readonly host: LocalHost; readonly post: PlayByFile }) {
  const desk = useDesk();
  const { table, refusals } = letterWords.value;
  const refusal = useSignal<Extract<LetterTaken, { kind: 'refused' }>['refusal'] | null>(null);
  const busy = useSignal(false);
  const saved = useSignal(false);
  const { phase } = post;

  const save = async (): Promise<void> => {
    const text = await host.write();
    if (text === null) return;
    download(fileName(desk.kit.game.id, desk.id, text), text);
    saved.value = true;
  };
  const read = async (text: string | null): Promise<void> => {
    busy.value = true;
    refusal.value = null;
    try {
      const taken = text === null ? ({ kind: 'refused', refusal: 'foreign-file' } as const) : await host.receive(text);
      if (taken.kind === 'refused') refusal.value = taken.refusal;
      else desk.computers?.settle();
    } finally {
      busy.value = false;
    }
  };

  const undoable = phase === 'writes' && desk.chair.now().undoable > 0;
  const saves = phase === 'writes' || post.letters % 2 === (post.isHost ? 1 : 0);
  /** The invitation that waits for an answer is not written anew, but may not have been saved yet. */
  const isToBeSaved = phase === 'writes' || (post.letters === 1 && !saved.value);
  return (
    <div class="notice notice-letter" data-part="letter-line" data-phase={phase}>
      <p role="status">{busy.value ? letterWords.value.opening : sentence(desk, post, saved.value)}</p>
      <div class="letter-buttons">
        {undoable ? (
          <button type="button" class="button small" data-action="letter-undo" onClick={() => void desk.chair.undo()}>
            {words.value.bar.undo}
          </button>
        ) : null}
        {saves ? (
          <button
            type="button"
            class={`button small${isToBeSaved ? ' primary' : ''}`}
            data-action="save-letter"
            onClick={() => void save()}
          >
            {isToBeSaved ? table.save : table.saveAgain}
          </button>
        ) : null}
        {phase === 'awaits' ? (
          <FileButton
            class={`button small${isToBeSaved ? '' : ' primary'}`}
            what="letter"
            label={table.open}
            read={({ text }) => read(text)}
          />
        ) : null}
      </div>
      <p class="letter-small">
        {post.code === null ? null : <span title={table.codeHint}>{table.code(post.code)}</span>}
        <a href={linkTo.byFile()}>{table.about}</a>
      </p>
      {refusal.value === null ? null : (
        <p class="problem" role="alert" data-refusal={refusal.value}>
          {refusals[refusal.value]}
        </p>
      )}
    </div>
  );
}

function sentence(desk: ReturnType<typeof useDesk>, { phase, theirs, letters }: PlayByFile, saved: boolean): string {
  const { table } = letterWords.value;
  const side = phrasesOf(desk).side(theirs);
  if (phase === 'over') return table.over;
  if (phase === 'awaits') return letters === 1 && !saved ? table.invited(side) : table.awaits(side);
  if (desk.chair.turn.value.over) return table.endsWith(side);
  if (letters === 1) return table.accepts(side);
  return letters === 2 && desk.chair.now().revision === 0 ? table.passes(side) : table.writes(side);
}

/** Says what it is, and in which order to open it. */
function fileName(game: string, id: string, text: string): string {
  const { number, to } = JSON.parse(text) as { readonly number: number; readonly to: string };
  return `${game}-${id.slice(0, 4)}-${String(number).padStart(3, '0')}-to-${to}.json`;
}
