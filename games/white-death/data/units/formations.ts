import type { FormationData, SideId } from '../types.js';

/** Divisions, brigades and collections of army troops. */

type Kind = FormationData['kind'];

const formation = (side: SideId, kind: Kind, id: string, en: string, zh: string): FormationData => ({
  id,
  side,
  name: { en, 'zh-Hant': zh },
  kind,
});

const germanFormations: readonly FormationData[] = [
  formation('german', 'division', '83id', '83rd Infantry Division', '第 83 步兵師'),
  formation('german', 'division', '3mtn', '3rd Mountain Division', '第 3 山地師'),
  formation('german', 'army', 'lix', 'LIX Corps troops', '第 59 軍直屬部隊'),
  formation('german', 'division', '8pz', '8th Panzer Division', '第 8 裝甲師'),
  formation('german', 'division', '291id', '291st Infantry Division', '第 291 步兵師'),
  formation('german', 'brigade', '1ss', '1st SS Motorised Brigade', '黨衛軍第 1 摩托化旅'),
  formation('german', 'division', '20mot', '20th Motorised Division', '第 20 摩托化師'),
  formation('german', 'division', '93id', '93rd Infantry Division', '第 93 步兵師'),
  formation('german', 'division', '6lw', '6th Luftwaffe Field Division', '空軍第 6 野戰師'),
  formation('german', 'division', '205id', '205th Infantry Division', '第 205 步兵師'),
  formation('german', 'division', '331id', '331st Infantry Division', '第 331 步兵師'),
  formation('german', 'army', 'woehler', 'Gruppe Wöhler troops', '沃勒集群直屬部隊'),
  formation('german', 'brigade', '803', '803rd Regiment Brandenburg', '布蘭登堡第 803 團'),
  formation('german', 'division', '7fl', '7th Flieger Division', '第 7 航空師（傘兵）'),
];

const rifleDivision = (id: string, en: string, zh: string): FormationData =>
  formation('soviet', 'division', id, `${en} Rifle Division`, `${zh}步兵師`);
const guardsDivision = (id: string, en: string, number: number): FormationData =>
  rifleDivision(id, `${en} Guards`, `近衛第 ${number} `);
const brigade = (id: string, en: string, zh: string): FormationData => formation('soviet', 'brigade', id, en, zh);
const tankBrigade = (id: string, en: string, number: number): FormationData => ({
  ...brigade(id, `${en} Tank Brigade`, `第 ${number} 戰車旅`),
  tankBrigade: true,
});
// Ruling 3: a tank regiment stacks as a brigade does.
const tankRegiment = (id: string, en: string, number: number): FormationData =>
  brigade(id, `${en} Tank Regiment`, `第 ${number} 戰車團`);

const sovietFormations: readonly FormationData[] = [
  guardsDivision('9grd', '9th', 9),
  guardsDivision('46grd', '46th', 46),
  rifleDivision('357rd', '357th', '第 357 '),
  guardsDivision('21grd', '21st', 21),
  rifleDivision('28rd', '28th', '第 28 '),
  rifleDivision('257rd', '257th', '第 257 '),
  rifleDivision('381rd', '381st', '第 381 '),
  guardsDivision('19grd', '19th', 19),
  rifleDivision('7est', '7th Estonian', '愛沙尼亞第 7 '),
  rifleDivision('249est', '249th Estonian', '愛沙尼亞第 249 '),
  rifleDivision('360rd', '360th', '第 360 '),
  rifleDivision('32rd', '32nd', '第 32 '),
  rifleDivision('150rd', '150th', '第 150 '),
  formation('soviet', 'division', '24cd', '24th Cavalry Division', '第 24 騎兵師'),
  rifleDivision('334rd', '334th', '第 334 '),
  rifleDivision('47rd', '47th “Nevel”', '第 47「涅韋爾」'),
  brigade('31rb', '31st Rifle Brigade', '第 31 步兵旅'),
  brigade('26rb', '26th Rifle Brigade', '第 26 步兵旅'),
  brigade('44ski', '44th Ski Brigade', '第 44 滑雪旅'),
  brigade('100rb', '100th Kazakh Rifle Brigade', '哈薩克第 100 步兵旅'),
  brigade('54rb', '54th Rifle Brigade', '第 54 步兵旅'),
  brigade('18mech', '18th Mechanised Brigade', '第 18 機械化旅'),
  brigade('34mech', '34th Mechanised Brigade', '第 34 機械化旅'),
  brigade('43mech', '43rd Mechanised Brigade', '第 43 機械化旅'),
  tankBrigade('33tb', '33rd', 33),
  tankBrigade('36tb', '36th', 36),
  tankBrigade('184tb', '184th', 184),
  tankRegiment('27tr', '27th', 27),
  tankRegiment('34tr', '34th', 34),
  tankRegiment('36tr', '36th', 36),
  tankRegiment('37tr', '37th', 37),
  brigade('13ghtr', '13th Guards Heavy Tank Regiment', '近衛第 13 重戰車團'),
  brigade('1433su', '1433rd Self-propelled Regiment', '第 1433 自走砲團'),
  brigade('1eng', '1st Engineer Brigade', '第 1 工兵旅'),
  brigade('2eng', '2nd Engineer Brigade', '第 2 工兵旅'),
  brigade('3eng', '3rd Engineer Brigade', '第 3 工兵旅'),
  brigade('4eng', '4th Engineer Brigade', '第 4 工兵旅'),
  formation('soviet', 'army', '2mc', '2nd Mechanised Corps troops', '第 2 機械化軍直屬部隊'),
  formation('soviet', 'army', 'army', '3rd Shock Army artillery', '第 3 突擊軍團砲兵'),
];

export const formations: readonly FormationData[] = [...germanFormations, ...sovietFormations];
