import type { HexCard, UnitCard } from '@impulse/engine/aids.js';
import { builtInData } from '@impulse/white-death/data/index.js';
import type { ScenarioData, UnitData } from '@impulse/white-death/data/types.js';
import type { Counter, Mark, Overlay } from '../../board/types.js';
import { whiteDeathArt } from '../white-death/art.js';
import type { Shown } from './shown.js';

/** A scenario as it is set up. Query: scenario (1 to 5), seat (soviet, german: the other side's stacks are hidden), quiet. */
export function showWhiteDeath(query: URLSearchParams): Shown {
  const art = whiteDeathArt();
  const { grid } = art.board;
  const scenario = builtInData.scenarios.find(({ id }) => id === `scenario-${query.get('scenario') ?? '3'}`);
  if (!scenario) throw new Error('No such scenario');
  const units = new Map(builtInData.units.map((unit) => [unit.id, unit]));
  const counters = new Map<number, Counter[]>();
  const sides = new Map<number, string>();
  const hiding = query.get('seat') === 'soviet' ? 'german' : query.get('seat') === 'german' ? 'soviet' : null;
  scenario.placements.forEach(({ unit: id, hex: label, strength, deployed }, index) => {
    const unit = units.get(id);
    if (!unit) return;
    const hex = grid.parse(label);
    const here = counters.get(hex) ?? [];
    const hidden = unit.side === hiding && here.length > 0;
    const mood =
      query.has('quiet') || unit.side === hiding ? 'plain' : (['ready', 'plain', 'spent'] as const)[index % 3];
    const card = cardOf(unit, strength, deployed === true, index, unit.side !== hiding);
    const face = hidden && art.back ? art.back(unit.side) : art.face(card);
    counters.set(hex, [...here, { id: hidden ? null : id, face, mood: hidden ? 'plain' : mood }]);
    sides.set(hex, unit.side);
  });
  const hexes = (labels: string): number[] => labels.split(' ').map((label) => grid.parse(label));
  const marks = looks.flatMap(([look, labels, label]) =>
    hexes(labels).map((hex): Mark => ({ hex, look, spoken: look, ...(label === undefined ? {} : { label }) })),
  );
  const around = (label: string, radius: number): number[] => grid.within(grid.parse(label), radius);
  const overlays: Overlay[] = [
    { look: 'own-zoc', hexes: around('2825', 2) },
    { look: 'enemy-zoc', hexes: around('1825', 2) },
    { look: 'supply', hexes: hexes('2420 2421 2422 2323 2324'), lines: [hexes('2324 2323 2422 2421 2420')] },
    { look: 'range', hexes: around('3119', 4) },
    { look: 'half-range', hexes: around('3119', 2) },
    { look: 'isolation', hexes: around('2219', 1) },
    {
      look: 'control',
      hexes: hexes('2219'),
      flags: [{ hex: grid.parse('2219'), text: 'GER', fill: '#55604e', ink: '#fff' }],
    },
  ];
  return {
    art,
    stacks: new Map(Array.from(counters, ([hex, here]) => [hex, art.stack(here, sides.get(hex) ?? '')])),
    marks,
    overlays,
    signs: art.scenery?.((label) => hexCardOf(scenario, label), []).signs ?? [],
    path: { hexes: hexes('2926 2825 2725 2624'), costs: ['1', '2.5', '4'], attack: grid.parse('2523') },
    selection: null,
    pointed: [],
  };
}

const looks: readonly (readonly [look: string, hexes: string, label?: string])[] = [
  ['reach', '2724 2725 2726 2625', '4'],
  ['reach-stop', '2624 2524', '1'],
  ['reach-assault', '2623', '1*'],
  ['reach-reveal', '2727'],
  ['reach-roll', '2726', '2'],
  ['reach-rail', '2819 2720'],
  ['target', '2523', '58%'],
  ['target-barrage', '2422', '45'],
  ['zone', '3030 3031'],
  ['warning', '3125'],
];

/** As the aids would tell it, with some of everything. */
function cardOf(unit: UnitData, strength: number, deployed: boolean, index: number, own: boolean): UnitCard {
  const marks = [
    ...(deployed ? ['deployed'] : []),
    ...(index % 23 === 5 ? ['shaken'] : []),
    ...(index % 29 === 7 ? ['isolated'] : []),
    ...(index % 31 === 9 ? ['barraged'] : []),
    ...(index % 37 === 11 ? ['assaulted'] : []),
  ];
  return {
    id: unit.id,
    side: unit.side,
    type: unit.type,
    formation: unit.formation,
    group: null,
    where: 'map',
    hex: null,
    strength: { left: strength, full: unit.strength },
    movement: own ? { left: index % 6, full: 5 } : null,
    figures: [],
    traits: [],
    marks,
    spent: false,
  };
}

/** Works of the scenario, one bridge blown up. */
function hexCardOf({ bridges, bunkers, garrisons }: ScenarioData, hex: string): HexCard {
  const features: HexCard['features'][number][] = [];
  if (bridges.includes(hex)) features.push({ code: hex === '2222' ? 'destroyed-bridge' : 'bridge', detail: {} });
  for (const bunker of bunkers) {
    if (bunker.hex === hex) features.push({ code: 'bunker', detail: { strength: bunker.strength } });
  }
  if (garrisons.includes(hex)) features.push({ code: 'garrison', detail: {} });
  return { hex, terrain: '', features, holder: null, zones: [] };
}
