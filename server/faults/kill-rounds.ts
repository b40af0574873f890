import { commandOf, type HostAnswer, type JournalEntry, makeRandom, type Random } from '@impulse/engine';
import { type BattleId, battleIds } from '@impulse/library/battles.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { decider, meet, type SeatedPair, seatTwo, type TestPlayer } from '../testing/players.js';
import { ChildServer } from './child-server.js';

/** Kills a server under load again and again, and looks for moves that were acknowledged and are gone, or are there twice. */

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Commands that were sent and not answered before the kill, and were given once more. */
  readonly repeated: number;
  readonly lost: readonly string[];
  /** What the store complained of while it was looked at. */
  readonly troubles: readonly string[];
}

export interface Sent {
  readonly player: 'host' | 'guest';
  readonly revision: number;
  readonly command: string;
  readonly action: unknown;
}

/** One match through all rounds. */
export interface LoadedMatch {
  seats: SeatedPair;
  /** Revision by acknowledged command. */
  readonly acknowledged: Map<string, number>;
  unanswered: Sent | null;
}

const concurrentMatches = 4;

export async function killRounds(
  rounds: number,
  place: string,
  seed: string,
  tell: (soFar: KillReport) => void = () => undefined,
): Promise<KillReport> {
  const random = makeRandom(seed);
  const lost: string[] = [];
  const troubles: string[] = [];
  const all: LoadedMatch[] = [];
  let acknowledged = 0;
  let repeated = 0;
  const store = await openStore(place, (error) => troubles.push(String(error)));
  let server = await ChildServer.start(place);
  for (let i = 0; i < concurrentMatches; i++) all.push(await newMatch(server.port, gameOf(i)));
  for (let round = 0; round < rounds; round++) {
    const playing = all.map((one, index) => playUntilKilled(one, makeRandom(`${seed} ${round} ${index}`)));
    await new Promise((resolve) => setTimeout(resolve, 20 + random.below(230)));
    await server.kill();
    await Promise.all(playing);
    for (const one of all) lost.push(...(await missing(store, one)).map((command) => `round ${round}: ${command}`));
    server = await ChildServer.start(place);
    for (const [index, one] of all.entries()) {
      await comeBack(server.port, one);
      repeated += await repeat(one, lost);
      if (decider(one.seats) !== null) continue;
      acknowledged += one.acknowledged.size;
      all[index] = await newMatch(server.port, gameOf(index));
    }
    tell({ kills: round + 1, acknowledged: acknowledged + ofAll(all), repeated, lost, troubles });
  }
  await server.kill();
  await store.close();
  return { kills: rounds + 1, acknowledged: acknowledged + ofAll(all), repeated, lost, troubles };
}

const ofAll = (all: readonly LoadedMatch[]): number => all.reduce((sum, one) => sum + one.acknowledged.size, 0);

const gameOf = (index: number): BattleId => battleIds[index % battleIds.length];

export const newMatch = async (port: number, game: BattleId = 'totensonntag'): Promise<LoadedMatch> => ({
  seats: await seatTwo(port, game),
  acknowledged: new Map(),
  unanswered: null,
});

export async function playUntilKilled(one: LoadedMatch, random: Random): Promise<void> {
  const ended = Promise.race([one.seats.host, one.seats.guest].map(({ socket }) => socket.ended));
  for (;;) {
    const player = decider(one.seats);
    if (!player) return;
    const { battle } = player;
    const legal = battle.legal();
    const action = legal[random.below(legal.length)];
    const { revision } = battle;
    const command = `${one.seats.match}-${revision}-${random.below(1e9)}`;
    one.unanswered = { player: player === one.seats.host ? 'host' : 'guest', revision, command, action };
    const answer = await Promise.race([player.act(action, revision, command), ended]);
    if (!answer) return;
    if (!('answer' in answer)) throw new Error(`Not answered as a command: ${JSON.stringify(answer)}`);
    one.unanswered = null;
    if (answer.answer.kind !== 'done') throw new Error(`Not done: ${JSON.stringify(answer)}`);
    one.acknowledged.set(command, answer.answer.revision);
    const both = Promise.all([one.seats.host.reach(revision + 1), one.seats.guest.reach(revision + 1)]);
    if ((await Promise.race([both, ended])) === null) return;
  }
}

/** Acknowledged commands that are not kept where they were acknowledged, or are kept twice. */
export async function missing(store: Store, { seats, acknowledged }: LoadedMatch): Promise<string[]> {
  const { entries } = await store.journal(seats.match);
  const journal = entries.map(({ entry }) => commandOf(JSON.parse(entry) as JournalEntry)?.command);
  const isWhereItWas = ([command, revision]: readonly [string, number]): boolean =>
    journal.indexOf(command) === revision - 1 && journal.lastIndexOf(command) === revision - 1;
  return [...acknowledged].filter((one) => !isWhereItWas(one)).map(([command]) => command);
}

export async function comeBack(port: number, one: LoadedMatch): Promise<void> {
  const { offered, accepted, game } = one.seats;
  const pair = await meet(port, game, { ...offered.card, host: offered, guest: accepted });
  one.seats = { ...pair, offered, accepted };
  const last = Math.max(0, ...one.acknowledged.values());
  await Promise.all([pair.host.reach(last), pair.guest.reach(last)]);
}

/** What was not answered is given once more: it may have happened before, and happens once. */
export async function repeat(one: LoadedMatch, lost: string[]): Promise<number> {
  const sent = one.unanswered;
  if (!sent) return 0;
  one.unanswered = null;
  const player: TestPlayer = one.seats[sent.player];
  const answer = await giveAgain(player, sent);
  const done: HostAnswer | null = 'answer' in answer ? answer.answer : null;
  if (done?.kind === 'done' && done.revision === sent.revision + 1) one.acknowledged.set(sent.command, done.revision);
  else lost.push(`${sent.command} repeated: ${JSON.stringify(answer)}`);
  await Promise.all([one.seats.host.reach(sent.revision + 1), one.seats.guest.reach(sent.revision + 1)]);
  return 1;
}

/**
 * A database finishes what a server asked of it before it was killed, perhaps only after the next one has read the
 * journal. Then the command is not kept a second time, and is found once the battle has been read anew.
 */
export async function giveAgain(
  player: Pick<TestPlayer, 'act'>,
  { action, revision, command }: Sent,
): ReturnType<TestPlayer['act']> {
  const answer = await player.act(action, revision, command);
  const isLate = 'problem' in answer && answer.problem.code === 'not-kept';
  return isLate ? player.act(action, revision, command) : answer;
}
