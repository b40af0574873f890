import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { askAuthority } from '../../hosts/authority-line.js';
import type { LetterTaken } from '../../hosts/messages.js';
import { arrived } from '../../letters/arrived.js';
import { FileButton } from '../../parts/file-button.js';
import { letterWords } from '../../letters/words.js';
import { go, linkTo } from '../../web/links.js';
import { Frame } from '../shared/frame.js';
import './by-file.css';
import { InvitationCard } from './invitation.js';
import { BattlesByFile } from './list.js';
import { inviting } from './seating.js';
import { WhatFilesProtect } from './protects.js';

type Shown = Exclude<LetterTaken, { kind: 'taken' }> & { readonly text: string };

/** Play by file: begin, open what was sent, and what to know before. */
export function ByFilePage() {
  const { title, lead, begin, open, opening, refusals, toBattle } = letterWords.value;
  const shown = useSignal<Shown | null>(null);
  const busy = useSignal(false);

  const read = async (text: string | null): Promise<void> => {
    shown.value = null;
    busy.value = true;
    try {
      const taken = text === null ? tooLarge : await askAuthority('letter', { text });
      if (taken.kind === 'taken') go(linkTo.play(taken.id));
      else shown.value = { ...taken, text: text ?? '' };
    } finally {
      busy.value = false;
    }
  };
  useEffect(() => {
    const text = arrived.value;
    arrived.value = null;
    if (text !== null) void read(text);
  }, []);

  return (
    <Frame title={title}>
      <p class="by-file-lead">{lead}</p>
      <p class="buttons">
        <FileButton class="button primary" what="letter" label={open} read={({ text }) => read(text)} />
        <a class="button" data-action="invite" href={linkTo.new()} onClick={() => (inviting.value = true)}>
          {begin}
        </a>
      </p>
      <div role="status">{busy.value ? <p>{opening}</p> : null}</div>
      {shown.value?.kind === 'invitation' ? (
        <InvitationCard to={shown.value.to} text={shown.value.text} decline={() => (shown.value = null)} />
      ) : null}
      {shown.value?.kind === 'refused' ? (
        <p class="problem" role="alert" data-refusal={shown.value.refusal}>
          {refusals[shown.value.refusal]}{' '}
          {shown.value.id === undefined ? null : <a href={linkTo.play(shown.value.id)}>{toBattle}</a>}
        </p>
      ) : null}
      <BattlesByFile />
      <WhatFilesProtect />
    </Frame>
  );
}

const tooLarge = { kind: 'refused', refusal: 'foreign-file' } as const;
