import { type Block, blocksOf, differences } from './golden-blocks.js';

export const rewriting = 'UPDATE_GOLDEN=1 npm run unit -- golden';

export const versionAdvice = (rules: string): string =>
  `The rules version is still ${rules}: raise it, or say in the commit why recorded battles replay as before.`;

interface Comparison {
  readonly name: string;
  readonly rules: string;
  readonly before: readonly Block[];
  readonly now: readonly string[];
  /** The text the record was made from, where there is one. */
  readonly text: readonly string[] | undefined;
  readonly textFile: string;
  readonly nowFile: string;
}

/** How a play-through differs from its record and what to do about it; null when it does not. */
export function complaint({ name, rules, before, now, text, textFile, nowFile }: Comparison): string | null {
  const { course, said } = differences(before, blocksOf(now));
  if (course === undefined && said === undefined) return null;
  const lines =
    course === undefined
      ? [`${name}: actions and positions are as recorded.`]
      : [`${name}: actions or positions differ first in events ${course}.`, versionAdvice(rules)];
  if (said !== undefined) lines.push(`The log or the number of actions differs first in events ${said}.`);
  if (text) {
    const longer = text.length > now.length ? text : now;
    // The heading tells no event.
    const at = longer.findIndex((_, i) => i > 0 && now[i] !== text[i]);
    lines.push(`Line ${at + 1} was and is:`, `- ${text[at] ?? ''}`, `+ ${now[at] ?? ''}`);
  }
  const missing = text ? '' : ' (not there: run this test on a commit where it passes to get it)';
  return [
    ...lines,
    `Full text: now ${nowFile}, before ${textFile}${missing}`,
    `If the change is meant, write the records anew: ${rewriting}`,
  ].join('\n');
}
