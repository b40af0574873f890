import { letterWords } from '../../letters/words.js';
import { linkTo } from '../../web/links.js';

/** What the choice of a player elsewhere means, beside it. */
export function ByFileHint() {
  const { newHint, protects } = letterWords.value;
  return (
    <>
      {newHint} <a href={linkTo.byFile()}>{protects.title}</a>
    </>
  );
}
