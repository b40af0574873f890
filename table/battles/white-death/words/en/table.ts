import { combat } from './combat.js';

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
  nobodyActs: 'No unit can act any more. Rearrange stacks, or end the movement.',
  tracker: {
    title: 'Turn, phase and points',
    turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
    turnFrom: (turn: number, count: number, turns: number) => `Turn ${turn} (${count}/${turns})`,
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
    how: (left: number) => `${left} left this turn. Under each: units that could assault.`,
    refit: 'Refit of a tank brigade: only now',
    refitted:
      'It leaves the map and comes back from turn 11 on by the Eastern area, at full strength; units lost stay lost.',
    needs: {
      soviet:
        'Soviets may assault, and score for railway towns, with 3 MP or more or with all they have left; Germans may assault with any number.',
      german: 'Germans may assault with any number; the Soviets need 3 MP or more, or all they have left.',
    },
    alternate: (enemy: string, theirs: number, own: number) =>
      `Then the ${enemy} decide (${theirs} MP), and then you (${own} MP). When one side has spent its points, the other goes on alone.`,
    unanswered: (enemy: string, theirs: number) =>
      `These are your last points: the ${enemy} then spend ${theirs} MP in one impulse after another, unanswered.`,
    alone: (own: number) => `Nobody answers: you go on with the ${own} MP left.`,
    ends: 'The turn then ends.',
    wait: (units: number) =>
      `${units === 1 ? 'One reinforcement' : `${units} reinforcements`} of this turn may enter from your second impulse on, and would wait for the next turn.`,
    none: 'Choose a number to see what it would bring.',
    reach: (units: number) => `${units}`,
    noAssault: 'no assaults: 3 MP needed, or all you have left',
    turnEnds: 'nobody: the turn ends',
  },
  isolation: {
    paid: 'Isolation has no effect on its units this turn, even if they are cut off later.',
    kept: 'Units cut off fire at half and check morale at +1; the supply point is kept.',
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
    how: 'Click a formation, then a hex: it marches as a group, each unit as near to its place as it can.',
    byKey: 'N steps through the list.',
    strengthen: (what: string, left: number) => `${what}: ${left}. Each click adds one strength point.`,
    strength: (left: number, full: number) => `${left} of ${full} SP`,
    deployAll: (guns: number) => (guns === 1 ? 'Deploy this gun' : `Deploy all ${guns}`),
  },
  barrage: {
    how: 'Click a lit hex to put a barrage together. Supply is paid once for all barrages of the phase.',
    nobody: 'No gun can fire a barrage now.',
  },
  otherEntries: {
    title: 'Other entry areas',
    how: 'The Southwestern area takes units of the Southern one in the same turn, the Western area units of either one turn later.',
    send: (formation: string, units: number, area: string) => `${formation} (${units}): ${area}`,
  },
  nobodyAdvances: 'Nobody else who assaulted it can advance.',
  fire: {
    garrison: 'Intrinsic garrison',
    attack: (number: number) => `Attack ${number}`,
  },
  combat,
  standing: {
    about:
      'What your side does in enemy impulses without asking you. The enemy never sees these orders; they hold until you change them.',
    nothingYet: 'The enemy has not had an impulse yet, so there is nothing to judge them by.',
    last: (when: string, hexes: string) =>
      hexes === '' ? `${when}: none of your hexes was assaulted.` : `${when}: the enemy assaulted ${hexes}.`,
    meaning: {
      reserve: (points: number) =>
        points === 0
          ? 'High intensity may use up the last supply point.'
          : `When high intensity would leave fewer than ${points} points, you are asked instead.`,
      values: {
        defence: {
          ask: 'Every assaulted hex waits for you: headquarters, guns and fire are your decision.',
          fire: 'Every assaulted hex fires at once, with its fire divided as well as possible.',
        },
        support: {
          none: 'Guns stay silent and spend nothing.',
          low: 'All guns in range join in, each with factor 1. It costs nothing.',
          high: 'All guns in range join in with their full factor, for one supply point per impulse and pool.',
        },
        headquarters: {
          'most-guns': 'Where several formations defend a hex, the one whose guns add most commands.',
          'most-strength': 'Where several formations defend a hex, the strongest one commands.',
        },
        retreat: {
          rear: 'Units retreat as far from the enemy as the rules send them.',
          town: 'Among equally good hexes, a unit prefers a town.',
          cover: 'Among equally good hexes, a unit prefers a town or a forest.',
        },
        replacements: {
          ask: 'Replacements wait until you hand them out.',
          weakest: 'In your first impulse of each turn they go to the weakest units.',
          front: 'In your first impulse of each turn they go to the units nearest the enemy.',
        },
      },
    },
    hindsight: {
      quiet: 'Last time nobody would have fired.',
      fired: (hexes: number) => `Last time ${hexes === 1 ? 'one hex' : `${hexes} hexes`} would have fired without you.`,
      asked: (hexes: number) => `Last time you would have been asked ${hexes === 1 ? 'once' : `${hexes} times`}.`,
      noGuns: (supported: number) =>
        supported === 0
          ? 'Last time there were no guns, either.'
          : `Last time ${supported === 1 ? 'one hex had guns' : `${supported} hexes had guns`}, and would have had none.`,
      guns: (hexes: number, paid: boolean) =>
        `Last time guns in range of ${hexes === 1 ? 'one hex' : `${hexes} hexes`} would have joined in${paid ? ', for a point from each pool they draw on' : ''}.`,
      retreats: (units: number, rear: boolean) =>
        rear
          ? `Last time ${units === 1 ? 'one unit' : `${units} units`} retreated; no other place would have been preferred.`
          : `Last time ${units === 1 ? 'one unit' : `${units} units`} retreated and would have tried for one first.`,
    },
  },
  pools: { conventional: 'Conventional', antitank: 'Antitank', barrage: 'Barrage' },
  values: {
    intensity: { low: 'low', high: 'high', fortress: 'high in Velikiye Luki', outside: 'high outside Velikiye Luki' },
    rockets: { half: 'half value', full: 'full value' },
  },
  /** The button of a draft. */
  commit: (moves: number, done: string, supply: number) =>
    `${moves > 0 ? `Move ${moves}, ${done.toLowerCase()}` : done}${supply > 0 ? ` · ${supply} supply` : ''}`,
  commits: { assault: 'Declare', defend: 'Fire', fire: 'Fire', replace: 'Add', orders: 'Give orders' },
  /** Who may be ticked, by type of draft. */
  takesPart: {
    barrage: 'Guns',
    defend: 'Supporting artillery',
    fire: 'Supporting artillery',
    move: 'Units going along',
    enter: 'Units going along',
    advance: 'Units going along',
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
    'reach-assault': 'can move here and assault',
    'reach-reveal': 'can move here; may meet unseen units',
    'reach-roll': 'can move here; dice are rolled',
    'reach-rail': 'can move here by rail',
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
