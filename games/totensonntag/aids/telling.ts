import {
  type Detail,
  Itinerary,
  type LogEvent,
  partsIn,
  type Scene,
  type Seat,
  textIn,
  tellBy,
  type Teller,
  textsIn,
  type ToldEvent,
} from '@impulse/engine';
import type { State } from '../state.js';
import type { EventType } from '../text/event-types.js';
import type { SceneMark } from './codes.js';
import { hexOfUnit } from './places.js';
import { activationThrows, attackThrow, rangingThrows, recoveryThrow } from './throws.js';

/** Events of one action as scenes, from the places units had before it. */
export function tell(before: State, seat: Seat, events: readonly LogEvent[]): ToldEvent[] {
  const { units, unitNumber } = before.context;
  const placeBefore = (unit: string): string | null => {
    const number = unitNumber.get(unit);
    return number === undefined ? null : hexOfUnit(before, seat, number);
  };
  const sideOf = (unit: string): string => units[unitNumber.get(unit) ?? -1]?.side ?? '';
  return tellBy(tellers, events, new Itinerary(placeBefore, sideOf));
}

type Telling = Teller<[Itinerary]>;

const march = (detail: Detail, units: Itinerary): Scene[] =>
  units.move(textIn(detail, 'unit'), textsIn(detail, 'path'));
const marched: Telling = { scenes: march };

const tellers: Readonly<Record<EventType, Telling | 'silent'>> = {
  placed: 'silent',
  'couplet-begins': 'silent',
  'rolled-an': 'silent',
  'chose-an': 'silent',
  'rolls-an': 'silent',
  'adjusted-an': 'silent',
  'numbers-revealed': { scenes: activationThrows, shown: 'dice' },
  'planned-flight': 'silent',
  'flights-revealed': { scenes: (detail, units) => partsIn(detail, 'flights').flatMap((one) => flown(one, units)) },
  flew: { scenes: flown },
  'impulse-begins': 'silent',
  moved: marched,
  entered: marched,
  exited: { scenes: exited },
  'ranged-in': { scenes: rangingThrows, shown: 'dice' },
  attack: { scenes: attacked, shown: 'dice' },
  hit: { scenes: hit, shown: 'consequence' },
  destroyed: { scenes: gone, shown: 'consequence' },
  advanced: { scenes: (detail, units) => units.move(textIn(detail, 'unit'), [textIn(detail, 'hex')]) },
  'objective-taken': { scenes: taken, shown: 'consequence' },
  restacked: 'silent',
  'excess-destroyed': { scenes: gone },
  'night-falls': 'silent',
  recovery: { scenes: recoveryThrow, shown: 'dice' },
  'battle-ends': 'silent',
};

/** An aircraft comes from nowhere: only where it is now matters. */
function flown(detail: Detail, units: Itinerary): Scene[] {
  const hex = textIn(detail, 'hex');
  units.move(textIn(detail, 'unit'), [hex]);
  return [{ kind: 'mark', hex, code: 'flew' satisfies SceneMark }];
}

/** 6.2: by the exit hex, and off the map. */
function exited(detail: Detail, units: Itinerary): Scene[] {
  const way = march(detail, units);
  const unit = textIn(detail, 'unit');
  return [...way, { kind: 'leave', unit, hex: units.hexOf(unit) }];
}

function attacked(detail: Detail, units: Itinerary): Scene[] {
  const from = units.hexOf(textIn(detail, 'unit'));
  const shot: Scene = { kind: 'shot', from, to: textIn(detail, 'hex'), hit: detail['hit'] === true };
  return [attackThrow(detail, units), shot];
}

function hit(detail: Detail, units: Itinerary): Scene[] {
  const unit = textIn(detail, 'unit');
  return [{ kind: 'loss', unit, hex: units.hexOf(unit), points: 1 }];
}

function gone(detail: Detail, units: Itinerary): Scene[] {
  const unit = textIn(detail, 'unit');
  return [{ kind: 'gone', unit, hex: units.hexOf(unit) }];
}

function taken(detail: Detail): Scene[] {
  return [{ kind: 'mark', hex: textIn(detail, 'hex'), code: 'objective-taken' satisfies SceneMark }];
}
