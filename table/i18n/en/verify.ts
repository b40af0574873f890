/** The page that plays a record again and says what it proves. */
export const verify = {
  title: 'Verify a battle',
  lead: 'This browser plays a record again from its beginning, and recomputes every action, die, position and link. Nothing is sent anywhere.',
  choose: 'Choose a record',
  online: {
    label: 'Or an online game that is over: its link, or its name of 32 digits',
    fetch: 'Fetch and verify',
    noMatch: 'This is neither the link nor the name of a game.',
    fetching: 'The record is fetched …',
    notThere:
      'The server does not hand this record to this browser: the game is unknown to it, or you neither play nor may watch.',
    notOver: 'This game is not over yet. Its record can be had when it is.',
  },
  verdict: {
    fits: 'Everything fits',
    misfit: 'This record does not fit',
    unreadable: 'This cannot be verified',
  },
  of: (battle: string, rules: string) => `${battle}, rules version ${rules}`,
  match: 'Match',
  commitment: 'Commitment',
  lastLink: 'Last link',
  found: 'What was checked',
  status: { good: 'Fits', open: 'Not checked', bad: 'Does not fit', note: 'To know' },
  rules: (entries: number) =>
    `Rules: all ${entries} entries of the journal are allowed by the rules, and lead to the positions recorded.`,
  rulesSince: (entries: number, before: number) =>
    `Rules: the first ${before} of ${entries} entries were played in another version and could not be checked; all others are allowed.`,
  dice: {
    joint: (dice: number) => `Dice: all ${dice} are those that the server’s secret and both players’ parts give.`,
    alone: (dice: number) => `Dice: all ${dice} are those that the secret gives.`,
    unrevealed: (dice: number) => `Dice: the secret is not in the record, so ${dice} dice could not be checked.`,
    byHand: (dice: number) => `${dice} dice were set by hand.`,
  },
  commitmentFits: 'Commitment: the secret is the one that was committed to before the first die.',
  chain: {
    fits: (links: number) => `Chain of hashes: all ${links} links follow from each other.`,
    unchecked: 'Chain of hashes: without the secret its links cannot be made again.',
    none: 'Chain of hashes: the record has none. It was not played online, or before there were chains.',
    begunUnder: (rules: string) => `The battle was begun under rules version ${rules}.`,
  },
  acknowledged: (sides: string) => `Acknowledgements: ${sides}.`,
  acknowledgedBy: (side: string, links: number, commands: number) =>
    `${side} acknowledged a link with ${links} of ${commands} commands`,
  rewinds: {
    none: 'Going back: nothing was taken back across a die.',
    agreed: (times: number, dice: number) =>
      times === 1
        ? `Going back: once, with the consent of both sides; ${dice} dice were taken back.`
        : `Going back: ${times} times, with the consent of both sides; ${dice} dice were taken back.`,
    alone: (times: number, alone: number, dice: number) =>
      `Going back: ${times} times, ${alone} of them without the consent of both sides; ${dice} dice were taken back.`,
  },
  fromPosition: 'It begins at a position that somebody wrote down. How that came about is not checked.',
  ownData: 'It brings a data file of its own. Its values are not those of this program.',
  told: {
    links: (links: number, upTo: number) =>
      `This browser was told the commitments and ${links} links while the game was played, the last one after ${upTo} entries. All are those of this record.`,
    commitment: 'This browser noted the commitments when somebody sat down here. They are those of this record.',
    nothing: 'This browser has noted nothing about this match, so it cannot tell whether this is what was played.',
  },
  outcome: (outcome: string) => `Result: ${outcome}`,
  notOver: 'Result: the battle is not over.',
  proves: {
    title: 'What this proves',
    rules: 'The battle of this record follows the rules from the first entry to the last.',
    dice: 'Every die is the one that the secret gives for its place: none was exchanged, and none was left out between the others.',
    commitment:
      'The dice were fixed before the first one fell: this browser knew the commitment then, and it is the one of this record.',
    commitmentFrom: (from: number) =>
      `The dice after the first ${from} entries were fixed before they fell: this browser came to know the commitment then, and it is the one of this record.`,
    commitmentSeat:
      'The dice that fell after somebody sat down here were fixed by then: this browser knew the commitment, and it is the one of this record.',
    chain: (upTo: number) =>
      `This is what was played: the beginning and the first ${upTo} entries, with every action and every die and in this order, are what this browser was told at the time. What was hidden then is in it, too.`,
    joint:
      'Nobody could choose a die: the server had committed to its secret, and the host to a part, before the guest told theirs.',
  },
  notProved: {
    title: 'What this does not prove',
    played:
      'That this is what was played. Whoever has the secret of a record can make another one that fits in itself. It is proved only to those who noted the commitment, or links of the chain, while it was played.',
    links:
      'That the entries are those that were played: this browser noted no links of a chain, only what the dice were bound to.',
    after: (upTo: number) => `What came after the first ${upTo} entries: this browser was told no link any more.`,
    others: 'What others were told. Compare the last link with the other player’s.',
    signed: 'Who acknowledged: an acknowledgement is not signed. That somebody gave it is the server’s word.',
    server: 'That the server did not know the dice ahead. It could not choose them.',
    owner:
      'That whoever had the secret, such as the machine on which it was played, did not know the dice ahead, or begin again until they pleased.',
    unrevealed: 'Anything about the dice, as long as the secret is not told.',
  },
  misfit: {
    entry: (number: number) => `The first thing that does not fit is entry ${number} of the journal (counted from 0).`,
    entryOf: (number: number, side: string) =>
      `The first thing that does not fit is entry ${number} of the journal (counted from 0), by ${side}.`,
    details: 'In detail',
    meaning:
      'Somebody has changed the record, or the program that wrote it was wrong. Nothing after this place was checked.',
    reasons: {
      'illegal-action': 'The rules do not allow this action there.',
      'wrong-die': 'A die is not the one that the secret gives.',
      'dice-missing': 'Dice are missing.',
      'dice-left': 'There are more dice than were rolled.',
      'broken-commitment': 'The secret is not the one that was committed to.',
      'other-state': 'The position that was recorded is not the one that comes out.',
      'other-log': 'What was recorded of it is not what comes out.',
      'other-link':
        'The chain of hashes does not fit: here, or in one of the entries up to the next link that was kept, is not what was played.',
      'chain-missing': 'The chain of hashes, or a part of it, has been taken off.',
      'other-beginning': 'The record does not begin with what its chain says.',
      'other-commitment': 'The commitment is not the one that this browser noted when the game began.',
      'other-part': 'What a player put into the dice is not what this browser knows of.',
      'cut-off': 'Entries are missing at the end: this browser was told of more.',
      'dice-by-hand': 'Dice were set by hand, which nobody may do in an online game.',
      'not-agreed': 'The battle went back without the consent of both sides.',
      'checkpoint-missing': 'The end of the record is missing.',
      'other-rules': 'It was played by another version of the rules, which this program cannot play again.',
      'other-data': 'It was played on other data than this program has.',
    },
    otherwise: 'Something in it is not as it must be.',
  },
};
