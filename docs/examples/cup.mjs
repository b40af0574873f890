// Holds a cup between bots and prints its standings: node docs/examples/cup.mjs http://127.0.0.1:21941 script script recruit
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { makeRandom, partCommitment, SeatedBattle } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { WebSocket } from 'ws';

const [address, ...levels] = process.argv.slice(2);
const { game, aids, opponents } = await loadBattle('totensonntag');

async function call(method, path, token, body) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const asked = body
    ? { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method, headers };
  const answer = await fetch(`${address}/api/${path}`, asked);
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`);
  return JSON.parse(said);
}

/** A bot that plays the game that waits for it in the cup. */
async function enter(name, level) {
  const { token } = await call('POST', 'bots', null, { name });
  const random = makeRandom(token);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`);
  await once(socket, 'open');
  const ask = (request) => socket.send(JSON.stringify({ id: 0, ...request }));
  const battles = new Map();
  const parts = new Map();
  socket.on('message', (text) => {
    const { match, news, problem } = JSON.parse(text);
    if (problem) console.error(name, problem.message);
    const battle = battles.get(match);
    if (!news || !battle?.hear(news).ok || !battle.decides) return;
    const { action } = opponents.think(level, battle.state, battle.seat, random);
    ask({ do: 'act', match, revision: battle.revision, command: `${name} ${battle.revision}`, action, seen: news.link });
  });

  /** Opens the game, or accepts it when the other player has opened it. */
  async function begin(cup, { game: place, match }) {
    const part = randomBytes(32).toString('hex');
    if (match) return await call('POST', `matches/${match}/accept`, token, { name, part });
    const { card } = await call('POST', `tournaments/${cup}/games/${place}`, token, {
      partCommitment: partCommitment(part),
    });
    parts.set(card.match, part);
  }

  async function look() {
    const { matches } = await call('GET', 'bots/matches', token);
    for (const { seat, card } of matches) {
      const { match, stage } = card;
      // Who has opened a game tells his part of the dice once the other has accepted.
      if (battles.has(match) && stage === 'dice' && parts.has(match))
        ask({ do: 'reveal', match, part: parts.get(match) });
      if (battles.has(match)) continue;
      battles.set(match, new SeatedBattle(game, aids, seat, game.start(card).value));
      ask({ do: 'watch', match, key: token });
    }
    for (const { card, waits } of (await call('GET', 'bots/tournaments', token)).tournaments)
      // Of two who open a game at once one is told to accept it: the next look does.
      if (waits && !battles.has(waits.match))
        await begin(card.tournament, waits).catch(({ message }) => console.error(message));
  }
  return { name, token, look };
}

const stamp = randomBytes(2).toString('hex');
const bots = [];
for (const [number, level] of levels.entries()) bots.push(await enter(`${level} ${number + 1} ${stamp}`, level));
const [{ token }] = bots;
const terms = { title: `Cup ${stamp}`, format: 'round-robin', game: game.id, scenario: 'historical' };
const held = await call('POST', 'tournaments', token, { ...terms, admitsBots: true, isOpen: false });
const { tournament: cup } = held.card;
for (const bot of bots) await call('POST', `tournaments/${cup}/entrants`, bot.token, { invitation: held.you.invitation });
await call('POST', `tournaments/${cup}/rounds`, token);

const see = () => call('GET', `tournaments/${cup}`, token);
for (let view = await see(); view.card.stage === 'playing'; view = await see()) {
  for (const bot of bots) await bot.look();
  await setTimeout(2000);
}
const { entrants, standings } = await see();
for (const { place, entrant, points } of standings) console.log(`${place}. ${entrants[entrant].name}: ${points}`);
process.exit();
