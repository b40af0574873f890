import { makeRandom, Match, MatchHost, type News } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { expect, test } from 'vitest';
import { follow } from './follow.js';
import { OpenBattle } from './open-battle.js';

const rules = await loadBattle('white-death');
const match = 'ab'.repeat(16);

function newBattle(): OpenBattle {
  const begun = Match.start(
    rules.game,
    { scenario: rules.game.scenarios[0].id, options: {} },
    { match, secret: 'cd'.repeat(32), live: true },
  );
  if (!begun.ok) throw new Error(begun.error.message);
  return new OpenBattle(new MatchHost(begun.value), rules, {});
}

/** Plays by the script for both sides until something is withheld from the side that does not decide. */
async function playUntilWithheld({ host }: OpenBattle, computer: string): Promise<void> {
  const random = makeRandom('follow');
  for (;;) {
    const turn = host.match.turn();
    if (turn.over) throw new Error('Nothing was withheld in the whole battle');
    const { action } = rules.opponents.think('script', host.match.state, turn.side, random);
    await host.act(turn.side, host.match.revision, `${host.match.revision}`, action);
    if (turn.side === computer && rules.game.sides.some((side) => host.match.withholdsFrom(side))) return;
  }
}

test.each([true, false])('what a computer has done in another process is told at once (%s)', async (isComputer) => {
  const [computer, person] = rules.game.sides;
  const elsewhere = newBattle();
  await playUntilWithheld(elsewhere, computer);
  const here = newBattle();
  const heard: News[] = [];
  here.host.watch(person, (news) => heard.push(news));
  const entries = elsewhere.host.match.journal.map((entry) => JSON.stringify(entry));
  const computers = isComputer ? [computer] : [];
  expect(await follow(here, { do: 'follow', match, from: 0, entries, computers })).toBe(true);
  expect(here.host.match.withholdsFrom(person)).toBe(!isComputer);
  expect(heard.at(-1)?.revision).toBe(entries.length);
  // Where something is missing, the battle is taken up again.
  expect(await follow(here, { do: 'follow', match, from: 0, entries, computers })).toBe(false);
});
