import {
  type Detail,
  Itinerary,
  type LogEvent,
  numberIn,
  partsIn,
  type Scene,
  type Seat,
  textIn,
  tellBy,
  type Teller,
  textsIn,
  type ToldEvent,
} from '@impulse/engine';
import type { State } from '../../state.js';
import type { EventType } from '../../text/event-types.js';
import type { SceneMark } from '../codes.js';
import { Gunfire } from './gunfire.js';
import { hexOfUnit, unitNumber } from '../seats.js';
import {
  answerThrow,
  barrageThrow,
  detectionThrow,
  dropThrow,
  fliegerThrow,
  iceThrow,
  moraleThrow,
  releaseThrow,
  transitThrow,
  weatherThrow,
} from './throws.js';

/** Events of one action as scenes, from what the seat knew before it. */
export function tell(before: State, seat: Seat, events: readonly LogEvent[]): ToldEvent[] {
  const sideOf = (unit: string): string => before.context.units[unitNumber(before, unit)]?.side ?? '';
  const units = new Itinerary((unit) => hexOfUnit(before, seat, unit), sideOf);
  return tellBy(tellers, events, units, new Gunfire(units));
}

type Telling = Teller<[Itinerary, Gunfire]>;

/** Nothing to see, but worth reading. */
const silent: Telling = { scenes: () => [] };

const marched: Telling = { scenes: (detail, units) => units.move(textIn(detail, 'unit'), textsIn(detail, 'path')) };

/** A sign in the hex of the event. */
const marking = (code: SceneMark, shown?: Telling['shown']): Telling => ({
  scenes: (detail) => [{ kind: 'mark', hex: textIn(detail, 'hex'), code }],
  ...(shown ? { shown } : {}),
});

const tellers: Readonly<Record<EventType, Telling | 'silent'>> = {
  'turn-begins': 'silent',
  weather: { scenes: weatherThrow, shown: 'dice' },
  'supply-received': 'silent',
  'fortress-supplied': 'silent',
  'air-drop': { scenes: dropThrow, shown: 'dice' },
  'towns-released': 'silent',
  'fortress-released': 'silent',
  'fortress-roll': { scenes: releaseThrow, shown: 'dice' },
  'replacements-received': 'silent',
  'refit-begins': { scenes: (detail, units) => textsIn(detail, 'units').map((unit) => left(unit, units)) },
  'refit-ends': 'silent',
  'isolation-decided': 'silent',
  'impulse-begins': 'silent',
  passed: 'silent',
  'flieger-roll': { scenes: fliegerThrow, shown: 'dice' },
  'answer-roll': { scenes: answerThrow, shown: 'dice' },
  'objective-taken': marking('objective-taken', 'consequence'),
  'rail-towns': {
    scenes: (detail) => textsIn(detail, 'hexes').map((hex) => ({ kind: 'mark', hex, code: 'rail-towns' })),
  },
  'turn-ends': 'silent',
  'battle-ends': 'silent',

  placed: 'silent',
  moved: marched,
  entered: marched,
  railed: marched,
  exited: { scenes: (detail, units) => [left(textIn(detail, 'unit'), units)] },
  'ski-stopped': marking('ski-stopped'),
  ice: { scenes: iceThrow, shown: 'dice' },
  'transit-fire': {
    scenes: (detail, units, fire) => [...transitThrow(detail, units), ...fire.transit(detail)],
    shown: 'dice',
  },
  'transit-fire-value': 'silent',
  'came-into-sight': { scenes: sighted },
  'went-along': {
    scenes: (detail, units) => textsIn(detail, 'units').flatMap((unit) => units.follow(textIn(detail, 'unit'), unit)),
  },
  detection: { scenes: detectionThrow, shown: 'dice' },
  deployed: marking('deployed'),
  'bridge-built': marking('bridge-built'),
  'bridge-destroyed': marking('bridge-destroyed'),
  reassigned: 'silent',
  restacked: 'silent',
  'stack-order': 'silent',
  replaced: 'silent',
  'replacements-used': 'silent',
  repaired: 'silent',
  'repair-used': 'silent',

  'assault-declared': {
    scenes: (detail) => [{ kind: 'mark', hex: textIn(detail, 'target'), code: 'assault-declared' }],
  },
  'assault-called-off': 'silent',
  'stack-seen': marking('stack-seen'),
  'supply-spent': 'silent',
  barrage: marking('barrage'),
  'barrage-guns': { scenes: (detail, _, fire) => fire.barrage(textIn(detail, 'hex'), partsIn(detail, 'guns')) },
  'barrage-struck': { scenes: barrageThrow, shown: 'dice' },
  'garrison-struck': { scenes: barrageThrow, shown: 'dice' },
  'bunker-struck': { scenes: barrageThrow, shown: 'dice' },
  'barrage-result': { ...silent, shown: 'consequence' },
  'bunker-hit': marking('bunker-hit', 'consequence'),
  'garrison-destroyed': marking('garrison-destroyed', 'consequence'),
  'defensive-fire': { scenes: (detail, _, fire) => fire.open(detail, [textIn(detail, 'hex')]) },
  'assault-fire': { scenes: (detail, _, fire) => fire.open(detail, fire.hexesOf(textsIn(detail, 'units'))) },
  support: 'silent',
  'fire-withheld': 'silent',
  'conventional-fire': { scenes: (detail, _, fire) => fire.strike(detail, 'conventional'), shown: 'dice' },
  'antitank-fire': { scenes: (detail, _, fire) => fire.strike(detail, 'antitank'), shown: 'dice' },
  'tank-fright': marking('tank-fright'),
  morale: { scenes: moraleThrow, shown: 'dice' },
  'morale-sheltered': { ...silent, shown: 'consequence' },
  'strength-lost': { scenes: lost, shown: 'consequence' },
  eliminated: { scenes: (detail, units) => [gone(textIn(detail, 'unit'), units)], shown: 'consequence' },
  'retreats-through-zone': { ...silent, shown: 'consequence' },
  retreated: { ...marched, shown: 'consequence' },
  'no-retreat': { ...silent, shown: 'consequence' },
  advanced: { scenes: (detail, units) => units.move(textIn(detail, 'unit'), [textIn(detail, 'hex')]) },

  'orders-given': 'silent',
  'order-acted': 'silent',
  'order-disarmed': 'silent',
};

function lost(detail: Detail, units: Itinerary): Scene[] {
  const unit = textIn(detail, 'unit');
  return [{ kind: 'loss', unit, hex: units.hexOf(unit), points: numberIn(detail, 'points') }];
}

const gone = (unit: string, units: Itinerary): Scene => ({ kind: 'gone', unit, hex: units.hexOf(unit) });
const left = (unit: string, units: Itinerary): Scene => ({ kind: 'leave', unit, hex: units.hexOf(unit) });

/** 4C: where it came from the seat may not know. */
function sighted(detail: Detail, units: Itinerary): Scene[] {
  const hex = textIn(detail, 'hex');
  return [...units.move(textIn(detail, 'unit'), [hex]), { kind: 'mark', hex, code: 'came-into-sight' }];
}
