import { letterWords } from '../../letters/words.js';

/** What a file without a server can and cannot protect, said plainly. */
export function WhatFilesProtect() {
  const { protects } = letterWords.value;
  return (
    <section class="protects" data-part="protects">
      <h2>{protects.title}</h2>
      <div class="protects-columns">
        <div class="protects-does">
          <h3>{protects.doesTitle}</h3>
          <Lines of={protects.does} />
        </div>
        <div class="protects-does-not">
          <h3>{protects.doesNotTitle}</h3>
          <Lines of={protects.doesNot} />
        </div>
      </div>
      <p class="quiet">{protects.keep}</p>
    </section>
  );
}

const Lines = ({ of: lines }: { readonly of: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
