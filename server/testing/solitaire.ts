import { makeRandom, partCommitment } from '@impulse/engine';
import { type BattleId, loadBattle } from '@impulse/library';
import type { MatchOffer, Offered } from '@impulse/protocol/wire/index.js';
import { call, newPart, offers, TestPlayer } from './players.js';
import { TestSocket } from './socket.js';

/** A person at a match against a computer of the server. */
export interface Solitaire {
  readonly game: BattleId;
  readonly offered: Offered;
  readonly player: TestPlayer;
}

/** Offers a match to a computer and begins it. */
export async function sitOpposite(
  port: number,
  game: BattleId,
  computer: string,
  wishes: Partial<MatchOffer> = {},
): Promise<Solitaire> {
  const part = newPart();
  const offer = { ...offers[game], name: 'Anna', partCommitment: partCommitment(part), computer, ...wishes };
  const { body: offered } = await call<Offered>(port, 'POST', '/api/matches', offer);
  const player = await sitAgain(port, game, offered);
  await player.socket.ask({ do: 'reveal', match: offered.card.match, part });
  return { game, offered, player };
}

export async function sitAgain(port: number, game: BattleId, { seat, key, card }: Offered): Promise<TestPlayer> {
  const rules = await loadBattle(game);
  const like = rules.game.start(card);
  if (!like.ok) throw new Error(like.error.message);
  const player = new TestPlayer(await TestSocket.open(port), rules, like.value, card.match, { seat, key });
  await player.watch();
  return player;
}

/** Waits until the person owes a decision, or the battle is over. */
export async function awaitTurn(player: TestPlayer): Promise<void> {
  const { battle } = player;
  await player.reach(0);
  while (!battle.turn.over && !battle.decides) await player.reach(battle.revision + 1);
}

/** The script plays for the person, for so many actions at most. */
export async function playAgainstComputer(
  { game, player }: Omit<Solitaire, 'offered'>,
  actions = Infinity,
): Promise<void> {
  const { opponents } = await loadBattle(game);
  const random = makeRandom(player.match);
  for (let played = 0; played < actions; played++) {
    const { battle } = player;
    await awaitTurn(player);
    if (battle.turn.over) return;
    const { action } = opponents.think('script', battle.state, battle.seat, random);
    const answer = await player.act(action);
    if (!('answer' in answer) || answer.answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    await player.reach(answer.answer.revision);
  }
}
