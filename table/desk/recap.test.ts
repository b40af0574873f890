import { beforeAll, expect, test } from 'vitest';
import { makeRandom, Match } from '@impulse/engine';
import { loadBattle } from '@impulse/library/battles.js';
import { LastDecisions } from '@impulse/library/last-decisions.js';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { grid } from '@impulse/totensonntag/context.js';
import { totensonntagArt } from '../battles/totensonntag/art.js';
import { sitAt } from '../chair/testing/sitting.js';
import { textsReady } from '../i18n/index.js';
import { Presenter } from './presenter.js';
import { Recap } from './recap.js';

const art = totensonntagArt();

beforeAll(() => textsReady());

/** The Axis has fought since the Commonwealth last decided, and somebody was lost. `views`: what that one was told, by events. */
async function afterFight() {
  const rules = await loadBattle('totensonntag');
  for (let seed = 1; seed < 40; seed++) {
    const sealing = { match: `recap-${seed}`, secret: seed.toString(16).padStart(2, '0').repeat(32) };
    const started = Match.start(totensonntag, { scenario: 'historical', options: {} }, sealing);
    if (!started.ok) throw new Error(started.error.message);
    const match = started.value;
    const decisions = new LastDecisions(rules, match);
    const random = makeRandom(`recap ${seed}`);
    let [base, lost] = [0, 0];
    const views = new Map<number, string>();
    for (let turn = match.turn(); !turn.over; turn = match.turn()) {
      if (turn.side === 'cw' && lost > 1) return { match, decisions, views };
      const read = match.logLength('cw');
      match.act(
        turn.side,
        opponents.think('script', match.state, turn.side, random).action,
        `computer ${match.revision}`,
      );
      decisions.note(turn.side === 'cw' ? 'cw' : 'dak');
      if (turn.side === 'cw') {
        [base, lost] = [match.logLength('cw'), 0];
        views.clear();
      }
      const types = match.log('cw', read).map(({ type }) => type);
      lost += turn.side === 'cw' ? 0 : types.filter((type) => type === 'destroyed').length;
      const events = match.logLength('cw') - base;
      if (!views.has(events)) views.set(events, JSON.stringify(match.view('cw')));
    }
  }
  throw new Error('The Axis hurts nobody');
}

test('a step shows everybody as they were then, also who is weaker or gone by now', async () => {
  const { match, decisions, views } = await afterFight();
  const { chair } = await sitAt(match, { dak: 'script' });
  const presenter = new Presenter({ grid, faceOf: art.face, speed: () => 0, wantsSound: () => false });
  let asked = 0;
  const recap = new Recap(chair, presenter, {
    since: (seat) => Promise.resolve(decisions.since(seat)),
    meanwhile: (seat) => {
      asked++;
      return Promise.resolve(decisions.meanwhile(seat));
    },
  });
  await recap.look();
  const now = new Map(chair.units.value);
  expect([recap.open.value, asked]).toEqual([true, 0]);
  expect([...recap.shown.value.units]).toEqual([...now]);

  recap.go(1);
  await expect.poll(() => recap.step.value).toBe(0);
  const hurt = [...recap.shown.value.units.values()].filter(
    ({ id, where, strength }) => where === 'map' && strength?.left !== now.get(id)?.strength?.left,
  );
  expect(hurt.length).toBeGreaterThan(0);
  for (const [step, { upTo }] of recap.steps.value.entries()) {
    recap.goTo(step);
    await expect.poll(() => recap.step.value).toBe(step);
    const told = [...views].find(([events]) => events >= upTo)?.[1];
    expect(JSON.stringify(totensonntag.view(recap.shown.value.state as never, 'cw'))).toBe(told);
  }
  expect(asked).toBe(1);
  recap.close();
  expect([...recap.shown.value.units]).toEqual([...now]);
});

test('two steps asked for at once come to the second, and closing forgets both', async () => {
  const { match, decisions } = await afterFight();
  const { chair } = await sitAt(match, { dak: 'script' });
  const presenter = new Presenter({ grid, faceOf: art.face, speed: () => 0, wantsSound: () => false });
  const recap = new Recap(chair, presenter, {
    since: (seat) => Promise.resolve(decisions.since(seat)),
    meanwhile: (seat) => Promise.resolve(decisions.meanwhile(seat)),
  });
  await recap.look();
  recap.go(1);
  recap.go(1);
  await expect.poll(() => recap.step.value).toBe(1);
  recap.go(1);
  recap.close();
  recap.go(1);
  await expect.poll(() => recap.step.value).toBe(0);
});
