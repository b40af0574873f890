import type { LogEvent } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import type { WhiteDeathData } from '../data/types.js';
import type { Position } from '../position/position.js';
import { judgeBarrage } from './barrages.js';
import { Battle, hasZone, isAfv, type Man, other } from './battle.js';
import { type Hex, neighbours } from './field.js';
import { judgeFight } from './fights.js';
import { columnOf, defenceOf, levelFire } from './fire-values.js';
import { check, lose, Misfortunes, type Phase, runDownBunkers, type Trial } from './judgement.js';
import { figure, Reader, text, texts } from './reader.js';
import { Supply } from './supply.js';
import { point, stepCost } from './terrain.js';
import { edgeCost } from './movement.js';
import { judgeBookkeeping } from './turns.js';

/**
 * A second reading of the rules: what one action has led to, told from the position before it and the dice that fell, and
 * compared with what the rules have made of it. It shares no code with them.
 */
export function judge(
  data: WhiteDeathData,
  before: Position,
  action: Action,
  events: readonly LogEvent[],
  after: Position,
): string[] {
  return new Judge(data, before, action, events).compare(after);
}

/** What only tells of things that are told otherwise as well. */
const silent = new Set([
  'came-into-sight',
  'order-acted',
  'order-disarmed',
  'orders-given',
  'stack-seen',
  'stack-order',
  'restacked',
  'supply-spent',
  'barrage-result',
  'replacements-used',
  'repair-used',
  'ski-stopped',
  'transit-fire-value',
]);

class Judge {
  readonly #battle: Battle;
  readonly #action: Action;
  readonly #reader: Reader;
  readonly #events: readonly LogEvent[];
  readonly #complaints: string[] = [];
  readonly #limits: Map<string, number>;
  #misfortunes: Misfortunes;
  #phase: Phase | null;
  #weather: string;
  readonly #intense: ReadonlySet<string>;

  constructor(data: WhiteDeathData, before: Position, action: Action, events: readonly LogEvent[]) {
    this.#battle = new Battle(data, before);
    this.#action = action;
    this.#events = events;
    this.#reader = new Reader(events.filter(({ type }) => !silent.has(type)));
    this.#misfortunes = new Misfortunes(before.marks);
    this.#phase = phases[before.step] ?? null;
    this.#weather = before.weather;
    const paid = poolIds.filter((pool) => before.intensity[pool] === 1);
    const spent = events.filter(
      ({ type, detail }) => type === 'supply-spent' && text(detail, 'purpose') === 'intensity',
    );
    this.#intense = new Set([...paid, ...spent.map(({ detail }) => text(detail, 'pool')!)]);
    const limits = Object.entries(before.units).flatMap(([id, unit]) =>
      typeof unit === 'object' && unit.barrageLimit !== undefined ? [[id, unit.barrageLimit] as const] : [],
    );
    this.#limits = new Map(limits);
  }

