/** The page that plays a record again and says what it proves. */
export const verify = {
  title: 'Verify a battle',
  lead: 'This browser replays a record from the start and recomputes every action, die, position and link. Nothing is sent anywhere.',
  choose: 'Choose a record',
  online: {
    label: 'Or a finished online game: its link, or its 32-digit name',
    fetch: 'Fetch and verify',
    noMatch: 'This is neither a link to a game nor its name.',
    fetching: 'Fetching the record …',
    notThere:
      'The server does not give this browser the record: it does not know the game, or you neither play nor may watch.',
    notOver: 'This game is not over yet. You can get its record when it is.',
  },
  verdict: {
    fits: 'Everything matches',
    misfit: 'This record does not match',
    unreadable: 'This cannot be verified',
  },
  of: (battle: string, rules: string) => `${battle}, rules version ${rules}`,
  match: 'Match',
  commitment: 'Commitment',
  lastLink: 'Last link',
  found: 'What was checked',
  status: { good: 'Matches', open: 'Not checked', bad: 'Mismatch', note: 'Note' },
  rules: (entries: number) =>
    `Rules: all ${entries} entries of the journal are legal, and lead to the recorded positions.`,
  rulesSince: (entries: number, before: number) =>
    `Rules: the first ${before} of ${entries} entries were played in another version and could not be checked; all others are legal.`,
  dice: {
    joint: (dice: number) => `Dice: all ${dice} follow from the server’s secret and both players’ parts.`,
    alone: (dice: number) => `Dice: all ${dice} follow from the secret.`,
    unrevealed: (dice: number) => `Dice: the secret is not in the record, so ${dice} dice could not be checked.`,
    byHand: (dice: number) => `${dice} dice were set by hand.`,
  },
  commitmentFits: 'Commitment: the secret is the one committed to before the first die.',
  chain: {
    fits: (links: number) => `Hash chain: all ${links} links follow from each other.`,
    unchecked: 'Hash chain: without the secret its links cannot be recomputed.',
    none: 'Hash chain: the record has none. It was not played online, or is older than the chains.',
    begunUnder: (rules: string) => `The battle was begun under rules version ${rules}.`,
  },
  acknowledged: (sides: string) => `Acknowledgements: ${sides}.`,
  acknowledgedBy: (side: string, links: number, commands: number) =>
    `${side} acknowledged a link with ${links} of ${commands} commands`,
  rewinds: {
    none: 'Takebacks: none across a die roll.',
    agreed: (times: number, dice: number) =>
      times === 1
        ? `Takebacks: once, with the consent of both sides; ${dice} dice were taken back.`
        : `Takebacks: ${times}, with the consent of both sides; ${dice} dice were taken back.`,
    alone: (times: number, alone: number, dice: number) =>
      `Takebacks: ${times}, ${alone} of them without the consent of both sides; ${dice} dice were taken back.`,
  },
  fromPosition: 'It starts from a position entered by hand. How that came about is not checked.',
  ownData: 'It has a custom data file, with values other than this program’s.',
  told: {
    links: (links: number, upTo: number) =>
      `This browser was told the commitments and ${links} links while the game was played, the last one after ${upTo} entries. All match this record.`,
    commitment: 'This browser noted the commitments when somebody sat down here. They match this record.',
    nothing: 'This browser noted nothing about this match, so it cannot tell whether this is what was played.',
  },
  outcome: (outcome: string) => `Result: ${outcome}`,
  notOver: 'Result: the battle is not over.',
  proves: {
    title: 'What this proves',
    rules: 'The recorded battle follows the rules from the first entry to the last.',
    dice: 'Every die is the one the secret gives for its place: none was swapped, and none was left out in between.',
    commitment:
      'The dice were fixed before the first roll: this browser knew the commitment then, and it matches this record.',
    commitmentFrom: (from: number) =>
      `The dice after the first ${from} entries were fixed before they were rolled: this browser learned the commitment then, and it matches this record.`,
    commitmentSeat:
      'The dice rolled after somebody sat down here were fixed by then: this browser knew the commitment, and it matches this record.',
    chain: (upTo: number) =>
      `This is what was played: the beginning and the first ${upTo} entries, with every action and every die and in this order, are what this browser was told at the time. What was hidden then is included.`,
    joint:
      'Nobody could choose a die: the server had committed to its secret, and the host to a part, before the guest revealed theirs.',
  },
  notProved: {
    title: 'What this does not prove',
    played:
      'That this is what was played. Anyone with the secret of a record can make another one that is consistent. It is proved only to those who noted the commitment, or links of the chain, while it was played.',
    links:
      'That the entries are those that were played: this browser noted no links of the chain, only the dice commitment.',
    after: (upTo: number) => `What came after the first ${upTo} entries: this browser was told no more links.`,
    others: 'What others were told. Compare the last link with the other player’s.',
    signed: 'Who acknowledged: acknowledgements are not signed. For who gave them there is only the server’s word.',
    server: 'That the server did not know the dice in advance. It could not choose them.',
    owner:
      'That the holder of the secret, such as the machine it was played on, did not know the dice in advance, or start over until they suited.',
    unrevealed: 'Anything about the dice, until the secret is revealed.',
  },
  misfit: {
    entry: (number: number) => `The first mismatch is entry ${number} of the journal (counted from 0).`,
    entryOf: (number: number, side: string) =>
      `The first mismatch is entry ${number} of the journal (counted from 0), by ${side}.`,
    details: 'In detail',
    meaning:
      'Somebody has altered the record, or the program that wrote it was wrong. Nothing after this point was checked.',
    reasons: {
      'illegal-action': 'The rules do not allow this action there.',
      'wrong-die': 'A die is not the one the secret gives.',
      'dice-missing': 'Dice are missing.',
      'dice-left': 'There are more dice than were rolled.',
      'broken-commitment': 'The secret is not the one committed to.',
      'other-state': 'The recorded position is not the one that results.',
      'other-log': 'The recorded events are not the ones that result.',
      'other-link':
        'The hash chain does not match: this entry, or one up to the next recorded link, is not what was played.',
      'chain-missing': 'The hash chain, or part of it, has been removed.',
      'other-beginning': 'The record does not begin as its chain says.',
      'other-commitment': 'The commitment is not the one this browser noted when the game began.',
      'other-part': 'A player’s part of the dice is not the one this browser knows.',
      'cut-off': 'Entries are missing at the end: this browser was told of more.',
      'dice-by-hand': 'Dice were set by hand, which nobody may do in an online game.',
      'not-agreed': 'The battle was rewound without the consent of both sides.',
      'checkpoint-missing': 'The end of the record is missing.',
      'other-rules': 'It was played under another version of the rules, which this program cannot replay.',
      'other-data': 'It was played with data this program does not have.',
    },
    otherwise: 'Something in it is not as it should be.',
  },
};
