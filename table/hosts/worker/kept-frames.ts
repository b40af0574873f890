import {
  type BattleRecord,
  type Cells,
  good,
  noPosition,
  positionNow,
  readableEvents,
  type Result,
  standingOf,
} from '@impulse/engine';
import type { SpokenRules } from '@impulse/library';
import { CellRow } from './cell-row.js';
import type { Footage, Frame } from './film.js';

/** The frames of a battle of another version: the positions that were kept, and the log between them. */
export function keptFrames({ game, texts }: SpokenRules, record: BattleRecord): Result<Footage> {
  const { keyframes = [], log = [], data } = record;
  const standing = standingOf(record.journal, game.sides);
  if (!standing.ok) return standing;
  const frames: Frame[] = [];
  const cells = new CellRow();
  let like: Cells | null = null;
  let told = 0;
  for (const [revision, kept] of keyframes) {
    const position = positionNow(game, record, kept);
    const state = position.ok ? game.parsePosition(position.value, data) : position;
    if (!state.ok) return state;
    const length = standing.value.lengthAt(revision) ?? told;
    const events = readableEvents(texts, log.slice(told, length).flat());
    told = length;
    like ??= state.value;
    frames.push({ side: '', events });
    cells.add(state.value.cells);
  }
  if (like) return good({ frames, cells, like });
  return noPosition(game, record, 'The record has kept no positions to look at.');
}
