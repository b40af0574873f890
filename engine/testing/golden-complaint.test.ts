import { describe, expect, test } from 'vitest';
import { blocksOf } from './golden-blocks.js';
import { complaint } from './golden-complaint.js';

const text = [
  '{"rules":"7"}',
  '0 ["red",{"type":"go"}] of 3 dice 1 6 position 0123abcd',
  '  4.1 moved',
  '1 ["red",{"type":"done"}] position 00000000',
  'goes on',
];
const record = { name: 'duel', rules: '7', before: blocksOf(text), textFile: 'was.txt', nowFile: 'is.txt' };
const compare = (now: readonly string[]): string | null => complaint({ ...record, now, text });
const changed = (from: string, to: string): string[] => text.map((line) => line.replace(from, to));

describe('the complaint about a play-through', () => {
  test('is none when nothing differs', () => {
    expect(compare(text)).toBeNull();
  });

  test('asks for another rules version when a position differs', () => {
    expect(compare(changed('0123abcd', '0123abce'))).toBe(
      [
        'duel: actions or positions differ first in events 0-19.',
        'The rules version is still 7: raise it, or say in the commit why recorded battles replay as before.',
        'Line 2 was and is:',
        '- 0 ["red",{"type":"go"}] of 3 dice 1 6 position 0123abcd',
        '+ 0 ["red",{"type":"go"}] of 3 dice 1 6 position 0123abce',
        'Full text: now is.txt, before was.txt',
        'If the change is meant, write the records anew: UPDATE_GOLDEN=1 npm run unit -- golden',
      ].join('\n'),
    );
  });

  test('says that only the log differs', () => {
    const found = compare(changed('moved', 'walked'));
    expect(found).toContain('duel: actions and positions are as recorded.\nThe log or the number of actions differs');
    expect(found).toContain('\n-   4.1 moved\n+   4.1 walked\n');
    expect(found).not.toContain('rules version');
  });

  test('shows the line that is missing', () => {
    expect(compare(text.slice(0, -1))).toContain('Line 5 was and is:\n- goes on\n+ \n');
  });

  test('says how to get the text of before', () => {
    const found = complaint({ ...record, now: changed('moved', 'walked'), text: undefined });
    expect(found).toContain('first in events 0-19.\nFull text: now is.txt, before was.txt (not there: run this test');
  });
});
