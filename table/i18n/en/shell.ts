/** Roughly how long something takes. */
const duration = (minutes: number): string =>
  minutes < 90 ? `about ${minutes} minutes` : `about ${minutes / 60} hours`;

/** Messages of the pages around the table. A text, or a function of its parameters. */
export const shell = {
  titles: {
    home: 'Battles',
    new: 'New battle',
    play: 'Table',
    replay: 'Replay',
    rules: 'Rules',
    learn: 'Learn by playing',
    'by-file': 'Play by file',
    online: 'Play online',
    offer: 'Offer a game',
    match: 'Online game',
    account: 'Your account',
    about: 'About',
    lost: 'Not found',
  },
  description: 'Operational hex-and-counter battles played by the book.',
  loading: 'One moment …',
  newVersion: { ready: 'A new version of Impulse is ready.', reload: 'Open it' },
  notLoaded: 'This page could not be loaded. Check that the server is running, then reload.',
  signIn: 'Sign in',
  language: 'Language',
  joint: {
    list: (items: readonly string[]) => items.join(', '),
    sentences: (first: string, second: string) => `${first} ${second}`,
    said: (who: string, what: string) => `${who}: ${what}`,
    bracketed: (text: string, inner: string) => `${text} (${inner})`,
  },
  toHome: 'All battles',
  contents: 'Contents',
  skip: 'Skip to the content',
  opening: {
    text: 'The battle is played again and checked.',
    percent: (percent: number) => `${percent} %`,
    cancel: 'Cancel',
  },
  files: {
    tooLarge: 'The file is too large: a battle has a few megabytes at most.',
    sealed: 'Something is still hidden, so the file is sealed: it opens in this browser only.',
    withheld:
      'Something is still hidden, and this browser cannot seal a file. The record can be had when nothing is hidden any more.',
    'by-file': 'The other player’s secrets are in this battle: its record can be had when it is over.',
  },
  pledge: {
    title: 'Commitment of the dice',
    match: 'Match',
    about:
      'Made before the first die falls here. Whoever notes it now can check at the end, with “impulse verify”, that no die was exchanged. It does not prove that nobody knew the dice beforehand: the secret is in this browser.',
    fromPosition: 'This battle begins at a position that somebody wrote down, not at the start of its scenario.',
    ownData: 'Played with a data file of its own, not with the built-in values.',
  },
  home: {
    sides: { dak: 'DAK', cw: 'Commonwealth', soviet: 'Soviets', german: 'Germans' },
    title: 'Impulse: hex-and-counter battles by the book',
    battles: {
      totensonntag: {
        line: 'Sidi Rezegh, 19–24 November 1941',
        about:
          'The Eighth Army drives on Tobruk with five hundred tanks; the Afrika Korps turns to meet it. Six days, four couplets a day: go first with few units, or second with many. An evening.',
        picture: 'The desert around Sidi Rezegh with both armies on the map',
      },
      'white-death': {
        line: 'Velikiye Luki, 19 November 1942 – 22 January 1943',
        about:
          'The Kalinin Front cuts the railway town off; relief comes through snow and frozen lakes. Hidden stacks, guns that have to be dug in, and ten movement points a turn to be spent in impulses. Five scenarios and a campaign.',
        picture: 'The snow-covered country around Velikiye Luki with both armies on the map',
      },
    },
    start: 'New battle',
    learn: 'Learn by playing',
    rules: 'Rules',
    openFile: 'Open a record',
    saved: 'Your battles',
    none: 'No battles yet. They are kept in this browser, after every action, by themselves.',
    continue: 'Continue',
    goOnWith: (name: string, stand: string) => `Go on: ${name}, ${stand}`,
    replay: 'Replay',
    download: 'Download',
    remove: 'Delete',
    removed: (name: string) => `“${name}” has been deleted.`,
    bringBack: 'Bring it back',
    rename: 'Rename',
    keepName: 'Keep this name',
    stands: (turn: number, couplet: number | null) =>
      couplet === null ? `Turn ${turn}` : `Turn ${turn}, couplet ${couplet}`,
    won: (side: string, points: number) => `${side} won, ${points} VP`,
    ended: (side: string) => `${side} won; ended by the players`,
    played: (when: string) => `played ${when}`,
    fileProblem: (message: string, path: string) => (path === '' ? message : `${message} (${path})`),
    fileRefused: 'This file could not be opened.',
  },
  create: {
    battle: 'Battle',
    title: 'New battle',
    sides: 'Who plays?',
    human: 'A person here',
    /** An opponent to choose. */
    computer: (name: string) => `Computer: ${name}`,
    pictureOf: (scenario: string) => `The opening positions: ${scenario}`,
    length: (turns: number, minutes: number) => `${turns} turns · ${duration(minutes)}`,
    sideLength: (minutes: number) => `Played by a person: ${duration(minutes)}.`,
    away: 'Somebody elsewhere, by file',
    online: 'Against somebody elsewhere, on this server: offer a game online.',
    hotSeat: 'Two people share this table; the screen is covered while something is secret.',
    solo: 'You against the computer. It sees what you would see in its place, and rolls the same dice.',
    watch: 'Two computers play; you watch.',
    scenario: 'Scenario',
    options: 'Options',
    optionsChanged: (count: number) => `Options (${count} changed)`,
    optionsHint: 'Optional rules, and rulings on points the rulebook leaves open. The first choice is our standard.',
    ownData: 'Own data file',
    ownDataHint: 'Owners of the boxed game can play with the printed values. The built-in values are reconstructed.',
    chooseFile: 'Choose a file',
    ownDataUsed: (name: string) => `Playing with ${name}.`,
    ownDataRefused: (path: string, message: string) => `${path}: ${message}`,
    noData: 'Use the built-in values again',
    begin: 'Begin',
    notKept: {
      full: 'There is no room left in this browser’s storage. Delete some battles and try again.',
      unavailable: 'This browser does not allow storage here, so a battle could not be kept.',
      failed: 'The battle could not be stored. Try again.',
    },
  },
  about: {
    title: 'About Impulse',
    what: {
      title: 'What it is',
      text: 'Two operational hex-and-counter games, played by the book: every rule is enforced, every refusal names its rule, every chance is shown before you roll. You can play alone, with somebody at the same screen, or watch. Nothing leaves your machine: battles are kept in this browser.',
    },
    who: {
      title: 'Who makes it',
      text: 'Impulse is an independent, open-source project by people who like these games. It is not connected with, or endorsed by, their designers and publishers. The rules pages are in our own words and do not take the place of the rulebook.',
    },
    help: {
      title: 'How you can help',
      text: 'Tell us of a rule that we play wrongly, best with the record of the battle: it can be downloaded from every table. Corrections of the Chinese and of the history are as welcome as code. If you own a boxed game you can play with its printed values from a file of your own.',
    },
    licences: {
      title: 'Licences',
      text: 'Program, maps, counters and texts are ours and free under the MIT licence. The table is built with Preact and idb, which are free software as well. There are no pictures, fonts or sounds of others in it.',
    },
    fairness: { title: 'Are the dice fair?' },
    values: {
      title: 'Where the values come from',
      text: 'The printed maps and most printed values of these games are not public. What could be known is used as it is; the rest is reconstructed, and judged by whether battles go as the battle went.',
      counts: (known: number, inferred: number, reconstructed: number) =>
        `${known} notes on values that are known, ${inferred} on inferred ones, ${reconstructed} on reconstructed ones.`,
      all: 'Read every note',
    },
    status: { known: 'known', inferred: 'inferred', reconstructed: 'reconstructed' },
    dice: 'Every die is bound to a secret that is fixed before the first roll, and so is the commitment that the table shows. Whoever has noted it can check a finished battle die by die with “impulse verify”: no die was exchanged. What happens on one machine cannot prove that its owner did not know the dice beforehand, or begin again until he liked them.',
  },
  lost: { title: 'There is nothing here', text: 'The address is not one of ours, or the battle has been deleted.' },
};
