import { makeRandom, Match } from '@impulse/engine';
import { opponents } from '@impulse/library/white-death/opponents.js';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { secretOf } from '../../e2e/testing/battles.js';
import { expect, type Table } from '../../e2e/testing/fixtures.js';
import {
  begunWhiteDeath,
  playAll,
  playedUntil,
  savedWhiteDeath,
  startWhiteDeath,
  type WhiteDeathBattle,
} from '../../e2e/testing/white-death.js';
import { afterAssaults, positionWithWork } from '../../e2e/testing/winter-scenes.js';
import type { Screens } from './screen.js';

const stupino = '2927';
const declared = ['9grd-18g', '9grd-smg', '9grd-22g'].map((unit): Action => ({
  type: 'assault',
  unit,
  target: stupino,
}));

type Step = 'isolation' | 'decision' | 'movement' | 'barrage' | 'defence' | 'assault';

function battleAt(step: Step): WhiteDeathBattle {
  if (step === 'isolation') {
    const match = startWhiteDeath(3);
    playAll(match, 'german', [{ type: 'done' }]);
    return match;
  }
  const match = begunWhiteDeath(3);
  if (step === 'decision') return match;
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  if (step === 'movement') return match;
  playAll(match, 'soviet', [...declared, { type: 'done' }]);
  if (step === 'barrage') return match;
  playAll(match, 'soviet', [{ type: 'done' }]);
  if (step === 'assault') playAll(match, 'german', [{ type: 'defend', target: stupino }]);
  return match;
}

/** Dice with which the assault drives the Germans out. */
function afterAssault(): WhiteDeathBattle {
  for (let seed = 1; seed < 80; seed++) {
    const match = begunWhiteDeath(seed);
    playAll(match, 'soviet', [{ type: 'impulse', points: 5 }, ...declared, { type: 'done' }, { type: 'done' }]);
    playAll(match, 'german', [{ type: 'defend', target: stupino }]);
    playAll(match, 'soviet', [{ type: 'fire', target: stupino }]);
    const turn = match.turn();
    if (!turn.over && turn.step === 'advance') return match;
  }
  throw new Error('Stupino never falls');
}

/** Losses to be made good, a railway and a river. */
function battleWithWork(): WhiteDeathBattle {
  const match = Match.from(whiteDeath, positionWithWork(), undefined, {
    match: 'winter-work',
    secret: secretOf(7),
  });
  if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
  return match.value;
}

/** A scenario that two scripts have played to its end. */
function finished(): WhiteDeathBattle {
  const match = startWhiteDeath(1, {}, 'scenario-3');
  const random = makeRandom('1');
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    const { action } = opponents.think('script', match.state, turn.side, random);
    playAll(match, turn.side as 'german', [action]);
  }
  return match;
}

const sitAt = async (table: Table, match: WhiteDeathBattle): Promise<void> => {
  await table.open(savedWhiteDeath(match));
  await table.button('lift').click();
  await table.rested();
};

/** The other side is a computer, which has played so far. */
const sitAlone = async (table: Table, match: WhiteDeathBattle, side: 'soviet' | 'german'): Promise<void> => {
  const others = { soviet: 'still', german: 'still' } as const;
  await table.open(savedWhiteDeath(match, { ...others, [side]: 'human' }));
  await table.waits();
};

const tab =
  (id: string) =>
  async (table: Table): Promise<string> => {
    await sitAt(table, battleAt('movement'));
    await table.chooseTab(id);
    return id;
  };

const draftAt =
  (step: Step) =>
  async (table: Table): Promise<void> => {
    await sitAt(table, battleAt(step));
    await expect(table.button('next').or(table.button('end')).first()).toBeVisible();
    await table.cell(stupino).dispatchEvent('click');
    await expect(table.page.locator('[data-part="distribution"]')).toBeVisible();
  };

const work =
  (list: string | null) =>
  async (table: Table): Promise<void> => {
    await sitAlone(table, battleWithWork(), 'soviet');
    if (list !== null) await table.page.locator(`[data-list="${list}"]`).click();
  };

