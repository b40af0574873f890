import { ActionCodes, keyedDice, makeRandom, type LogEvent } from '@impulse/engine';
import { test } from 'vitest';
import { whiteDeath } from '../game.js';
import { aids } from '../aids/index.js';
import { Battle } from '../oracles/battle.js';
import { movesOf, entriesOf, journeysOf } from '../oracles/movement.js';
import { makePosition } from '../position/position.js';
import { sideIds } from '../data/types.js';
import { STEP, POINT } from '../state.js';
test('x', () => {
  const bad = new Map<string, string[]>();
  let compared = 0, n = 0; const t = Date.now();
  for (const [k, scenario] of ['scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5', 'campaign'].entries()) {
    const start = whiteDeath.start({ scenario });
    if (!start.ok) throw new Error();
    const state = start.value;
    const codes = new ActionCodes();
    const actors = new Int16Array(500);
    const dice = keyedDice('abc' + scenario);
    const random = makeRandom('x' + k);
    for (let i = 0; i < 1500 && whiteDeath.codes.deciding(state) >= 0; i++) {
      n++;
      const count = whiteDeath.codes.actors(state, actors);
      codes.clear();
      if (count > 0 && random.below(12) > 0) whiteDeath.codes.listOf(state, actors[random.below(count)], codes);
      if (codes.length === 0) { codes.clear(); whiteDeath.codes.listGeneral(state, codes); }
      if (codes.length === 0) { codes.clear(); whiteDeath.codes.list(state, codes); }
      if (state.step === STEP.movement && random.below(6) === 0) {
        const side = sideIds[state.deciding];
        const battle = new Battle(state.context.data, makePosition(state));
        const own = [...battle.men.values()].filter((m) => m.unit.side === side && m.at !== 'lost' && m.at !== 'exited');
        for (let j = 0; j < 3; j++) {
          const man = own[random.below(own.length)];
          const ends = man.at === 'off' ? entriesOf(battle, man) : movesOf(battle, man);
          const train = man.at === 'off' ? null : journeysOf(battle, man);
          const u = state.context.unitNumber.get(man.id)!;
          const reached = aids.reach(state, side, man.id);
          const got = new Map<string, number>(); const gotTrain = new Set<string>();
          for (const r of reached) {
            if (r.kind === 'rail') { gotTrain.add(r.hex); continue; }
            const cost = Math.round(state.impulse * POINT - state.spent[u] - r.left * POINT);
            got.set(r.hex, Math.min(got.get(r.hex) ?? 999, cost));
          }
          compared++;
          const note = (kind: string, text: string) => { const l = bad.get(kind) ?? []; l.push(text); bad.set(kind, l); };
          const where = `${scenario} #${i} ${man.id} ${man.unit.mobility} ${man.unit.class} at ${man.at} weather ${battle.position.weather} left ${(state.impulse * POINT - state.spent[u])} flags ${[...man.flags]}`;
          for (const [hex, cost] of ends) {
            if (!got.has(hex)) note('oracle only', `${where}: ${hex} ${cost}`);
            else if (got.get(hex) !== cost) note('cost', `${where}: ${hex} oracle ${cost} rules ${got.get(hex)}`);
          }
          for (const [hex, cost] of got) if (!ends.has(hex)) note('rules only', `${where}: ${hex} ${cost}`);
          if (train) {
            for (const h of train) if (!gotTrain.has(h)) note('train oracle only', `${where}: ${h}`);
            for (const h of gotTrain) if (!train.has(h)) note('train rules only', `${where}: ${h}`);
          }
        }
      }
      const log: LogEvent[] = [];
      dice.begin(n);
      whiteDeath.codes.play(state, codes, random.below(codes.length), dice, log);
    }
  }
  console.log(n, compared, Date.now() - t);
  for (const [k, l] of bad) console.log(k, l.length, '\n  ' + l.slice(0, 12).join('\n  '));
});
