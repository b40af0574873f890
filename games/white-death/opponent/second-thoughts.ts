import { copyInto, type PolicySettings } from '@impulse/engine';
import { newState, type State } from '../state.js';
import { makeMemory, type Memory } from './memory.js';
import { beginPhase, type Style } from './style.js';

/** A memory apart, so that what is thought over does not disturb what is under way. A position is thought over once. */
export function secondThoughts(style: Style, settings: PolicySettings): (state: State) => Memory {
  let memory: Memory | null = null;
  let thought: State | null = null;
  return (state) => {
    memory ??= makeMemory({ ...settings, temperature: 0 });
    if (thought?.context === state.context && sameCells(thought, state)) return memory;
    if (thought?.context !== state.context) thought = newState(state.context);
    copyInto(thought, state);
    beginPhase(memory, thought, style);
    return memory;
  };
}

const sameCells = (one: State, other: State): boolean => one.cells.every((cell, index) => cell === other.cells[index]);
