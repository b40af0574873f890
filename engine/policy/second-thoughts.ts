import { type Cells, copyInto, type Placed, sameCells } from '../state/state.js';

/**
 * A memory apart from that of the battle under way, made when it is first asked for. A position is thought over when it
 * is first asked about, and not again until it is asked about another. What is thought may keep the state it is given: it
 * is a copy, and stays as it is until then.
 */
export function secondThoughts<S extends Cells & Placed<unknown>, Memory>(
  clone: (state: S) => S,
  make: () => Memory,
  think: (memory: Memory, state: S) => void,
): (state: S) => Memory {
  let kept: { readonly memory: Memory; readonly thought: S } | null = null;
  return (state) => {
    if (!kept || kept.thought.context !== state.context) {
      kept = { memory: make(), thought: clone(state) };
    } else {
      if (sameCells(kept.thought, state)) return kept.memory;
      copyInto(kept.thought, state);
    }
    think(kept.memory, kept.thought);
    return kept.memory;
  };
}
