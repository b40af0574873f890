import { describe, expect, test } from 'vitest';
import { entries } from '../map/entries.js';
import { formations } from './formations.js';
import { makeStackTable, stackFits } from '../stack-rule.js';
import type { SideId, UnitData } from '../types.js';
import { germanUnits } from './german.js';
import { sovietUnits } from './soviet.js';

const units = [...germanUnits, ...sovietUnits];
const unit = (id: string): UnitData => {
  const found = units.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
const idsWhere = (wanted: (candidate: UnitData) => boolean): string[] => units.filter(wanted).map(({ id }) => id);
const strength = (force: readonly UnitData[]): number => force.reduce((sum, each) => sum + each.strength, 0);

describe('order of battle', () => {
  test('totals of both sides, at the start and with everything', () => {
    const totals = (side: SideId): number[] => {
      const force = units.filter((each) => each.side === side);
      return [force.length, strength(force.filter(({ setup }) => setup !== undefined)), strength(force)];
    };
    expect(totals('soviet')).toEqual([192, 423, 860]);
    expect(totals('german')).toEqual([226, 120, 552]);
  });

  test('ids are unique, plain and short', () => {
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    for (const { id } of units) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(formations.map(({ id }) => id)).size).toBe(formations.length);
  });

  test('every unit belongs to a formation of its side, and every formation has units', () => {
    for (const each of units) {
      expect(
        formations.some(({ id, side }) => id === each.formation && side === each.side),
        each.id,
      ).toBe(true);
    }
    for (const { id } of formations)
      expect(
        idsWhere(({ formation }) => formation === id),
        id,
      ).not.toEqual([]);
  });

  test('every unit is set up in an area or enters on a turn through an area of its side', () => {
    for (const each of units) {
      expect((each.setup === undefined) !== (each.due === undefined), each.id).toBe(true);
      if (!each.due) continue;
      const { entry, turn } = each.due;
      expect(entries.find(({ id }) => id === entry)?.side, each.id).toBe(each.side);
      expect(turn >= 2 && turn <= 12, each.id).toBe(true);
    }
  });

  test('rule 2 German units are companies and battalions, German AFVs companies and Soviet AFVs battalions', () => {
    expect(new Set(germanUnits.map(({ size }) => size))).toEqual(new Set(['company', 'battalion']));
    for (const each of units.filter(({ type }) => type === 'afv')) {
      expect(each.size, each.id).toBe(each.side === 'german' ? 'company' : 'battalion');
    }
    expect(idsWhere(({ size }) => size === 'brigade')).toEqual(['1eng', '2eng', '3eng', '4eng']);
  });

  test('AFVs, and only they, have a model and a defence value', () => {
    for (const each of units) {
      const afv = each.type === 'afv';
      expect([each.class === 'afv', each.model !== undefined, each.defence !== undefined], each.id).toEqual([
        afv,
        afv,
        afv,
      ]);
    }
    expect(unit('18mech-t70')).toMatchObject({ model: 'T-70', defence: 2, strength: 4, antitank: 1 });
  });

  test('11A1 the Soviet artillery of no division, and only it, lacks a support factor', () => {
    const guns = units.filter(({ barrage }) => barrage !== undefined);
    expect(guns.every(({ range }) => range !== undefined)).toBe(true);
    expect(guns.filter(({ support }) => support === undefined).map(({ id }) => id)).toEqual([
      'army-41g-gun',
      'army-385-how',
      'army-107-hvymor',
      'army-67g-rkt',
    ]);
    for (const each of units) expect(each.support === undefined || each.barrage !== undefined, each.id).toBe(true);
  });

  test('factors come in halves and morale from 3 to 6', () => {
    for (const each of units) {
      for (const factor of [each.conventional, each.antitank]) expect(Number.isInteger(factor * 2), each.id).toBe(true);
      expect(Number.isInteger(each.strength) && each.strength >= 1, each.id).toBe(true);
      expect(each.morale >= 3 && each.morale <= 6, each.id).toBe(true);
    }
  });

  test('units with rules of their own', () => {
    expect(idsWhere(({ guardsRockets }) => guardsRockets === true)).toEqual(['army-67g-rkt']);
    expect(idsWhere(({ soundRanging }) => soundRanging === true)).toEqual(['lix-17-obs']);
    expect(idsWhere(({ brandenburg }) => brandenburg === true)).toEqual(['803-9', '803-10', '803-11', '803-12']);
    expect(idsWhere(({ type }) => type === 'bridge-construction')).toEqual(['lix-42-brbau']);
    expect(formations.filter(({ tankBrigade }) => tankBrigade).map(({ id }) => id)).toEqual(['33tb', '36tb', '184tb']);
  });

  test('17F what comes with the 7th Flieger Division, and the Soviet answer', () => {
    const comes = (upTo: number): Set<string> =>
      new Set(units.filter(({ due }) => due?.flieger?.upTo === upTo).map(({ formation }) => formation));
    expect(comes(6)).toEqual(new Set(['7fl', '47rd']));
    expect(comes(4)).toEqual(new Set(['54rb', '24cd', '334rd']));
    expect(unit('7fl-i-1-fjr').due).toEqual({ turn: 12, entry: 's' });
  });

  test('a few counters in full', () => {
    expect(unit('83id-13-277')).toEqual({
      id: '83id-13-277',
      name: '13/277',
      side: 'german',
      formation: '83id',
      type: 'heavy-weapons',
      size: 'company',
      mobility: 'draft',
      class: 'light',
      strength: 1,
      conventional: 2,
      defensiveOnly: true,
      antitank: 0,
      morale: 5,
      range: 2,
      barrage: 3,
      support: 4,
      setup: 'vl',
    });
    expect(unit('3mtn-16-138')).toMatchObject({ morale: 5, strength: 1, antitank: 2 });
    expect(unit('woehler-1-15-pz')).toMatchObject({ strength: 3, model: 'PzKw III long', battalion: '15-pz' });
    expect(unit('7est-smg')).toMatchObject({ morale: 3, conventional: 4, type: 'submachinegun', size: 'battalion' });
  });
});

