import type { Catalogue } from '../catalogue.js';
import { areaIn, type Facts, twelfthsIn } from '../facts.js';
import { count, list } from './numbers.js';

/** Movement and what belongs to it. */
export const moveEvents = {
  placed: (f) => `${f.unit()} is set up in ${f.hex()}${f.is('deployed') ? ', deployed' : ''}.`,
  moved: (f) => {
    const { way, end } = f.path();
    return `${f.unit()} moves from ${f.hex('from')} to ${end}${via(way)}${spent(f)}.`;
  },
  entered: (f) => {
    const { way, end } = f.path();
    if (way.length === 0) return `${f.unit()} enters the map at ${end}${spent(f)}.`;
    return `${f.unit()} enters the map at ${way[0]} and moves on to ${end}${via(way.slice(1))}${spent(f)}.`;
  },
  railed: (f) => {
    const { way, end } = f.path();
    const from = f.has('from') ? `from ${f.hex('from')}` : `from the map edge at ${way[0] ?? '?'}`;
    return `${f.unit()} goes by rail ${from} to ${end}${spent(f)}.`;
  },
  exited: (f) => `${f.unit()} leaves the map at ${f.hex()}: ${f.figure('strength')} SP rescued.`,
  'ski-stopped': (f) => `${f.unit()} is stopped in ${f.hex()} by the zone of an enemy ski unit.`,
  ice: (f) =>
    `${f.unit()} crosses the ice from ${f.hex('from')} to ${f.hex()}, die ${f.figure('die')}: ` +
    `${f.is('broke') ? 'the ice breaks' : 'the ice holds'}.`,
  'transit-fire': (f) =>
    `${f.unit()} draws antitank fire as it leaves ${f.hex()}, die ${f.figure('die')}: ` +
    `${f.number('lost') === 0 ? 'no effect' : `${f.figure('lost')} SP lost`}.`,
  'transit-fire-value': (f) =>
    `Our antitank fire on ${f.unit()} in ${f.hex()}: ${f.figure('fire')} against defence ${f.figure('defence')}.`,
  'came-into-sight': (f) => `${f.unit()} comes into sight in ${f.hex()}.`,
  'went-along': (f) => `With ${f.unit()} to ${f.hex()}: ${list(f.units('units')) || '?'}.`,
  detection: (f) => {
    const others = f.number('others') ?? 0;
    const less = others > 0 ? ` − ${others} for those led` : '';
    const result = f.is('found') ? 'found out, and stopped' : 'not found out';
    return `${f.unit()} bluffs its way into the enemy zone in ${f.hex()}, die ${f.figure('die')}${less}: ${result}.`;
  },
  deployed: (f) => `${f.unit()} deploys in ${f.hex()}.`,
  'bridge-built': (f) => `${f.unit()} builds a bridge in ${f.hex()}.`,
  'bridge-destroyed': (f) => `${f.unit()} destroys the bridge in ${f.hex()}.`,
  reassigned: (f) =>
    `${f.unit()} is sent to the ${areaIn(f)} instead of the ${areaIn(f, 'from')} and is due on turn ${f.figure('due')}.`,
  restacked: (f) =>
    `The stack of ${count(f.number('count'), 'unit')} in ${f.hex()} is rearranged; on top: ${f.unit('top')}.`,
  'stack-order': (f) => `The stack in ${f.hex()}, from the top: ${f.units('order').join(', ') || '?'}.`,
} satisfies Partial<Catalogue['events']>;

const via = (way: readonly string[]): string => (way.length > 0 ? ` via ${way.join(', ')}` : '');

/** The cost comes in twelfths. */
const spent = (f: Facts): string => (f.has('cost') ? ` for ${twelfthsIn(f, 'cost')} MP` : '');
