// Accepts every open match of Totensonntag and plays it: BOT_TOKEN=… node docs/examples/bot.mjs http://127.0.0.1:21941
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { makeRandom, SeatedBattle } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { WebSocket } from 'ws';

const address = process.argv[2];
const token = process.env.BOT_TOKEN;
const random = makeRandom(token);
const { game, aids, opponents } = await loadBattle('totensonntag');
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const get = async (path) => (await fetch(`${address}/api/${path}`, { headers })).json();
const post = (path, body) => fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

const battles = new Map();
const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`);
const ask = (request) => socket.send(JSON.stringify({ id: 0, ...request }));

socket.on('message', (text) => {
  const { match, news } = JSON.parse(text);
  const battle = battles.get(match);
  if (!news || !battle?.hear(news).ok || !battle.decides) return;
  const { action } = opponents.think('script', battle.state, battle.seat, random);
  ask({ do: 'act', match, revision: battle.revision, command: `bot ${battle.revision}`, action, seen: news.link });
});

for (await once(socket, 'open'); ; await setTimeout(1000)) {
  for (const { match, game: id } of (await get('matches')).matches)
    if (id === game.id) await post(`matches/${match}/accept`, { name: 'bot', part: randomBytes(32).toString('hex') });
  for (const { seat, card } of (await get('bots/matches')).matches) {
    if (card.game !== game.id || battles.has(card.match)) continue;
    battles.set(card.match, new SeatedBattle(game, aids, seat, game.start(card).value));
    ask({ do: 'watch', match: card.match, key: token });
  }
}
