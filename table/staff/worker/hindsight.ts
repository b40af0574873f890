import {
  type BattleRecord,
  type Cells,
  finish,
  inEachLanguage,
  parseJson,
  parseRecord,
  type Problem,
  type PublicAction,
} from '@impulse/engine';
import {
  type Analysed,
  analysing,
  analysisPage,
  type CutBattle,
  isBattleId,
  loadBattle,
  type LoadedBattle,
  noEvaluation,
  tellAnalysis,
} from '@impulse/library';
import type { Answers } from '../../hosts/calls.js';
import type { StaffCalls, StaffTold } from '../messages.js';
import { inPieces } from './pieces.js';

/** A battle that is over, in the hands of the staff. */
interface Opened {
  readonly battle: LoadedBattle;
  readonly record: BattleRecord;
  readonly cut: CutBattle<Cells, PublicAction>;
}

export function lookingBack(
  tell: (told: StaffTold) => void,
): Pick<Answers<StaffCalls>, 'open' | 'explain' | 'analyse' | 'page'> {
  let opened: Opened | null = null;
  let analysed: Analysed<Cells, PublicAction> | null = null;
  return {
    async open({ text }) {
      const taken = await take(text);
      if ('problem' in taken) return taken.problem;
      opened = taken;
      return null;
    },
    explain({ frame }) {
      const { battle, cut } = held(opened);
      const index = cut.stretches.findLastIndex(({ from }) => from < frame);
      if (index < 0 || !battle.staff) return null;
      return battle.staff.explain(cut, index, frame - 1 - cut.stretches[index].from);
    },
    async analyse({ begun }) {
      const { battle, record } = held(opened);
      const depth = battle.staff?.effort.analysis;
      if (!depth) return { problem: noEvaluation };
      const work = analysing(battle, record, depth, begun, (analysis) => tell({ told: 'found', analysis }));
      const done = await inPieces(work, tell);
      if (!done.ok) return { problem: done.error };
      const { value } = done;
      analysed = value;
      return { balance: value.balance, told: inEachLanguage((language) => tellAnalysis(battle, value, language)) };
    },
    page: ({ notes, language }) => analysisPage(held(opened).battle, held(analysed), notes, language),
  };
}

function held<T>(thing: T | null): T {
  if (thing === null) throw new Error('No battle has been opened');
  return thing;
}

async function take(text: string): Promise<Opened | { readonly problem: Problem }> {
  const value = parseJson(text);
  const record = value.ok ? parseRecord(value.value) : value;
  if (!record.ok) return { problem: record.error };
  const { game } = record.value;
  if (!isBattleId(game)) throw new Error(`Nobody knows the battle ${game}`);
  const battle = await loadBattle(game);
  if (!battle.staff) return { problem: noEvaluation };
  const read = finish(battle.staff.cut(record.value));
  return read.ok ? { battle, record: record.value, cut: read.value } : { problem: read.error };
}