describe('stacking', () => {
  const table = makeStackTable(units, formations);
  const numbers = new Map(units.map(({ id }, number) => [id, number]));
  const fits = (ids: string, lost?: Readonly<Record<string, number>>): boolean => {
    const stack = ids.split(' ').map((id) => numbers.get(unit(id).id)!);
    const gone = table.battalions.map((name) => lost?.[name] ?? 0);
    const answers = new Set(
      [stack, stack.toReversed(), [...stack.slice(1), stack[0]]].map((order) =>
        stackFits(table, order, order.length, gone),
      ),
    );
    expect(answers.size, `order of ${ids}`).toBe(1);
    return answers.has(true);
  };

  test('a unit alone always fits', () => {
    for (let number = 0; number < units.length; number++) expect(stackFits(table, [number], 1)).toBe(true);
    expect(stackFits(table, [], 0)).toBe(true);
  });

  test('4A any three German battalions and one company more', () => {
    expect(fits('83id-i-277 lix-343-sec 291id-i-504')).toBe(true);
    expect(fits('83id-i-277 lix-343-sec 291id-i-504 83id-13-277')).toBe(true);
    expect(fits('83id-i-277 lix-343-sec 291id-i-504 83id-13-277 83id-14-277')).toBe(false);
    expect(fits('83id-i-277 83id-ii-277 83id-iii-277 291id-i-504')).toBe(false);
  });

  test('4A, ruling 1 four battalions of one division or brigade', () => {
    expect(fits('83id-i-277 83id-ii-277 83id-iii-277 83id-i-183')).toBe(true);
    expect(fits('1ss-i-8-ss 1ss-ii-8-ss 1ss-iii-8-ss 1ss-fk-danmark')).toBe(true);
    expect(fits('83id-i-277 83id-ii-277 83id-iii-277 83id-i-183 83id-iv-183')).toBe(false);
  });

  test('4A, ruling 1 corps troops are no division', () => {
    expect(fits('lix-343-sec lix-17-obs lix-221-bau')).toBe(true);
    expect(fits('lix-343-sec lix-17-obs lix-221-bau lix-736')).toBe(false);
  });

  test('4A, ruling 1 the company with four battalions may be of any formation', () => {
    const four = '83id-i-277 83id-ii-277 83id-iii-277 83id-i-183';
    expect(fits(`${four} 83id-13-277`)).toBe(true);
    expect(fits(`${four} lix-3-185-stug`)).toBe(true);
    expect(fits(`${four} lix-3-185-stug 83id-13-277`)).toBe(false);
    expect(fits('83id-i-277 83id-ii-277 83id-iii-277 83id-13-277 lix-3-185-stug')).toBe(true);
    expect(fits('83id-i-277 83id-ii-277 83id-iii-277 83id-13-277 83id-14-277 lix-3-185-stug')).toBe(true);
    expect(fits('83id-i-277 83id-ii-277 83id-iii-277 lix-pz-kp-vl lix-3-185-stug')).toBe(false);
  });

  test('4A, ruling 2 any two companies are a battalion equivalent', () => {
    expect(fits('lix-343-sec 83id-13-277 3mtn-16-138 lix-3-185-stug 8pz-1-8-spw')).toBe(true);
    expect(fits('lix-343-sec 83id-13-277 3mtn-16-138 lix-3-185-stug 8pz-1-8-spw 20mot-13-76')).toBe(true);
    expect(fits('lix-343-sec 83id-13-277 3mtn-16-138 lix-3-185-stug 8pz-1-8-spw 20mot-13-76 20mot-13-90')).toBe(false);
  });

  test('4A, ruling 2 all companies of one battalion are one equivalent, some of them are not', () => {
    const brandenburg = '803-9 803-10 803-11 803-12';
    expect(fits(`83id-i-277 lix-343-sec ${brandenburg}`)).toBe(true);
    expect(fits(`83id-i-277 lix-343-sec ${brandenburg} lix-3-185-stug`)).toBe(true);
    expect(fits(`83id-i-277 lix-343-sec 291id-i-504 ${brandenburg}`)).toBe(false);
    expect(fits('83id-i-277 lix-343-sec 803-9 803-10 803-11 lix-3-185-stug')).toBe(false);
    expect(fits('8pz-i-8 8pz-ii-8 8pz-i-28 8pz-1-10-pz 8pz-2-10-pz 8pz-3-10-pz 8pz-4-10-pz 8pz-le-10-pz')).toBe(true);
  });

  test('4A, ruling 2 what is left of a battalion after losses is all of it', () => {
    const stack = '83id-i-277 lix-343-sec 803-9 803-10 803-11 lix-3-185-stug';
    expect(fits(stack, { 'iii-803': 1 })).toBe(true);
    expect(fits(stack, { '10-pz': 1 })).toBe(false);
  });

  test('4B all units of one brigade', () => {
    const all = (formation: string): string => idsWhere((each) => each.formation === formation).join(' ');
    for (const { id } of formations.filter(({ side, kind }) => side === 'soviet' && kind === 'brigade')) {
      expect(fits(all(id)), id).toBe(true);
    }
    expect(fits(`${all('18mech')} 34mech-t34`)).toBe(false);
    expect(fits(all('9grd'))).toBe(false);
    expect(fits(all('2mc'))).toBe(false);
  });

  test('4B, ruling 3 a tank regiment counts as one brigade', () => {
    expect(fits('27tr-1 27tr-2')).toBe(true);
    expect(fits('27tr-1 27tr-2 357rd-smg')).toBe(false);
  });

  test('4B two artillery units that belong to no division', () => {
    expect(fits('army-41g-gun army-67g-rkt')).toBe(true);
    expect(fits('army-41g-gun army-67g-rkt army-385-how')).toBe(false);
    expect(fits('army-41g-gun 9grd-art')).toBe(false);
    expect(fits('army-41g-gun army-699-at')).toBe(false);
  });

  test('4B, ruling 3 one regiment and one battalion', () => {
    expect(fits('9grd-18g 9grd-smg')).toBe(true);
    expect(fits('9grd-18g 27tr-1')).toBe(true);
    expect(fits('9grd-art 31rb-1')).toBe(true);
    expect(fits('9grd-18g 9grd-22g')).toBe(false);
    expect(fits('9grd-18g 9grd-art')).toBe(false);
    expect(fits('9grd-18g 9grd-smg 9grd-at')).toBe(false);
  });

  test('4B two battalions fit, three of different brigades do not', () => {
    expect(fits('31rb-1 26rb-1')).toBe(true);
    expect(fits('31rb-1 31rb-2 26rb-1')).toBe(false);
  });

  test('4B, ruling 55 a submachinegun company counts as a battalion', () => {
    expect(fits('9grd-18g 31rb-smg')).toBe(true);
    expect(fits('9grd-18g 9grd-smg 31rb-smg')).toBe(false);
  });

  test('4B one engineer brigade is free on top', () => {
    expect(fits('9grd-18g 9grd-smg 1eng')).toBe(true);
    expect(fits('31rb-1 31rb-2 31rb-3 1eng')).toBe(true);
    expect(fits('army-41g-gun army-67g-rkt 1eng')).toBe(true);
    expect(fits('9grd-18g 9grd-smg 1eng 2eng')).toBe(false);
    expect(fits('1eng 2eng')).toBe(true);
    expect(fits('1eng 2eng 3eng')).toBe(false);
    expect(fits('31rb-1 1eng 2eng')).toBe(false);
  });

  test('4A, 4B a stack that fits still fits after any loss', () => {
    const stacks = [
      '83id-i-277 83id-ii-277 83id-iii-277 83id-13-277 83id-14-277 lix-3-185-stug',
      '83id-i-277 lix-343-sec 803-9 803-10 803-11 803-12 lix-3-185-stug',
      '18mech-1mr 18mech-2mr 18mech-t34 1eng',
    ];
    for (const stack of stacks) {
      const ids = stack.split(' ');
      for (const dead of ids) {
        const { battalion } = unit(dead);
        const lost = battalion === undefined ? {} : { [battalion]: 1 };
        expect(fits(ids.filter((id) => id !== dead).join(' '), lost), `${stack} without ${dead}`).toBe(true);
      }
    }
  });
});
