import type { PlacementData } from '../types.js';

/** Reads lines such as `2219 83id-i-277 3, 83id-i-183 2 deployed`: a hex, and units with their strength. */
export const placed = (text: string): PlacementData[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((line) => {
      const [hex] = line.split(' ', 1);
      return line
        .slice(hex.length + 1)
        .split(', ')
        .map((entry) => {
          const [unit, strength, deployed] = entry.split(' ');
          return { unit, hex, strength: Number(strength), ...(deployed ? { deployed: true } : {}) };
        });
    });
