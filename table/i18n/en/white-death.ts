import { combat } from './white-death-combat.js';

/** What the table says of White Death only. A text, or a function of its parameters. */
export const whiteDeath = {
  ends: {
    setup: 'Finish set-up',
    isolation: 'Done',
    decision: 'Done',
    movement: 'End movement',
    barrage: 'End barrages',
    defence: 'Fire the rest',
    assault: 'Fire the rest',
    advance: 'End advance',
    over: 'Leave',
  },
  endSure: (step: string) =>
    step === 'setup' ? 'This cannot be taken back afterwards.' : 'Nothing is left to do in this phase.',
  nobodyActs: 'No unit can act any more. Put stacks in order, or end the movement.',
  tracker: {
    title: 'Turn, phase and points',
    turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
    phases: 'Phases of an impulse',
    phase: { decision: 'Decide', movement: 'Move', barrage: 'Barrage', defence: 'Defence', assault: 'Assault' },
    left: (points: number) => `${points} MP`,
    supply: (points: number) => `supply ${points}`,
    fortress: (points: number) => `city ${points}`,
    replacements: (points: number) => `repl. ${points}`,
    railed: (points: number, most: number) => `rail ${points}/${most} SP`,
  },
  decision: {
    title: 'Movement points of the impulse',
    how: 'Choose how many of the ten points of this turn to spend now. Under each number: the units that could assault.',
    none: 'Choose a number to see what it would bring.',
    reach: (units: number) => `${units}`,
    noAssault: 'no assaults: 3 MP are needed, or all that are left',
    turnEnds: 'nobody: the turn ends',
  },
  isolation: {
    paid: 'Isolation does nothing to its units this turn, even if they are cut off later.',
    kept: 'Whoever is cut off fires at half and checks morale at +1; the supply point stays.',
  },
  chart: {
    title: (mobility: string) => `Terrain for ${mobility} units`,
    ground: 'Ground',
    cost: 'MP cost',
    defence: 'Defence',
    prohibited: 'no entry',
    leaving: (enter: string, leave: string) => `${enter}, leaving +${leave}`,
  },
  tasks: {
    title: 'To do',
    lists: 'Lists of units',
    all: 'Can act',
    how: 'Click a formation, then a hex: it marches as it stands, each unit as near to its place as it can. N goes through the list.',
    deployAll: (guns: number) => (guns === 1 ? 'Deploy this gun' : `Deploy all ${guns}`),
  },
  barrage: {
    how: 'Click a lit hex to put a barrage together. Supply is paid once for all barrages of the phase.',
    nobody: 'No gun can fire a barrage now.',
  },
  nobodyAdvances: 'None of the units that assaulted can advance.',
  fire: {
    garrison: 'Intrinsic garrison',
    attack: (number: number) => `Attack ${number}`,
  },
  combat,
  pools: { conventional: 'Conventional', antitank: 'Antitank', barrage: 'Barrage' },
  values: {
    intensity: { low: 'low', high: 'high', fortress: 'high in Velikiye Luki', outside: 'high outside Velikiye Luki' },
    rockets: { half: 'half value', full: 'full value' },
  },
  /** The button of a draft. */
  commits: { assault: 'Declare', defend: 'Fire', fire: 'Fire', replace: 'Add', orders: 'Give orders' },
  /** Who may be ticked, by type of draft. */
  takesPart: {
    barrage: 'Guns',
    defend: 'Supporting artillery',
    fire: 'Supporting artillery',
    move: 'Who goes along',
    enter: 'Who goes along',
    advance: 'Who goes along',
  },
  together: { move: 'Move together', enter: 'Enter together', advance: 'Advance together' },
  figures: (strength: string, fire: string, movement: string) =>
    ['strength ' + strength, 'fire ' + fire, movement === '' ? '' : movement + ' MP'].filter(Boolean).join(' · '),
  sheet: {
    points: 'movement points',
    product: (strength: number, value: string) => `× ${strength} SP = ${value}`,
    ofPoints: (left: string, full: string) => `${left} of ${full}`,
  },
  marks: {
    'reach-assault': 'can go here and assault',
    'reach-reveal': 'can go here; somebody unseen may be met',
    'reach-roll': 'can go here; dice are rolled',
    'reach-rail': 'can go here by rail',
    'target-barrage': 'can be barraged',
  },
  overlays: {
    'own-zoc': 'Own ZOC',
    'enemy-zoc': 'Enemy ZOC',
    isolation: 'Connected',
    supply: 'Supply',
    fights: 'Assaults',
    control: 'Objectives',
    trace: 'Trace',
    range: 'Range',
    sight: 'Sight',
    threat: 'Threats',
  },
  jump: { turn: 'Turn', impulse: 'Impulse', assault: 'Assault' },
  jumpKeys: 'Page Up and Page Down jump by impulse, [ and ] by assault',
};
