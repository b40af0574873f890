import { whiteDeath } from '@impulse/white-death';
import { type Action, actionTypes } from '@impulse/white-death/actions/actions.js';
import { expect, test } from 'vitest';
import { notate } from './notation.js';

const lines: readonly (readonly [Action, string])[] = [
  [{ type: 'place', unit: '9grd-art', hex: '3426', deployed: true }, 'place 9grd-art 3426 deployed'],
  [{ type: 'place-rest' }, 'place rest'],
  [{ type: 'avoid-isolation', pay: false }, 'avoid isolation no'],
  [{ type: 'impulse', points: 4 }, 'impulse 4'],
  [{ type: 'pass' }, 'pass'],
  [{ type: 'refit', formation: '18mech' }, 'refit 18mech'],
  [{ type: 'replace', unit: '9grd-18g', points: 2 }, 'replace 9grd-18g 2'],
  [{ type: 'repair', unit: '18mech-t34' }, 'repair 18mech-t34'],
  [{ type: 'reassign', unit: '8pz-i-8', area: 'w' }, 'reassign 8pz-i-8 w'],
  [{ type: 'move', unit: '9grd-18g', path: ['3025', '2925'] }, 'move 9grd-18g 3025 2925'],
  [{ type: 'move', unit: '9grd-18g', path: ['3025'], with: ['9grd-smg'] }, 'move 9grd-18g 3025 with 9grd-smg'],
  [{ type: 'enter', unit: '19grd-54g', path: ['4020'] }, 'enter 19grd-54g 4020'],
  [{ type: 'enter', unit: '19grd-54g', path: ['4020'], with: ['19grd-smg'] }, 'enter 19grd-54g 4020 with 19grd-smg'],
  [{ type: 'rail', unit: '8pz-i-8', path: ['0120', '0219'] }, 'rail 8pz-i-8 0120 0219'],
  [{ type: 'deploy', unit: '9grd-art' }, 'deploy 9grd-art'],
  [{ type: 'bridge', unit: '1eng', work: 'build' }, 'bridge 1eng build'],
  [{ type: 'assault', unit: '9grd-18g', target: '2927' }, 'assault 9grd-18g 2927'],
  [{ type: 'stack', hex: '3026', order: ['9grd-smg', '9grd-18g'] }, 'stack 3026 9grd-smg 9grd-18g'],
  [{ type: 'barrage', target: '2927', units: ['9grd-art'], split: [6, 3] }, 'barrage 2927 by 9grd-art split 6 3'],
  [
    { type: 'barrage', target: '1510', units: ['lix-i-55-wrf'], rockets: 'half' },
    'barrage 1510 by lix-i-55-wrf rockets half',
  ],
  [
    { type: 'defend', target: '2927', headquarters: '83id', support: [], antitank: ['83id-14-251'], intensity: 'high' },
    'defend 2927 under 83id support antitank 83id-14-251 intensity high',
  ],
  [{ type: 'fire', target: '2927', allocation: { '83id-ii-251': 20.5 } }, 'fire 2927 at 83id-ii-251=20.5'],
  [{ type: 'advance', unit: '9grd-22g', hex: '2927' }, 'advance 9grd-22g 2927'],
  [{ type: 'advance', unit: '9grd-22g', hex: '2927', with: ['1eng'] }, 'advance 9grd-22g 2927 with 1eng'],
  [{ type: 'orders', defence: 'fire', reserve: 2 }, 'orders defence fire reserve 2'],
  [{ type: 'done' }, 'done'],
  [{ type: 'exit', unit: '83id-i-277' }, 'exit 83id-i-277'],
  [{ type: 'call-off', unit: '9grd-18g' }, 'call off 9grd-18g'],
];

test('every action has a short line', () => {
  const started = whiteDeath.start({ scenario: 'campaign' });
  if (!started.ok) throw new Error(started.error.message);
  for (const [action, line] of lines) {
    expect(notate(action)).toBe(line);
    expect(whiteDeath.parseAction(started.value, action)).toMatchObject({ ok: true });
  }
  expect(new Set(lines.map(([{ type }]) => type))).toEqual(new Set(actionTypes));
});
