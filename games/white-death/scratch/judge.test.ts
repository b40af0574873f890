import { ActionCodes, keyedDice, makeRandom, type LogEvent } from '@impulse/engine';
import { test } from 'vitest';
import { whiteDeath } from '../game.js';
import { judge } from '../oracles/judge.js';
import { makePosition } from '../position/position.js';
import { script } from '../opponent/index.js';
import { STEP } from '../state.js';
test('x', () => {
  const bad: string[] = []; const counts: Record<string, number> = {};
  let n = 0, judged = 0; const t = Date.now(); let tj = 0; let wrongActions = 0;
  for (const [k, scenario] of ['scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5', 'campaign'].entries()) {
    const start = whiteDeath.start({ scenario });
    if (!start.ok) throw new Error();
    const state = start.value;
    const codes = new ActionCodes();
    const actors = new Int16Array(500);
    const dice = keyedDice('abcd' + scenario);
    const random = makeRandom('y' + k);
    void script; void STEP;
    for (let i = 0; i < 2000 && whiteDeath.codes.deciding(state) >= 0; i++) {
      n++;
      const count = whiteDeath.codes.actors(state, actors);
      codes.clear();
      if (count > 0 && random.below(state.step === STEP.movement ? 30 : 6) > 0) whiteDeath.codes.listOf(state, actors[random.below(count)], codes);
      if (codes.length === 0) { codes.clear(); whiteDeath.codes.listGeneral(state, codes); }
      if (codes.length === 0) { codes.clear(); whiteDeath.codes.list(state, codes); }
      const log: LogEvent[] = [];
      dice.begin(n);
      // assaults are liked
      let pick = random.below(codes.length);
      for (let tries = 0; tries < 6; tries++) { const j = random.below(codes.length); if (['assault', 'barrage', 'deploy'].includes(whiteDeath.codes.action(state, codes, j).type)) pick = j; }
      const action = whiteDeath.codes.action(state, codes, pick);
      const before = makePosition(state);
      whiteDeath.codes.play(state, codes, pick, dice, log);
      const after = makePosition(state);
      const t0 = Date.now();
      const found = judge(state.context.data, before, action, log, after);
      tj += Date.now() - t0;
      judged++;
      for (const e of log) counts[e.type] = (counts[e.type] ?? 0) + 1;
      if (found.length > 0) { wrongActions++; if (bad.length < 14) bad.push(`${scenario} #${i} ${before.weather} ${JSON.stringify(action)}\n     ` + found.slice(0, 3).join('\n     ')); }
    }
  }
  console.log(n, judged, Date.now() - t, tj, 'wrong', wrongActions, JSON.stringify(counts));
  console.log(bad.join('\n'));
});