const inHand =
  (hex: string) =>
  async (table: Table): Promise<void> => {
    await work(null)(table);
    await table.cell(hex).dispatchEvent('click');
    await expect(table.page.locator('[data-part="unit-orders"]')).toBeVisible();
  };

/** Every card and panel of White Death. */
export const winterScreens: Screens = {
  'winter-placing': (table) => sitAt(table, startWhiteDeath(3, { setup: 'free' })),
  'winter-setup': (table) => sitAt(table, startWhiteDeath(3)),
  'winter-isolation': (table) => sitAt(table, battleAt('isolation')),
  'winter-decision': async (table) => {
    await sitAt(table, battleAt('decision'));
    await table.number(5).click();
  },
  'winter-standing': async (table) => {
    await sitAlone(table, afterAssaults(), 'german');
    await table.page.locator('[data-drafts="orders"]').click();
    await expect(table.page.locator('[data-part="standing"]')).toBeVisible();
  },
  'winter-movement': (table) => sitAt(table, battleAt('movement')),
  'winter-unit': async (table) => {
    await sitAt(table, battleAt('movement'));
    await table.page.keyboard.press('n');
    await expect(table.marks.first()).toBeAttached();
  },
  'winter-stack': async (table) => {
    await sitAt(table, battleAt('movement'));
    await table.cell('3027').dispatchEvent('click');
    await table.page.keyboard.press('k');
  },
  'winter-replacements': work('replacements'),
  'winter-repairs': work('repairs'),
  'winter-replace': async (table) => {
    await inHand('3426')(table);
    await table.page.locator('[data-drafts="replace"]').click();
  },
  'winter-bridge': inHand('1238'),
  'winter-rail': inHand('3421'),
  'winter-planner': draftAt('movement'),
  'winter-ending': async (table) => {
    await sitAt(table, battleAt('movement'));
    await table.button('end').click();
    await expect(table.page.locator('[data-part="ending"]')).toBeVisible();
  },
  'winter-barrages': (table) => sitAt(table, battleAt('barrage')),
  'winter-barrage': draftAt('barrage'),
  'winter-defence': (table) => sitAt(table, battleAt('defence')),
  'winter-fire': (table) => sitAt(table, battleAt('assault')),
  'winter-result': async (table) => {
    await sitAt(table, battleAt('assault'));
    await table.button('confirm').first().click();
    await table.page.locator('[data-part="result"]').or(table.curtain).first().waitFor();
  },
  'winter-advance': (table) => sitAt(table, afterAssault()),
  'winter-curtain': (table) => table.open(savedWhiteDeath(battleAt('decision'))),
  'winter-log': async (table) => {
    await sitAlone(table, afterAssaults(), 'german');
    await table.chooseTab('log');
  },
  'winter-recap': async (table) => {
    await sitAlone(table, afterAssaults(), 'german');
    await table.button('recap-next').click();
  },
  'winter-forces': tab('forces'),
  'winter-arrivals': tab('arrivals'),
  'winter-entries': async (table) => {
    const match = playedUntil(1, 'scenario-2', (one) => {
      const now = one.turn();
      if (now.over || now.side !== 'german' || now.step !== 'movement') return false;
      return whiteDeath.legal(one.state, 'german').some(({ type }) => type === 'reassign');
    });
    await sitAlone(table, match, 'german');
    await table.chooseTab('arrivals');
  },
  'winter-victory': tab('victory'),
  'winter-dice': tab('dice'),
  'winter-view': tab('view'),
  'winter-supply': async (table) => {
    await tab('view')(table);
    await table.page.locator('label[data-overlay="supply"]').click();
  },
  'winter-over': (table) => table.open(savedWhiteDeath(finished(), { soviet: 'script', german: 'human' })),
  'winter-lesson': async (table) => {
    await table.page.goto('./#/learn/white-death/zones');
    await expect(table.page.locator('[data-part="coach"]')).toBeVisible();
  },
};
