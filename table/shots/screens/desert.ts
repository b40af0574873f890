import {
  battleWithSecret,
  coupletWithAssault,
  finishedBattle,
  play,
  playUntil,
  saved,
  startBattle,
  type TestMatch,
} from '../../e2e/testing/battles.js';
import { expect, type Table } from '../../e2e/testing/fixtures.js';
import { battleAt, sceneIn, stepIs } from '../../e2e/testing/scenes.js';
import { totensonntag } from '@impulse/totensonntag';
import type { SavedBattle } from '../../storage/types.js';
import type { Screens } from './screen.js';

const assault = { type: 'assault', unit: '7ad-1krrc', target: 'H11' } as const;
const beside = { '7ad-1krrc': 'H10', '7ad-2rb': 'G11', 'ari-ber-12': { at: 'H11', hits: 1 } };
const crowd = {
  '7ad-7h': 'F9',
  '7ad-2rtr': 'F9',
  '7ad-6rtr': 'F9',
  '7ad-4sac': 'F9',
  '7ad-2rb': 'F9',
  '7ad-60fd': 'E9',
};
const shelled = {
  '7ad-60fd': 'G10',
  '7ad-4sac': 'I10',
  'ad-361-2': 'O6',
  '7ad-2rb': 'H11',
  'ari-ber-3': 'H12',
  'ari-ber-5': 'H12',
};
const barrage = { type: 'barrage', unit: '7ad-60fd', target: 'H12', spotter: '7ad-2rb' } as const;

const recovers = ({ state }: TestMatch): boolean =>
  totensonntag.legal(state, 'cw').some(({ type }) => type === 'recover');

/** A battle in which the Commonwealth owes a decision of this step. */
export function totensonntagIn(step: string): SavedBattle {
  return saved(battleAt(step), { dak: 'script', cw: 'human' });
}

function inTheAir(step: 'air-plan' | 'air-strike'): SavedBattle {
  for (let seed = 1; seed < 60; seed++) {
    const match = startBattle(seed, 'historical', { aircraft: 'on' });
    if (playUntil(match, 'random', seed, stepIs(step))) return saved(match, { dak: 'script', cw: 'human' });
  }
  throw new Error('Nobody flies');
}

async function impulse(table: Table): Promise<void> {
  const { match, number } = coupletWithAssault();
  await table.open(saved(match));
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
}

const tab =
  (id: string) =>
  async (table: Table): Promise<string> => {
    await impulse(table);
    await table.chooseTab(id);
    return id;
  };

async function proposeAssault(table: Table): Promise<void> {
  await impulse(table);
  const found = coupletWithAssault();
  await table.cell((await table.hexOf(found.assault.unit))!).dispatchEvent('click');
  await table.mark(found.assault.target).dispatchEvent('click');
  await expect(table.forecast).toBeVisible();
}

/** Every card and panel of Totensonntag. */
export const desertScreens: Screens = {
  placing: (table) => table.open(saved(startBattle(3, 'free'), { dak: 'human', cw: 'script' })),
  numbers: (table) => table.open(saved(coupletWithAssault().match)),
  adjust: (table) => table.open(saved(battleAt('adjust-an', ({ state }) => state.couplet < 4))),
  'air-plan': (table) => table.open(inTheAir('air-plan')),
  'air-strike': (table) => table.open(inTheAir('air-strike')),
  impulse,
  unit: async (table) => {
    await impulse(table);
    await table.page.keyboard.press('n');
    await expect(table.marks.first()).toBeAttached();
  },
  'why-not': async (table) => {
    await impulse(table);
    await table.page.keyboard.press('n');
    await table.cell('A19').dispatchEvent('click');
    await expect(table.notice).toBeVisible();
  },
  assault: proposeAssault,
  result: async (table) => {
    await proposeAssault(table);
    await table.button('confirm').first().click();
    await expect(table.page.locator('[data-part="result"]')).toBeVisible();
  },
  advance: async (table) => {
    const match = sceneIn({ an: 4, enemyAn: 2, units: beside }, [assault], stepIs('advance'));
    play(match, 'cw', assault);
    await table.open(saved(match));
  },
  excess: async (table) => {
    await table.open(saved(sceneIn({ an: 4, enemyAn: 2, units: crowd })));
    await table.asked('impulse');
    await table.button('end').click();
    await table.button('confirm').click();
    await expect(table.page.locator('[data-part="excess"]')).toBeVisible();
  },
  ending: async (table) => {
    await table.open(saved(sceneIn({ an: 4, enemyAn: 2, units: crowd })));
    await table.asked('impulse');
    await table.button('end').click();
    await expect(table.page.locator('[data-part="ending"]')).toBeVisible();
  },
  barrage: async (table) => {
    await table.open(saved(sceneIn({ an: 3, enemyAn: 2, units: shelled })));
    await table.asked('impulse');
    await table.cell('G10').dispatchEvent('click');
    await table.mark('H12').dispatchEvent('click');
    await expect(table.forecast).toBeVisible();
  },
  'barrage-target': async (table) => {
    const match = sceneIn({ an: 3, enemyAn: 2, units: shelled }, [barrage], stepIs('barrage-target'));
    play(match, 'cw', barrage);
    await table.open(saved(match));
  },
  night: (table) => table.open(saved(battleAt('night', recovers))),
  log: tab('log'),
  forces: tab('forces'),
  arrivals: tab('arrivals'),
  victory: tab('victory'),
  dice: tab('dice'),
  view: tab('view'),
  resigning: async (table) => {
    await tab('view')(table);
    await table.button('ask-resign').click();
  },
  plan: async (table) => {
    await impulse(table);
    await table.button('staff-plan').click();
    await expect(table.page.locator('.staff-orders li').first()).toBeVisible({ timeout: 60_000 });
  },
  recap: async (table) => {
    await impulse(table);
    await table.button('recap').click();
    await table.button('recap-next').click();
  },
  keys: async (table) => {
    await impulse(table);
    await table.page.keyboard.press('?');
  },
  curtain: (table) => table.open(saved(battleWithSecret().match, { dak: 'human', cw: 'human' })),
  over: (table) => table.open(saved(finishedBattle())),
  replay: async (table) => {
    const battle = saved(coupletWithAssault().match);
    await table.keep(battle);
    await table.page.goto(`./#/replay/${battle.id}`);
    await table.page.locator('[data-part="scrubber"]').fill('12');
  },
  analysis: async (table) => {
    const match = startBattle(7);
    playUntil(match, 'script', 7, ({ length }) => length >= 40);
    match.close('cw', { reason: 'resigned', winner: 'dak' });
    const battle = saved(match, { dak: 'script', cw: 'human' });
    await table.keep(battle);
    await table.page.goto(`./#/replay/${battle.id}`);
    await table.page.locator('[data-part="scrubber"]').fill('9');
    await table.chooseTab('analysis');
    await table.button('analyse').click();
    await expect(table.page.locator('[data-part="chance-graph"]')).toBeVisible({ timeout: 150_000 });
  },
  lesson: async (table) => {
    await table.page.goto('./#/learn/totensonntag/moves');
    await expect(table.page.locator('[data-part="coach"]')).toBeVisible();
  },
};
