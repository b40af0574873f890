/** What the table says of Totensonntag only. A text, or a function of its parameters. */

const many = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export const totensonntag = {
  ends: {
    setup: 'Finish set-up',
    'choose-an': 'Done',
    'adjust-an': 'Done',
    'air-plan': 'End planning',
    'air-strike': 'End strikes',
    impulse: 'End impulse',
    'barrage-target': 'Done',
    advance: 'End advance',
    excess: 'Done',
    night: 'End night',
    over: 'Leave',
  },
  nobodyActs: 'No unit can act any more. Rearrange stacks, or end the impulse.',
  tracker: {
    title: 'Turn and activation numbers',
    turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
    date: (day: string) => `${day} 1941`,
    couplets: 'Couplets of this turn',
    couplet: (number: number) => `Couplet ${number}`,
    night: 'Night',
    pointsHint: 'Commonwealth victory points: it wins with one or more',
    first: 'goes first',
    second: 'goes second',
    acting: (impulse: number) => (impulse === 1 ? 'acts first, now' : 'acts second, now'),
    secret: 'secret',
    rolled: (die: number) => `rolled ${die}`,
    last: (number: number) => `Last number ${number}`,
    noLast: 'No last number',
    mayAdjust: 'may change the roll by 1',
    mayChoose: 'may choose',
    willAdjust: 'next roll may be changed by 1',
    willChoose: 'may choose next',
  },
  victory: {
    leads: (side: string) => `As it stands, the ${side} wins.`,
  },
  forecast: {
    target: 'Target',
    rangedIn: 'Ranged in',
    thenHit: 'Then hit',
    choices: {
      assault: 'Support',
      overrun: 'Approach',
      barrage: 'Spotter',
      'barrage-target': 'Target',
      'air-strike': 'Target',
      exit: 'At the exit',
    },
    leave: 'leave the map',
    stop: (hex: string) => `stop in ${hex}`,
    noSupport: 'without support',
    support: (unit: string) => `supported by ${unit}`,
    spotter: (unit: string) => `spotted by ${unit}`,
    from: (hex: string) => `from ${hex}`,
    after: (hex: string, cost: number, steps: number) =>
      `from ${hex}, after ${many(steps, 'hex', 'hexes')} for ${cost} MP`,
    here: 'from its hex',
    crowded: (hex: string) =>
      `${hex} already holds three units: unless one of the four advances, one is destroyed when the impulse ends.`,
    worth: (units: number, points: number, exited: number, needed: number) => {
      const worth = points > 0 ? `Worth ${points}` : 'Artillery does not count: worth none';
      const forGood = units === 1 ? 'A unit that leaves does not return.' : 'Units that leave do not return.';
      return `${worth} of the ${needed} strength points needed; ${exited} ${exited === 1 ? 'has' : 'have'} left so far. ${forGood}`;
    },
  },
  sum: (dice: readonly number[], firepower: number, total: number, protection: number) =>
    `${dice.join(' + ')} ${firepower < 0 ? `− ${-firepower}` : `+ ${firepower}`} = ${total} against ${protection}`,
  numbers: {
    title: 'Activation number',
    whoFirst:
      'The higher number has the first impulse; a tie goes to the DAK. Units with initiative equal to or above the number act; a high number gives more movement points to fewer units. Your choice stays secret until both numbers are set.',
    prospect: (number: number, activated: number, all: number, points: number, first: string) =>
      `Number ${number}: ${activated} of ${all} units act, ${points} movement points, chance to go first ${first}`,
    first: (chance: string) => `1st ${chance}`,
    units: (count: number) => many(count, 'unit', 'units'),
    points: (count: number) => `${count} MP`,
    roll: 'Roll instead',
    youRolled: (die: number) => `You rolled ${die}. Your last number was 5, so you may change it by one.`,
    change: (delta: number) => (delta === 0 ? 'leave it' : delta < 0 ? 'one less' : 'one more'),
  },
  attackers: {
    title: 'Who could attack here',
    how: 'If your impulse began now, with the activation numbers it takes.',
    nobody: 'If your impulse began now, none of your units could, with any activation number.',
    numbers: (numbers: string) => `AN ${numbers}`,
    together: (numbers: string, chance: string) => `Best together, ${numbers}: hex empty ${chance}.`,
    chance: (chance: string) => `${chance} to hit`,
  },
  night: {
    nobody: 'No unit is left to recover.',
    odds: (hits: number, needed: number, chance: string) =>
      `${many(hits, 'die', 'dice')}, ${needed > 6 ? 'cannot succeed' : `${needed} or more${hits > 1 ? ' each' : ''}`} (${chance})`,
    recover: 'Roll',
  },
  air: {
    title: 'Aircraft',
    plan: 'Choose an aircraft, then the hex it flies to. Enemy aircraft within six hexes will fight it.',
    strike: 'Choose an aircraft, then the enemy unit it attacks.',
    over: (hex: string) => `over ${hex}`,
    waiting: 'ready to fly',
    notNow: 'not in this couplet',
    send: 'Choose',
  },
  excess: 'Destroy',
  figures: (strength: number, full: number, protection: number, initiative: number) =>
    `strength ${strength}/${full} · prot. ${protection} · init. ${initiative}`,
  sheet: {
    acts: (number: number) => `at least ${number}: activated`,
    waits: (number: number) => `below ${number}: not activated`,
    points: 'movement points',
  },
  standing: {
    title: 'Standing orders',
    about:
      'What the server decides for you, so that nobody waits for you. Only numbers and nights ask the other side anything, never an impulse. The enemy never sees these orders; they hold until you change them. They also answer the decision you face now.',
    names: {
      choice: 'Activation number after a 6',
      adjustment: 'Your roll after a 5',
      night: 'The night',
    },
    values: {
      choice: { ask: 'Ask me', roll: 'Roll', number: (number: string) => `Choose ${number}` },
      adjustment: { ask: 'Ask me', keep: 'Keep it', up: 'One more', down: 'One less' },
      night: { ask: 'Ask me', recover: 'Roll all recovery, then end it' },
    },
    meaning: {
      choice: {
        ask: 'You are asked whether to choose your number or to roll.',
        roll: 'You waive the choice and roll.',
        number: (number: string) => `Your number is ${number}, and the enemy learns it when both are revealed.`,
      },
      adjustment: {
        ask: 'You are asked whether to change your roll by one.',
        keep: 'Your roll stays as it falls.',
        up: 'Your roll goes up by one; a 6 stays a 6.',
        down: 'Your roll goes down by one; a 1 stays a 1.',
      },
      night: {
        ask: 'You are asked who rolls for recovery, and may put stacks in order.',
        recover: 'All your damaged units roll, and your night ends. Stacks stay as they are.',
      },
    },
    hindsight: {
      chose: (number: number) => `Last time you chose ${number}.`,
      rolled: 'Last time you rolled.',
      otherwise: (done: string, would: string) => `${done} This order would have: ${would}.`,
      same: (done: string) => `${done} This order would have done the same.`,
      changed: (rolled: number, made: number) =>
        rolled === made ? `Last time you kept your ${rolled}.` : `Last time you made your ${rolled} a ${made}.`,
      made: (number: number) => `made it a ${number}`,
      chosen: (number: string) => `chosen ${number}`,
      dice: 'rolled',
      night: (units: number) =>
        units === 0
          ? 'Last night none of your units rolled for recovery.'
          : `Last night ${many(units, 'unit of yours', 'units of yours')} rolled for recovery.`,
      all: 'rolled for all damaged units',
      never: 'You have not been asked this yet.',
    },
  },
  nightOf: (turn: number) => `Night of turn ${turn}`,
  corps: 'Corps troops',
  overlays: {
    'own-zoc': 'Own ZOC',
    'enemy-zoc': 'Enemy ZOC',
    threat: 'Threats',
    artillery: 'Range',
    spotting: 'Spotting',
    control: 'Objectives',
  },
  stops: 'stops in an enemy zone',
  jump: { turn: 'Turn', couplet: 'Couplet', impulse: 'Impulse', attack: 'Attack' },
  jumpKeys: 'Page Up and Page Down jump by couplet, [ and ] by attack',
};
