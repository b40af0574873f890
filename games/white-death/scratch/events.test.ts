import fs from 'node:fs';
import { ActionCodes, keyedDice, makeRandom, type LogEvent } from '@impulse/engine';
import { test } from 'vitest';
import { whiteDeath } from '../game.js';
import { script } from '../opponent/index.js';
import { sideIds } from '../data/types.js';
test('x', () => {
  const seen = new Map<string, LogEvent[]>();
  let n = 0; let actions = 0;
  const t = Date.now();
  for (const scenario of ['scenario-1', 'scenario-4']) {
    const start = whiteDeath.start({ scenario });
    if (!start.ok) throw new Error();
    const state = start.value;
    const policy = script.make();
    const codes = new ActionCodes();
    const dice = keyedDice('abc' + scenario);
    const random = makeRandom('x');
    while (whiteDeath.codes.deciding(state) >= 0 && n < 6000) {
      n++;
      codes.clear();
      whiteDeath.codes.list(state, codes);
      const i = random.below(codes.length);
      const log: LogEvent[] = [];
      dice.begin(n);
      whiteDeath.codes.play(state, codes, i, dice, log);
      actions++;
      for (const event of log) { const list = seen.get(event.type) ?? []; if (list.length < 3) list.push(event); seen.set(event.type, list); }
      void policy; void sideIds;
    }
  }
  console.log(actions, Date.now() - t);
  fs.writeFileSync('/tmp/events.json', [...seen].map(([k, v]) => k + '\n' + v.map((e) => '   ' + JSON.stringify(e)).join('\n')).join('\n'));
});