  compare(after: Position): string[] {
    for (let event = this.#reader.take(); event; event = this.#reader.take()) this.#hear(event);
    const now = new Battle(this.#battle.data, after);
    for (const man of this.#battle.men.values()) {
      const then = now.man(man.id);
      if (man.at !== then.at || man.strength !== then.strength) {
        this.#complain(
          `${man.id} should be in ${man.at} with ${man.strength}, not in ${then.at} with ${then.strength}`,
        );
      }
    }
    for (const hex of this.#battle.data.map.city) {
      const [mine, theirs] = [this.#battle.bunkers.get(hex) ?? 0, now.bunkers.get(hex) ?? 0];
      if (mine !== theirs) this.#complain(`the bunker of ${hex} should have ${mine}, not ${theirs}`);
    }
    const garrisons = [...this.#battle.garrisons].toSorted().join();
    if (garrisons !== [...now.garrisons].toSorted().join()) this.#complain(`garrisons should be ${garrisons}`);
    return this.#complaints;
  }

  #complain = (complaint: string): void => void this.#complaints.push(complaint);

  /** What goes with a check in this phase; counts of an earlier phase are forgotten. */
  #trial(phase: Phase): Trial {
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#misfortunes = new Misfortunes();
    }
    const supply = new Supply(this.#battle);
    return {
      battle: this.#battle,
      reader: this.#reader,
      phase,
      supply,
      misfortunes: this.#misfortunes,
      intense: this.#intense,
      complain: this.#complain,
    };
  }

  #hear(event: LogEvent): void {
    const { type, detail } = event;
    const id = text(detail, 'unit');
    const man = id === null ? null : this.#battle.man(id);
    switch (type) {
      case 'defensive-fire':
        return judgeFight(this.#trial('defence'), event, this.#action);
      case 'assault-fire':
        return judgeFight(this.#trial('assault'), event, this.#action);
      case 'barrage':
        return judgeBarrage(this.#trial('barrage'), event, this.#action, this.#limits);
      case 'transit-fire':
        return this.#judgeTransit(event, man!);
      case 'ice':
        return this.#judgeIce(event, man!);
      case 'detection':
        return this.#judgeDetection(event);
      case 'moved':
      case 'entered':
        this.#judgeMarch(event, man!);
        return this.#follow(man!, texts(detail, 'path'));
      case 'went-along':
        for (const one of texts(detail, 'units')) this.#battle.put(this.#battle.man(one), man!.at);
        return undefined;
      case 'railed':
        return this.#follow(man!, texts(detail, 'path'));
      case 'advanced':
      case 'placed':
        return this.#follow(man!, [text(detail, 'hex')!]);
      case 'exited':
        return this.#battle.put(man!, 'exited');
      case 'replaced':
      case 'repaired':
        man!.strength = figure(detail, 'strength');
        return undefined;
      case 'refit-begins':
        for (const one of texts(detail, 'units')) this.#refit(this.#battle.man(one));
        return undefined;
      case 'weather':
        this.#weather = text(detail, 'weather')!;
    }
    const wrong = judgeBookkeeping(this.#battle, event, this.#weather);
    if (wrong !== null) this.#complain(`${wrong}: ${JSON.stringify(event)}`);
    if (consequences.has(type)) this.#complain(`nothing has led to ${JSON.stringify(event)}`);
  }

  #refit(man: Man): void {
    this.#battle.put(man, 'off');
    man.strength = man.unit.strength;
  }

  #follow(man: Man, path: readonly Hex[]): void {
    this.#battle.put(man, path.at(-1)!);
    runDownBunkers(this.#battle, man, path);
  }

  /** 6A, 7, 17C. */
  #judgeMarch(event: LogEvent, man: Man): void {
    const path = texts(event.detail, 'path');
    let from = text(event.detail, 'from');
    let cost = 0;
    for (const hex of path) {
      const step = from === null ? edgeCost(this.#battle, man, hex) : stepCost(this.#battle, man, from, hex);
      const toll = from !== null && this.#battle.inEnemyZone(man.unit.side, from) ? point : 0;
      if (step === null) this.#complain(`${man.id} cannot go to ${hex}`);
      cost += (step ?? 0) + toll;
      from = hex;
    }
    if (figure(event.detail, 'cost') !== cost) this.#complain(`the way should cost ${cost}: ${JSON.stringify(event)}`);
  }

  /** 3A, ruling 7. */
  #judgeTransit(event: LogEvent, man: Man): void {
    const trial = this.#trial('movement');
    const { battle, supply } = trial;
    const told = this.#events.find(
      ({ type, detail }) => type === 'transit-fire-value' && text(detail, 'unit') === man.id,
    );
    let fire = 0;
    for (const near of neighbours(man.at)) {
      const stack = battle.stack(near);
      if (stack.length === 0 || stack[0].unit.side !== other(man.unit.side) || !hasZone(stack)) continue;
      const slope = battle.field.goesDown(near, man.at) ? 2 : 1;
      for (const enemy of stack) fire += levelFire(battle, supply, enemy, near, 'antitank') * slope;
    }
    const defence = defenceOf(battle, man, null);
    const { odds, results } = battle.data.charts.antitank;
    const column = columnOf(odds, fire, defence);
    const lost = column < 0 ? 0 : Math.min(results[figure(event.detail, 'die') - 1][column], man.strength);
    if (told && figure(told.detail, 'fire') !== fire)
      this.#complain(`transit fire should be ${fire}: ${JSON.stringify(told)}`);
    if (figure(event.detail, 'lost') !== lost) this.#complain(`${lost} should be lost: ${JSON.stringify(event)}`);
    if (lost === 0 || lose(trial, man, lost, '3A')) return;
    check(trial, man, lost, 0, true);
  }

  /** 13. */
  #judgeIce(event: LogEvent, man: Man): void {
    const broke = figure(event.detail, 'die') === 1;
    if (event.detail['broke'] !== broke || !isAfv(man)) this.#complain(`ice: ${JSON.stringify(event)}`);
    if (broke) lose(this.#trial('movement'), man, 1, this.#battle.isThaw ? '13B' : '13A');
  }

  /** 21B, ruling 46. */
  #judgeDetection(event: LogEvent): void {
    const hex = text(event.detail, 'hex');
    const companions = this.#battle.stack(hex ?? '').filter(({ unit }) => !unit.brandenburg).length;
    const isFound = figure(event.detail, 'die') - companions <= 1;
    if (event.detail['found'] !== isFound) this.#complain(`found should be ${isFound}: ${JSON.stringify(event)}`);
  }
}

const poolIds = ['soviet', 'german', 'fortress'] as const;

const phases: Readonly<Record<string, Phase>> = {
  movement: 'movement',
  barrage: 'barrage',
  defence: 'defence',
  assault: 'assault',
  advance: 'assault',
};

/** What is always led up to by something else. */
const consequences = new Set([
  'morale',
  'morale-sheltered',
  'strength-lost',
  'eliminated',
  'retreated',
  'retreats-through-zone',
  'no-retreat',
  'conventional-fire',
  'antitank-fire',
  'tank-fright',
  'barrage-struck',
  'bunker-struck',
  'garrison-struck',
  'garrison-destroyed',
]);
