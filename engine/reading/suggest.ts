/** The nearest of some words, for "did you mean". */

/** Edits (insert, delete, replace, swap neighbours) that turn one word into the other. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2] + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}

/** The choice most like the word, or undefined when none is like it. */
export function nearest(word: string, choices: readonly string[]): string | undefined {
  if (word.length > 60) return undefined;
  const given = word.toLowerCase();
  const begun = choices.filter((choice) => given.length > 1 && choice.toLowerCase().startsWith(given));
  if (begun.length === 1) return begun[0];
  let best: string | undefined;
  let least = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const choice of choices) {
    const distance = edits(given, choice.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    best = choice;
  }
  return best;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(word: string, choices: readonly string[]): string {
  const choice = nearest(word, choices);
  return choice === undefined ? '' : ` Did you mean ${choice}?`;
}
