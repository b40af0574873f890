import {
  type Detail,
  entryOf,
  type LogEvent,
  partsIn,
  type Scene,
  type Seat,
  textIn,
  textsIn,
  type ToldEvent,
} from '@impulse/engine';
import type { State } from '../state.js';
import type { EventType } from '../text/event-types.js';
import type { SceneMark } from './codes.js';
import { Itinerary } from './itinerary.js';
import { activationThrows, attackThrow, rangingThrows, recoveryThrow } from './throws.js';

/** Events of one action as scenes, from the places units had before it. */
export function tell(before: State, seat: Seat, events: readonly LogEvent[]): ToldEvent[] {
  const units = new Itinerary(before, seat);
  let rolled = false;
  return events.map((event) => {
    const { scenes, shown } = tellerOf(event.type);
    rolled ||= shown === 'dice';
    const besideTheMap = shown === 'dice' || (shown === 'consequence' && rolled);
    return { event, scenes: scenes(event.detail, units), result: besideTheMap };
  });
}

interface Teller {
  readonly scenes: (detail: Detail, units: Itinerary) => Scene[];
  /** Dice are shown beside the map, and with them what came of them. */
  readonly shown?: 'dice' | 'consequence';
}

const silent: Teller = { scenes: () => [] };

/** An event that the rules no longer write may still stand in an old record. */
function tellerOf(type: string): Teller {
  const teller = entryOf(tellers, type) ?? 'silent';
  return teller === 'silent' ? silent : teller;
}

const marched: Teller = { scenes: (detail, units) => units.move(textIn(detail, 'unit'), textsIn(detail, 'path')) };

const tellers: Readonly<Record<EventType, Teller | 'silent'>> = {
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
  exited: marched,
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
