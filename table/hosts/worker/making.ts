import { type BattleRecord, isOfOtherRules, Match, type Problem } from '@impulse/engine';
import { shelves } from '../../storage/shelf.js';
import type { BattleSetup, ControllerId } from '../../storage/types.js';
import type { Answers } from '../calls.js';
import type { Made, Making } from '../messages.js';
import {
  branchOff,
  newId,
  newSecret,
  pack,
  readRecord,
  recordOf,
  rulesOf,
  summaryOf,
  type AnyMatch,
} from './records.js';
import type { LoadedBattle } from '@impulse/library';

/** New battles, battles that go on from others, and battles from files and to files. */
export const making: Answers<Making> = {
  async create({ shelf, id: known, setup, title, position }) {
    if (known !== undefined) await shelves[shelf].remove(known);
    const id = known ?? newId();
    const rules = await rulesOf(setup.game);
    if (!rules.ok) return refused(rules.error);
    const { scenario, options, data } = setup;
    const sealing = { match: id, secret: newSecret() };
    const match =
      position === undefined
        ? Match.start(
            rules.value.game,
            data === undefined ? { scenario, options } : { scenario, options, data },
            sealing,
          )
        : Match.from(rules.value.game, position, data, sealing);
    return match.ok ? await keep(rules.value, id, setup, title, match.value, shelf) : refused(match.error);
  },
  async branch({ id, events, controllers, title }) {
    const saved = await shelves.battles.load(id);
    if (!saved) return refused({ code: 'no-such-battle', path: '', message: 'There is no such battle.' });
    const record = await recordOf(saved);
    return record.ok ? await goOn(record.value, controllers, title, events) : refused(record.error);
  },
  async read({ text, title }) {
    const record = readRecord(text);
    if (!record.ok) return refused(record.error);
    const rules = await rulesOf(record.value.game);
    if (!rules.ok) return refused(rules.error);
    const controllers = Object.fromEntries(rules.value.game.sides.map((side) => [side, 'human' as const]));
    return await goOn(record.value, controllers, title, Infinity);
  },
  async export({ id }) {
    const saved = await shelves.battles.load(id);
    const record = saved ? await recordOf(saved) : null;
    if (!saved || record?.ok !== true) return null;
    // Dice that are still to fall stay sealed.
    return saved.summary.winner === null ? { ...record.value, secret: null } : record.value;
  },
};

const refused = (problem: Problem): Made => ({ kind: 'refused', problem });

async function goOn(
  record: BattleRecord,
  controllers: Readonly<Record<string, ControllerId>>,
  title: string,
  events: number,
): Promise<Made> {
  const rules = await rulesOf(record.game);
  if (!rules.ok) return refused(rules.error);
  const id = newId();
  const match = branchOff(rules.value, id, record, events);
  if (!match.ok) return refused(match.error);
  const { game, scenario, options, data } = record;
  const setup: BattleSetup = { game, scenario, options, controllers, ...(data === undefined ? {} : { data }) };
  // One that is over under other rules is there to be looked at, as it is.
  const asItIs = isOfOtherRules(rules.value.game, record) && match.value.turn().over ? record : null;
  return await keep(rules.value, id, setup, title, match.value, 'battles', asItIs);
}

async function keep(
  rules: LoadedBattle,
  id: string,
  setup: BattleSetup,
  title: string,
  match: AnyMatch,
  shelf: keyof typeof shelves,
  asItIs: BattleRecord | null = null,
): Promise<Made> {
  const now = Date.now();
  const entry = { id, title, setup, created: now, updated: now, summary: summaryOf(match, rules) };
  const kept = await shelves[shelf].save(asItIs ? { ...entry, record: asItIs } : await pack(entry, match));
  if (kept.ok) return { kind: 'kept', id, over: match.turn().over };
  return { kind: 'not-kept', reason: kept.reason === 'taken' ? 'failed' : kept.reason };
}
