import { test } from 'vitest';
import { whiteDeath } from '../game.js';
import { Battle } from '../oracles/battle.js';
import { bankTowards } from '../oracles/terrain.js';
import { neighbours } from '../oracles/field.js';
import { makePosition } from '../position/position.js';
import { TO_RIGHT_BANK } from '../ground.js';
import { grid } from '../context.js';
test('x', () => {
  const start = whiteDeath.start({ scenario: 'scenario-1' });
  if (!start.ok) throw new Error();
  const state = start.value;
  const battle = new Battle(state.context.data, makePosition(state));
  const seen = new Map<string, number>();
  for (const river of state.context.data.map.rivers) for (const h of river.hexes) seen.set(h, (seen.get(h) ?? 0) + 1);
  console.log('shared', [...seen].filter(([, c]) => c > 1).map(([h]) => h));
  let all = 0;
  for (const h of seen.keys()) for (const near of neighbours(h)) {
    if (battle.field.isRiver(near)) continue;
    all++;
    const a = grid.parse(h), b = grid.parse(near);
    const rules = state.context.ground.sides[a * 6 + grid.direction(a, b)] & TO_RIGHT_BANK ? 'right' : 'left';
    const mine = bankTowards(battle, h, near);
    if (rules !== mine) { const line = state.context.data.map.rivers.findLast((r) => r.hexes.includes(h))!; const i = line.hexes.indexOf(h); console.log(line.id, line.hexes[i - 1], h, line.hexes[i + 1], 'neighbour', near, 'rules', rules, 'mine', mine, 'lowatj bank', battle.field.bankOfLowatj(near)); }
  }
  console.log(all);
});
