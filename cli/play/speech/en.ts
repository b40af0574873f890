const levels: Readonly<Record<string, string>> = {
  random: 'random (any legal action)',
  greedy: 'greedy (the best attack at hand)',
  script: 'script (plays to the objectives)',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What the terminal says besides the texts of the battle. The other languages say the same. */
export const en = {
  welcome: {
    totensonntag:
      'Sidi Rezegh, 19 to 24 November 1941. The Commonwealth drives for Tobruk; the Afrika Korps (DAK) stands in the way. Six days of four couplets each, and every rule of the book is enforced.',
    'white-death':
      'Velikiye Luki, November 1942 to January 1943. The Soviet 3rd Shock Army closes in on the fortress; the Germans try to relieve it. Stacks are hidden from the enemy, and every rule of the book is enforced.',
  },
  reconstructed:
    'When something is refused, the rule is named; "why" asks beforehand. Map and many counter values are reconstructed ("impulse data" shows them). The project is independent of the publisher.',
  playSide: (side: string) => `Command the ${side} against the computer`,
  hotSeat: 'Two players at this keyboard',
  watch: 'Watch the computer fight itself',
  goOnWith: (when: string) => `Go on with the saved battle (${when})`,
  savedAtStart: 'at its start',
  otherBattle: (name: string) => `Another battle: ${name}`,
  otherLanguage: '中文',
  leave: 'Leave',
  colon: ': ',
  choose: (standard: string) => `Your choice [${standard}]: `,
  noSuchChoice: 'That is none of the choices.',
  scenario: 'Scenario',
  opponent: 'Opponent',
  level: (id: string) => levels[id] ?? id,
  unsavable: (reason: string) => `The battle cannot be saved: ${reason}`,
  savedHere: (file: string) => `After every action the battle is saved in ${file}`,
  saved: (file: string) => `Saved in ${file}.`,
  loaded: (file: string) => `${file} is loaded.`,
  resumed: (events: number) => `The battle goes on after ${counted(events, 'action', 'actions')}.`,
  firstHint: 'Type help for all commands, map to see the map, list for what can be done.',

  unknown: 'hidden',
  account: 'Victory account',
  total: (points: string) => `Total: ${points}`,
  noArrivals: 'No reinforcements are due.',
  legend: (letter: string, side: string) => `${letter}2i: ${side}, 2 units, the top one of type i`,

  canAct: (count: number) => `${counted(count, 'unit', 'units')} can act:`,
  nobodyCanAct: 'No unit can act.',
  besides: 'Besides:',
  hexes: (count: number) => counted(count, 'hex', 'hexes'),
  actionsOf: (unit: string) => `${unit} can:`,
  nothingFor: (unit: string) => `${unit} has nothing to do now.`,
  nothingListed: 'There is no list to choose from: type list first.',
  noSuchNumber: (most: number) => `The list has numbers 1 to ${most}.`,

  noUnit: (word: string, near: string | undefined) =>
    `There is no unit "${word}".${near ? ` Did you mean ${near}?` : ' Type units to see them.'}`,
  severalUnits: (word: string, ids: readonly string[]) => `"${word}" can be ${ids.join(', ')}.`,
  noHex: (word: string, first: string, last: string) => `There is no hex "${word}": the map has ${first} to ${last}.`,
  movement: 'movement points',
  due: (turn: number) => `due in turn ${turn}`,
  emptyHex: 'no units',
  heldBy: (side: string) => `held by the ${side}`,
  inZone: (side: string) => `in the zone of control of the ${side}`,
  stacks: 'Your stacks, from top to bottom:',
  noStacks: 'You have no stack of two or more units.',

  placeholders: {
    unit: 'UNIT',
    units: 'UNIT...',
    hex: 'HEX',
    path: 'HEX...',
    number: 'N',
    numbers: 'N...',
    'yes-no': 'yes|no',
    shares: 'UNIT=N...',
  },
  tooMuch: (word: string, usage: string) => `"${word}" is too much here: ${usage}`,
  rule: (number: string) => `rule ${number}`,
  noDice: 'No dice are rolled for that.',
  noUndo: {
    'nothing-to-undo': 'Nothing has been played yet.',
    'not-your-action': 'The last action was the other side’s.',
    'dice-drawn': 'Dice were rolled: this cannot be taken back.',
    'secret-learned': 'Something hidden was revealed: this cannot be taken back.',
  },
  undone: 'Taken back.',
  unknownCommand: (word: string, near: string | undefined) =>
    `There is no command "${word}".${near ? ` Did you mean ${near}?` : ''} Type help.`,
  noSuchRule: (word: string, known: string) => `There is no rule "${word}". There are: ${known}.`,
  noRules: 'The rules reference (docs/rules) is not at hand.',
  whichFile: 'Which file?',
  otherGame: (name: string) => `That is a battle of ${name}: leave, and open it with impulse play --load FILE.`,
  languages: (known: readonly string[]) => `There are: ${known.join(', ')}.`,
  language: 'English it is.',
  emptyLog: 'Nothing has happened yet.',
  refused: 'Not possible',
  overlays: 'What can be shown on the map:',

  planIncomplete: 'The plan is not complete yet.',
  planDropped: 'The plan is dropped.',
  mayBe: (values: string) => `may be ${values}`,
  fromTo: (least: number, most: number) => `${least} to ${most}`,
  byDefault: (points: number) => `${points} by default`,
  pool: (name: string, points: number) => `${points} of ${name}`,

  handOver: (side: string) => `Secret decision of the ${side}: hand over the keyboard, then press Enter.`,
  handBack: 'Decided; what was shown is wiped from the screen.',
  meanwhile: 'Since you last looked:',
  idle: (units: string) => `Units that have done nothing: ${units}`,
  endAnyway: 'End it anyway? (y/n) ',
  goOn: 'Enter goes on. ',
  goOnWatching: 'Enter goes on, q leaves: ',
  over: 'The battle is over.',
  verifyHint: (file: string) => `Every die can be checked: impulse verify ${file}`,
  goodbye: (file: string | undefined) =>
    file ? `Goodbye. The battle is saved in ${file}; impulse play goes on with it.` : 'Goodbye.',

  which: {
    unit: 'Which unit? Name it as in the lists, or by the end of its name.',
    hex: 'Which hex? Name it as on the map.',
    number: 'Which number?',
  },
  misfit: (value: string, field: string, values: readonly string[]) =>
    `"${value}" cannot stand for ${field}${values.length > 0 ? `, which must be one of: ${values.join(', ')}` : ''}.`,
  possible: 'Nothing speaks against it: ',
  planned: 'Planned: ',
  planHelp:
    'Change a line by its first word, such as support UNIT... or allocation UNIT=N; "default" resets it. ok carries the plan out, drop forgets it.',
  plannable: (types: string) => `Say what: plan ORDER. What can be planned: ${types}.`,
  listHint: 'Type list to see what can be done.',
  noWayBack: 'This cannot be taken back.',
  doIt: 'Do it? (Enter: yes, n: no) ',

  helpHeading: 'Units are named as in the lists, or by the end of the name; hexes as on the map.',
  helpOrders: 'Orders, typed as they are listed; what follows from the rest may be left out:',
  help: [
    ['list [WORD]', 'what can be done now, numbered; then type a number'],
    ['UNIT, HEX', 'its card, and what the unit can do'],
    ['UNIT HEX', 'goes there or attacks it; name several hexes to give the path'],
    ['plan ORDER', 'the exact odds and the arithmetic before you decide; also forecast'],
    ['', 'fire, barrages and orders are put together piece by piece'],
    ['why [ORDER]', 'why something is not possible; also why UNIT HEX, why UNIT'],
    ['undo', 'take back, as long as no die was rolled and nothing revealed'],
    ['map [UNIT|HEX|all]', 'the map, with where a unit can go (+) and attack (!)'],
    ['show [OVERLAY] [UNIT]', 'zones, ranges, supply and the like, marked on the map'],
    ['units [SIDE] [WORD], stack', 'counters, your stacks'],
    ['status, arrivals, log [N]', 'how things stand, who comes, what happened'],
    ['rules 7.4', 'a section of the rules reference; also rules ruling 31'],
    ['save FILE, load FILE', 'keep a battle, fetch one'],
    ['lang zh-Hant', '中文'],
    ['quit', 'leave; the battle stays saved'],
  ],
};

export type Speech = typeof en;
