import { expect, test } from 'vitest';
import { SOVIET } from '../context.js';
import { outcome } from '../rules/victory/victory.js';
import { EXITED, liftUnit, STEP } from '../state.js';
import { begin } from '../testing/scripted-battle.js';
import { strengthOf, unitOf } from '../testing/setting.js';

/**
 * The course of the battle, scored by hand. The manual tells that the city fell, that the railway was within sight and was
 * not held, that fewer than 500 men came out (three points) and that the Germans lost at least 22,000 men, of whom one
 * point is 150 to 200; how many of them were AFVs, and that the Soviets lost a third more, or a fifth as in our own campaigns,
 * is estimated.
 */
const lost = { soviet: 180, sovietAfv: 20, german: 138, germanAfv: 12 };
const fewerLost = { ...lost, soviet: 162, sovietAfv: 18 };

/** The points of the dossier from which the campaign is a marginal and a decisive Soviet victory. */
const dossier = { marginal: 120, decisive: 200 } as const;

/** The account when Soviets stood in towns of the railway as so many of their impulses ended. */
function course(scorings: number, { soviet, sovietAfv, german, germanAfv } = lost) {
  const state = begin('campaign');
  liftUnit(state, unitOf(state, '83id-i-277'), EXITED);
  expect(strengthOf(state, '83id-i-277')).toBe(3);
  state.losses.set([soviet, sovietAfv, german, germanAfv]);
  state.bunkersLost = 7;
  state.holders.fill(SOVIET);
  state.railTowns = scorings;
  state.step = STEP.over;
  state.deciding = -1;
  return outcome(state);
}

test('rule victory history comes to 107 points, and to 132 with five scorings of railway towns', () => {
  expect([0, 5].map((scorings) => course(scorings).points)).toEqual([107, 132]);
});

test('rule victory on the scale of the dossier it is a marginal Soviet victory once the railway is reached at two places', () => {
  for (const scorings of [3, 4, 5]) {
    expect(course(scorings).points, `${scorings} scorings`).toBeGreaterThanOrEqual(dossier.marginal);
    expect(course(scorings).points, `${scorings} scorings`).toBeLessThan(dossier.decisive);
  }
});

test('rule victory with Soviet losses as in our own campaigns one scoring is enough for that', () => {
  expect([0, 1, 5].map((scorings) => course(scorings, fewerLost).points)).toEqual([118, 123, 143]);
});

test('rule victory between equal scripts the line lies higher: there it is a marginal German one', () => {
  for (const scorings of [0, 5]) {
    expect(course(scorings).account.at(-1)?.detail).toMatchObject({ winner: 'german', level: 'marginal' });
  }
});
