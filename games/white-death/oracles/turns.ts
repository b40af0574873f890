import type { LogEvent } from '@impulse/engine';
import type { Battle } from './battle.js';
import { figure, figures, text } from './reader.js';
import { Supply } from './supply.js';

/** 5, 13, 15D1, 16, 18, 22: the bookkeeping of a new turn. */
export function judgeBookkeeping(battle: Battle, event: LogEvent, weather: string): string | null {
  const { detail } = event;
  const turn = figure(detail, 'turn');
  const record = battle.data.turns.find((one) => one.turn === turn);
  switch (event.type) {
    case 'weather': {
      const is = record?.weather[figure(detail, 'die') - 1];
      return text(detail, 'weather') === is ? null : `the weather should be ${is}`;
    }
    case 'supply-received':
      return isPair(event, record?.supply) ? null : `${record?.supply.join()} should be received`;
    case 'replacements-received':
      return isPair(event, record?.replacements) ? null : `${record?.replacements.join()} should be received`;
    case 'fortress-roll': {
      const isReleased = figure(detail, 'die') <= turn - 1;
      return detail['released'] === isReleased ? null : `released should be ${isReleased}`;
    }
    case 'fortress-supplied':
      return new Supply(battle).isCityCut ? 'the city is cut off' : null;
    case 'air-drop': {
      const upTo = weather === 'snow' ? 2 : 4;
      const received = figures(detail, 'dice').filter((die) => die <= upTo).length;
      const isManned = battle.data.map.city.some((hex) => battle.sideAt(hex) === 'german');
      const fits = figure(detail, 'received') === received && isManned && new Supply(battle).isCityCut;
      return fits ? null : `${received} should be received by a city that is cut off and manned`;
    }
    default:
      return null;
  }
}

const isPair = ({ detail }: LogEvent, pair: readonly [number, number] | undefined): boolean =>
  figure(detail, 'soviet') === pair?.[0] && figure(detail, 'german') === pair[1];
