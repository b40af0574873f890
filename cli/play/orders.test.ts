import { makeRandom, Match } from '@impulse/engine';
import { type BattleId, battleIds, loadBattle } from '@impulse/library';
import { describe, expect, test } from 'vitest';
import { readOrder } from './orders.js';
import { makeContext, type PlayerContext } from './player-context.js';
import { Referee } from './referee.js';
import { human } from './seating.js';

const words = (line: string): string[] => line.toLowerCase().split(' ');

async function begin(id: BattleId, scenario: string, options: Record<string, string> = {}) {
  const battle = await loadBattle(id);
  const match = Match.start(battle.game, { scenario, options }, { match: 'm', secret: '0'.repeat(64) });
  if (!match.ok) throw new Error(match.error.message);
  const [first, second] = battle.game.sides;
  const referee = new Referee(battle, match.value, { [first]: human, [second]: human }, null);
  return { battle, match: match.value, referee };
}

const contextOf = (referee: Referee, side: string): PlayerContext =>
  makeContext(referee.battle, referee.seat(side), 'en');

describe('orders', () => {
  test.each([
    ['totensonntag', 'historical', {}, 200],
    ['totensonntag', 'historical', { aircraft: 'on', reconSupport: 'on', overruns: 'many' }, 120],
    ['totensonntag', 'free', {}, 60],
    ['white-death', 'scenario-4', {}, 60],
    ['white-death', 'scenario-1', {}, 40],
  ] as const)('every legal action can be typed: %s %s %j', async (id, scenario, options, length) => {
    const { battle, referee } = await begin(id, scenario, options);
    const random = makeRandom(scenario);
    const seen = new Set<string>();
    for (let i = 0; i < length; i++) {
      const side = referee.decider;
      if (side === null) break;
      const context = contextOf(referee, side);
      const legal = context.seated.legal();
      for (const action of legal) {
        const rare = !seen.has(action.type);
        seen.add(action.type);
        if (!rare && random.below(legal.length) > 2) continue;
        const read = readOrder(context, words(battle.notate(action)));
        expect(read, battle.notate(action)).toMatchObject({ ok: true, value: { action, refusal: null } });
      }
      expect((await referee.act(side, legal[random.below(legal.length)])).kind).toBe('done');
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  test.each(battleIds)('no typed words throw: %s', async (id) => {
    const { battle, referee } = await begin(id, (await loadBattle(id)).game.scenarios[0].id);
    const side = referee.decider ?? '';
    const context = contextOf(referee, side);
    const { seated } = context;
    const units = seated.aids.units(seated.state, side).map((unit) => unit.id);
    const random = makeRandom('typed');
    const some = <T>(from: readonly T[]): T => from[random.below(from.length)];
    const little = words('over from with by at all rest under support split 1 -1 +1 z9 x constructor __proto__ = 5=');
    for (let i = 0; i < 800; i++) {
      const verb = some(battle.lines).verb;
      const rest = Array.from({ length: random.below(5) }, () =>
        some([some(units), some(battle.grid.labels), some(little)]).toLowerCase(),
      );
      for (const line of [[...verb, ...rest], rest.length > 0 ? rest : ['x']]) {
        const read = readOrder(context, line);
        if (!read.ok) expect(read.error.message, line.join(' ')).not.toBe('');
        else if (read.value.action && !read.value.refusal)
          expect(seated.refuse(read.value.action), line.join(' ')).toBeNull();
      }
    }
  });
});

describe('what an order leaves open', async () => {
  const { match, referee } = await begin('totensonntag', 'historical');
  match.queueDice([1]);
  await referee.act('cw', { type: 'choose-an', value: 3 } as { type: string });
  const context = contextOf(referee, 'cw');
  const read = (line: string) => readOrder(context, words(line));
  const actionOf = (line: string): unknown => {
    const order = read(line);
    if (!order.ok) return order.error.message;
    return order.value.refusal?.reason ?? order.value.action;
  };

  test('units can be named by the end of their id', () => {
    expect(actionOf('move KDG B18')).toEqual({ type: 'move', unit: '7ad-kdg', path: ['B18'] });
    expect(actionOf('move 7h H9')).toMatchObject({ unit: '7ad-7h' });
    expect(actionOf('move rtr H9')).toContain('can be');
  });

  test('a way is found where only its end is named', () => {
    expect(actionOf('move kdg C16')).toMatchObject({ type: 'move', path: expect.arrayContaining(['C16']) });
    expect(actionOf('kdg C16')).toEqual(actionOf('move kdg C16'));
    expect(actionOf('overrun 7h I10')).toMatchObject({ type: 'move', overrun: 'I10', path: [expect.any(String)] });
    expect(actionOf('overrun 7h I10 from I9')).toMatchObject({ overrun: 'I10', path: expect.arrayContaining(['I9']) });
  });

  test('what only the player can say is asked for', () => {
    expect(actionOf('assault 7h')).toContain('Which hex?');
    expect(actionOf('move')).toContain('Which unit?');
    expect(actionOf('stay 7h G9')).toContain('"g9" is one word too many: stay UNIT');
  });

  test.each([
    ['7h M7', 'too-few-points'],
    ['7h K8', 'terrain-prohibited'],
    ['move 7h I10', 'stops-in-zoc'],
    ['assault 7h I10', 'target-not-adjacent'],
    ['assault 7h H9', 'no-target'],
    ['barrage 7h I10', 'artillery-only'],
    ['barrage 60fd I10', 'no-spotter'],
    ['barrage 60fd F2', 'out-of-range'],
    ['nz-24 A1', 'not-due-yet'],
    ['enter 7h A1', 'not-a-reinforcement'],
    ['rec33 H12', 'not-your-unit'],
    ['overrun 1krrc I10', 'only-armor-and-recon-overrun'],
    ['recover 7h', 'wrong-step'],
    ['move 60fd I9', 'artillery-enters-zoc'],
  ])('%s meets the rule a player would name: %s', (line, reason) => {
    expect(actionOf(line)).toBe(reason);
  });
});
