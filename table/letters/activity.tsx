import type { PlayByFile } from '../hosts/messages.js';
import { letterWords } from './words.js';

/** In place of "the computer decides": whose file is awaited. */
export function LetterActivity({ phase }: Pick<PlayByFile, 'phase'>) {
  const { activity } = letterWords.value.table;
  if (phase === 'plays' || phase === 'over') return null;
  return (
    <span class={`activity${phase === 'tells' ? '' : ' is-paused'}`}>
      <span class="activity-dot" aria-hidden="true" />
      {activity[phase]}
    </span>
  );
}
