import { render } from 'preact';
import { makeRandom, Match } from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { language, textsReady } from '../i18n/index.js';
import { summaryOf } from '../storage/create.js';
import { settings } from '../storage/settings.js';
import type { BattleStore, ControllerId, SavedBattle, StoreResult } from '../storage/types.js';
import '../style/tokens.css';
import '../style/base.css';
import { PlayPage } from './index.js';

/**
 * The playing page by itself, for work on it: `?dak=human&cw=script&scenario=free&aircraft=on&seed=1&lang=zh-Hant`.
 * `store=full` and the like make keeping fail; `speed=0` to `3`; `play=120` lets computers play so many actions first.
 */
const query = new URLSearchParams(location.search);
const controller = (side: string): ControllerId => (query.get(side) ?? 'human') as ControllerId;
const options = Object.fromEntries(
  totensonntag.options.flatMap(({ id }) => (query.has(id) ? [[id, query.get(id)!]] : [])),
);
const scenario = query.get('scenario') ?? 'historical';
const id = `harness-${query.get('seed') ?? '1'}`;
const secret = (query.get('seed') ?? '1').padStart(64, '0').replaceAll(/[^0-9a-f]/g, 'a');

const match = Match.start(totensonntag, { scenario, options }, { match: id, secret });
if (!match.ok) throw new Error(match.error.message);
for (let played = 0; played < Number(query.get('play') ?? 0); played++) {
  const turn = match.value.turn();
  if (turn.over) break;
  const random = makeRandom(`${id}/${played}`);
  match.value.act(turn.side, opponents.think('script', match.value.state, turn.side, random).action);
}
const reason = query.get('store') as 'full' | 'unavailable' | 'failed' | null;
const saved: SavedBattle = {
  id,
  title: 'Harness',
  setup: { game: 'totensonntag', scenario, options, controllers: { dak: controller('dak'), cw: controller('cw') } },
  record: match.value.record(true),
  created: 0,
  updated: 0,
  summary: summaryOf(match.value),
};
const kept: SavedBattle[] = [];
const store: BattleStore = {
  list: () => Promise.resolve(kept),
  load: () => Promise.resolve(kept.at(-1) ?? null),
  save(battle): Promise<StoreResult> {
    kept.splice(0, kept.length, battle);
    return Promise.resolve(reason === null ? { ok: true } : { ok: false, reason });
  },
  remove: () => Promise.resolve({ ok: true }),
};

if (query.has('lang')) language.value = query.get('lang') === 'zh-Hant' ? 'zh-Hant' : 'en';
if (query.has('speed')) settings.value = { ...settings.value, speed: Number(query.get('speed')) };
await textsReady();
render(<PlayPage saved={saved} store={store} leave={() => location.reload()} />, document.getElementById('app')!);
