import { makeRandom, Match } from '@impulse/engine';
import { notate } from '@impulse/library/totensonntag/notation.js';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { describe, expect, test } from 'vitest';
import { refusalOf } from './explain.js';
import { guessOrder, readOrder, type Scene } from './read.js';
import { speeches } from './speech.js';
import type { Play } from './table.js';

const speech = speeches.en;
const words = (line: string): string[] => line.toLowerCase().split(' ');

function start(options: Record<string, string> = {}, scenario = 'historical'): Play {
  const match = Match.start(totensonntag, { scenario, options }, { match: 'm', secret: '0'.repeat(64) });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

const sceneOf = (match: Play): Scene => ({ state: match.state, speech });

describe('orders', () => {
  test.each([
    ['historical', {}],
    ['historical', { aircraft: 'on', reconSupport: 'on', overruns: 'many' }],
    ['free', {}],
  ])('every legal action can be typed: %s %j', (scenario, options) => {
    const match = start(options, scenario);
    const seen = new Set<string>();
    for (let i = 0; i < 250; i++) {
      const turn = match.turn();
      if (turn.over) break;
      const legal = totensonntag.legal(match.state, turn.side);
      for (const [index, action] of legal.entries()) {
        const rare = !seen.has(action.type);
        seen.add(action.type);
        if (!rare && (index + i) % 37 > 0) continue;
        const read = readOrder(words(notate(action)), sceneOf(match));
        expect(read, notate(action)).toEqual({ ok: true, value: action });
      }
      const { action } = opponents.think('random', match.state, turn.side, makeRandom(String(i)));
      expect(match.act(turn.side, action).kind).toBe('played');
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  test('no typed words throw', () => {
    const match = start();
    match.act('cw', { type: 'choose-an', value: 3 });
    const random = makeRandom('typed');
    const pool = [
      ...words(
        'move enter overrun exit assault barrage fire advance stay stack destroy fly recover place choose roll adjust keep done',
      ),
      ...words('7h 7ad-7h kdg 60fd rec33 ju87 raf-spit 15-pz8-1 nz-24 ad-361-2 x'),
      ...words('m7 i10 q2 a1 g9 h9 o13 z9 1 -1 +1 over from with by at all rest constructor __proto__'),
    ];
    for (let i = 0; i < 800; i++) {
      const line = Array.from({ length: 1 + random.below(5) }, () => pool[random.below(pool.length)]);
      for (const read of [readOrder(line, sceneOf(match)), guessOrder(line, sceneOf(match))]) {
        if (!read?.ok) continue;
        const shape = totensonntag.parseAction(match.state, read.value);
        expect(shape.ok, `${line.join(' ')}: ${JSON.stringify(read.value)}`).toBe(true);
        totensonntag.refuse(match.state, 'cw', read.value);
      }
    }
  });
});

describe('what an order leaves open', () => {
  const match = start();
  match.queueDice([1]);
  match.act('cw', { type: 'choose-an', value: 3 });
  const read = (line: string) => {
    const order = readOrder(words(line), sceneOf(match)) ?? guessOrder(words(line), sceneOf(match));
    return order.ok ? order.value : order.error.message;
  };
  const reasonAgainst = (line: string): string | undefined => {
    const order = read(line);
    return typeof order === 'string' ? order : refusalOf(sceneOf(match), order)?.reason;
  };

  test('units can be named by the end of their id', () => {
    expect(read('move KDG B18')).toEqual({ type: 'move', unit: '7ad-kdg', path: ['B18'] });
    expect(read('move 7h H9')).toMatchObject({ unit: '7ad-7h' });
    expect(read('move rtr H9')).toContain('can be');
  });

  test('an overrun finds its way', () => {
    expect(read('overrun 7h I10')).toMatchObject({ type: 'move', overrun: 'I10', path: [expect.any(String)] });
    expect(read('overrun 7h I10 from I9')).toMatchObject({ overrun: 'I10', path: expect.arrayContaining(['I9']) });
  });

  test.each([
    ['7h M7', 'too-few-points'],
    ['7h I10', undefined],
    ['7h G9', undefined],
    ['7h K8', 'terrain-prohibited'],
    ['move 7h I10', 'enemy-occupied'],
    ['assault 7h I10', 'target-not-adjacent'],
    ['assault 7h H9', 'no-target'],
    ['barrage 7h I10', 'artillery-only'],
    ['barrage 60fd I10', 'no-spotter'],
    ['barrage 60fd F2', 'out-of-range'],
    ['nz-24 A1', 'not-due-yet'],
    ['exit 7h', 'too-few-points'],
    ['rec33 H12', 'not-your-unit'],
    ['overrun 1krrc I10', 'only-armor-and-recon-overrun'],
    ['raf-spit M7', 'aircraft-off'],
    ['recover 7h', 'wrong-step'],
    ['move 60fd I9', 'artillery-enters-zoc'],
  ])('%s meets the rule a player would name: %s', (line, reason) => {
    expect(reasonAgainst(line)).toBe(reason);
  });
});
