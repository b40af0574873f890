import { finish, makeRandom, Match, parseRecord } from '@impulse/engine';
import { totensonntagBattle as battle } from '../../totensonntag/index.js';
import { describe, expect, test } from 'vitest';
import { type Analysis, analysing } from '../analysis.js';
import { percent, signedPercent } from '../figures.js';
import { withNote, withoutNote } from '../notes.js';
import { tellAnalysis } from '../telling.js';
import { analysisPage } from './page.js';

const depth = { samples: 2, turns: 1, throws: 0, budget: 8, seed: 1 };

function shortRecord() {
  const begun = Match.start(battle.game, { scenario: 'historical' }, { match: 'told', secret: '3c'.repeat(32) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  while (match.length < 30) {
    const turn = match.turn();
    if (turn.over) break;
    match.act(
      turn.side,
      battle.opponents.think('script', match.state, turn.side, makeRandom(`${match.length}`)).action,
    );
  }
  match.close('cw', { reason: 'resigned', winner: 'dak' });
  const record = parseRecord(match.record(true));
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

const record = shortRecord();

function analyse(begun: Analysis<never> | null = null, keep: (analysis: Analysis<never>) => void = () => undefined) {
  const done = finish(analysing(battle, record, depth, begun, (analysis) => keep(analysis as Analysis<never>)));
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
}

describe('an analysis', () => {
  const kept: Analysis<never>[] = [];
  const whole = analyse(null, (analysis) => kept.push(analysis));

  test('that was left goes on from there, and comes to the same', () => {
    expect(kept).toHaveLength(whole.cut.stretches.length);
    const later: unknown[] = [];
    const resumed = analyse(kept[2], (analysis) => later.push(analysis));
    expect(later).toHaveLength(kept.length - 3);
    expect(resumed.balance).toEqual(whole.balance);
  });

  test('of another depth or match is begun anew', () => {
    const later: unknown[] = [];
    analyse({ ...kept[2], match: 'another' }, (analysis) => later.push(analysis));
    expect(later).toHaveLength(kept.length);
  });

  test('is told in words whose shares add up as they are read', () => {
    const { account, outcome } = tellAnalysis(battle, whole, 'en');
    expect(outcome).toBe('The Commonwealth resigns; the DAK wins the battle.');
    const shares = account.map(([, share]) => Number(share.replace('\u2212', '-').replace('%', '')));
    const sum = shares.slice(0, -1).reduce((total, one) => total + one, 0);
    expect(Math.abs(sum - (shares.at(-1) ?? 0))).toBeLessThan(1);
    expect(tellAnalysis(battle, whole, 'zh-Hant').outcome).not.toBe(outcome);
  });

  test('is a page that needs nothing else, and in which nothing is markup that somebody wrote', () => {
    const page = analysisPage(battle, whole, [{ frame: 3, text: '<script>alert(1)</script>' }], 'en');
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toContain('<script>alert');
    expect(page).not.toMatch(/(src|href)=|https?:\/\//);
    expect(page).toContain('<main lang="zh-Hant"');
    expect(page.match(/<polyline/g)?.length).toBeGreaterThan(1);
  });
});

test('notes are kept by step, the last word of each', () => {
  const notes = withNote(withNote(withNote([], { frame: 9, text: 'late' }), { frame: 2, text: '' }), {
    frame: 9,
    text: 'later',
  });
  expect(notes).toEqual([
    { frame: 2, text: '' },
    { frame: 9, text: 'later' },
  ]);
  expect(withoutNote(notes, 2)).toEqual([{ frame: 9, text: 'later' }]);
});

test('shares are read in percent', () => {
  expect([percent(634_999), percent(0)]).toEqual(['63%', '0%']);
  expect([signedPercent(42_000), signedPercent(-1_500), signedPercent(-10)]).toEqual(['+4.2%', '\u22120.1%', '0.0%']);
});
