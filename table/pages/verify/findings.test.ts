import type { Verification } from '@impulse/engine';
import { beforeAll, expect, test } from 'vitest';
import { textsReady } from '../../i18n/index.js';
import { findingsOf, type Fitting, type Naming, notProvenBy, provenBy } from './findings.js';
import { matchIn } from './match-in.js';
import { verifyWords } from './words.js';

beforeAll(() => textsReady());

const naming: Naming = {
  side: (side) => side.toUpperCase(),
  outcome: ({ winner }) => `${winner} wins`,
  list: (items) => items.join(', '),
  sentences: (first, second) => `${first} ${second}`,
};

const found: Verification = {
  begins: 'scenario',
  data: 'built-in',
  entries: 90,
  before: 0,
  dice: { checked: 70, queued: 0, unchecked: 0 },
  rewinds: { all: 0, notByAll: 0, dice: 0 },
  checkpoints: 6,
  chain: {
    rules: '2',
    isChecked: true,
    acknowledged: { dak: { commands: 40, links: 39 }, cw: { commands: 50, links: 0 } },
  },
  outcome: { over: true, winner: 'cw', points: 3, account: [] },
};
const head = {
  game: 'totensonntag',
  scenario: 'historical',
  rules: '2',
  match: 'm',
  commitment: 'c',
  isJoint: true,
  isRevealed: true,
};
const online: Fitting = { kind: 'fits', head, found, last: 'l', told: { links: 91, from: 0, upTo: 90 } };
const local: Fitting = {
  ...online,
  head: { ...head, isJoint: false },
  found: { ...found, chain: null },
  last: null,
  told: null,
};

const statusesOf = (fitting: Fitting): string[] =>
  findingsOf(fitting, naming).map(({ about, status }) => `${about} ${status}`);

test('what a match over the net has shown to somebody who was told its links', () => {
  expect(statusesOf(online)).toEqual([
    'rules good',
    'dice good',
    'commitment good',
    'chain good',
    'acknowledged good',
    'rewinds good',
    'browser good',
    'outcome note',
  ]);
  const texts = findingsOf(online, naming).map(({ text }) => text);
  expect(texts[4]).toContain('DAK acknowledged a link with 39 of 40 commands, CW acknowledged a link with 0 of 50');
  expect(texts.at(-1)).toContain('cw wins');
  const { proves, notProved } = verifyWords.value;
  expect(provenBy(online)).toEqual([proves.rules, proves.dice, proves.joint, proves.commitment, proves.chain(90)]);
  expect(notProvenBy(online)).toEqual([notProved.others, notProved.signed, notProved.server]);
});

test('to somebody who noted nothing it proves no more than that it fits in itself', () => {
  const stranger = { ...online, told: null };
  const { proves, notProved } = verifyWords.value;
  expect(statusesOf(stranger)).toContain('browser open');
  expect(provenBy(stranger)).toEqual([proves.rules, proves.dice]);
  expect(notProvenBy(stranger)).toEqual([notProved.played, notProved.signed, notProved.server]);
  expect(statusesOf(local)).toEqual(expect.arrayContaining(['chain open', 'browser open']));
  expect(notProvenBy(local)).toEqual([notProved.played, notProved.owner]);
});

test('who left early, or noted the commitment only, knows less', () => {
  const { proves, notProved } = verifyWords.value;
  const early = { ...online, told: { links: 20, from: 0, upTo: 19 } };
  expect(provenBy(early)).toContain(proves.chain(19));
  expect(notProvenBy(early)).toContain(notProved.after(19));
  const late = { ...online, told: { links: 50, from: 41, upTo: 90 } };
  expect(provenBy(late)).toEqual([proves.rules, proves.dice, proves.commitmentFrom(41), proves.chain(90)]);
  const old = { ...online, found: { ...found, chain: null }, told: { links: 0, from: 0, upTo: 0 } };
  expect(provenBy(old)).toEqual([proves.rules, proves.dice, proves.joint, proves.commitmentSeat]);
  expect(notProvenBy(old)).toEqual([notProved.links, notProved.server]);
});

test('what could not be checked, and what is to be known, is said', () => {
  const odd: Fitting = {
    ...local,
    head: { ...local.head, isRevealed: false },
    found: {
      ...local.found,
      begins: 'position',
      data: 'own',
      before: 12,
      dice: { checked: 0, queued: 3, unchecked: 40 },
      rewinds: { all: 2, notByAll: 1, dice: 5 },
      outcome: null,
    },
  };
  expect(statusesOf(odd)).toEqual([
    'rules note',
    'dice open',
    'chain open',
    'rewinds note',
    'origin note',
    'origin note',
    'browser open',
    'outcome note',
  ]);
  expect(provenBy(odd)).toEqual([]);
  expect(notProvenBy(odd)).toEqual([verifyWords.value.notProved.played, verifyWords.value.notProved.unrevealed]);
});

test('a match is found by its name and by any link to it', () => {
  const name = '0123456789abcdef'.repeat(2);
  for (const typed of [
    name,
    ` ${name} `,
    `#/match/${name}`,
    `https://table.example/#/match/${name}/${'A'.repeat(43)}`,
    `http://127.0.0.1:21941/#/verify/match/${name}`,
  ]) {
    expect(matchIn(typed)).toBe(name);
  }
  for (const typed of ['', 'match', name.slice(1), `${name}0`, `#/play/${name}`]) expect(matchIn(typed)).toBeNull();
});
