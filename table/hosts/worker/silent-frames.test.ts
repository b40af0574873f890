import { expect, test } from 'vitest';
import type { LogEvent } from '@impulse/engine';
import { stateKind } from '@impulse/engine';
import { CellRow } from './cell-row.js';
import { withoutSilent } from './silent-frames.js';

const like = stateKind({ moment: 1 }).create({});
const event = (seats?: string[]): LogEvent => ({ type: 'x', rule: '1', detail: {}, ...(seats ? { seats } : {}) });

function footage(frames: readonly (readonly [side: string, ...events: LogEvent[]])[]) {
  const cells = new CellRow();
  frames.forEach((_, moment) => cells.add(Int16Array.of(moment)));
  return { frames: frames.map(([side, ...events]) => ({ side, events })), cells, like };
}

/** The moments that can still be seen. */
function momentsOf(film: ReturnType<typeof footage>): number[] {
  const shown = withoutSilent(film, 'east', 'west');
  const cells = new Int16Array(1);
  return shown.frames.map((_, frame) => {
    shown.cells.read(frame, cells);
    return cells[0];
  });
}

test('what the other side did unseen is not shown by itself', () => {
  const film = footage([
    [''],
    ['east'],
    ['east', event(['east'])],
    ['east', event()],
    ['west'],
    ['east', event(['west'])],
  ]);
  expect(momentsOf(film)).toEqual([0, 3, 4, 5]);
});

test('how the battle stands now is always shown', () => {
  expect(momentsOf(footage([[''], ['east'], ['east']]))).toEqual([0, 2]);
});
