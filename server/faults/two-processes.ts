import { makeRandom } from '@impulse/engine';
import { openStore } from '../store/open-store.js';
import { meet, playOn } from '../testing/players.js';
import { ChildServer } from './child-server.js';
import {
  comeBack,
  type KillReport,
  type LoadedMatch,
  missing,
  newMatch,
  playUntilKilled,
  repeat,
} from './kill-rounds.js';

const concurrentMatches = 4;
/** In milliseconds. */
const playingTime = 1_500;

/** Two processes on one database, with a player of every match at each; one of them is killed, and play goes on at the other. */
export async function killOneOfTwo(place: string, seed: string): Promise<KillReport> {
  const lost: string[] = [];
  const troubles: string[] = [];
  const store = await openStore(place, (error) => troubles.push(String(error)));
  const [doomed, other] = [await ChildServer.start(place), await ChildServer.start(place)];
  const all: LoadedMatch[] = [];
  for (let i = 0; i < concurrentMatches; i++) all.push(await apart(await newMatch(doomed.port), doomed, other));
  const playing = all.map((one, index) => playUntilKilled(one, makeRandom(`${seed} ${index}`)));
  await new Promise((resolve) => setTimeout(resolve, playingTime));
  await doomed.kill();
  await Promise.all(playing);
  let repeated = 0;
  for (const one of all) {
    lost.push(...(await missing(store, one)));
    await comeBack(other.port, one);
    repeated += await repeat(one, lost);
    await playOn(one.seats, 5);
  }
  await other.end();
  await store.close();
  const acknowledged = all.reduce((sum, one) => sum + one.acknowledged.size, 0);
  return { kills: 1, acknowledged, repeated, lost, troubles };
}

/** The host stays where the match was offered, the guest goes to the other process. */
async function apart(one: LoadedMatch, here: ChildServer, there: ChildServer): Promise<LoadedMatch> {
  const { offered, accepted, game } = one.seats;
  const seated = { ...offered.card, host: offered, guest: accepted };
  const pair = await meet(here.port, game, seated, there.port);
  await Promise.all([pair.host.reach(0), pair.guest.reach(0)]);
  return { ...one, seats: { ...pair, offered, accepted } };
}
