import type { Rating } from './rating.js';

/** The ratings of a ladder as a picture: a dot with its interval for each opponent, the strongest on top. */

const rowHeight = 26;
const margin = { left: 150, right: 70, top: 16, bottom: 34 } as const;
const width = 720;
const gridStep = 100;

export function chartOf(ratings: readonly Rating[], title: string): string {
  const height = margin.top + margin.bottom + rowHeight * ratings.length;
  const lowest = gridStep * Math.floor(Math.min(0, ...ratings.map(({ low }) => low)) / gridStep);
  const highest = gridStep * Math.ceil(Math.max(0, ...ratings.map(({ high }) => high)) / gridStep);
  const scale = (width - margin.left - margin.right) / Math.max(gridStep, highest - lowest);
  const x = (elo: number): string => (margin.left + (elo - lowest) * scale).toFixed(1);
  const foot = height - margin.bottom;
  const ticks = Array.from({ length: (highest - lowest) / gridStep + 1 }, (_, index) => lowest + index * gridStep);
  const grid = ticks.map(
    (elo) =>
      `<line x1="${x(elo)}" y1="${margin.top}" x2="${x(elo)}" y2="${foot}" stroke="#8884" stroke-width="${elo === 0 ? 2 : 1}"/>` +
      `<text x="${x(elo)}" y="${foot + 18}" text-anchor="middle">${signed(elo)}</text>`,
  );
  const rows = ratings.map(({ player, elo, low, high }, index) => {
    const y = margin.top + rowHeight * (index + 0.5);
    return (
      `<text x="${margin.left - 12}" y="${y + 4}" text-anchor="end">${player}</text>` +
      `<line x1="${x(low)}" y1="${y}" x2="${x(high)}" y2="${y}" stroke="#3a6ea5" stroke-width="3"/>` +
      `<circle cx="${x(elo)}" cy="${y}" r="5" fill="#3a6ea5"/>` +
      `<text x="${width - margin.right + 10}" y="${y + 4}">${signed(Math.round(elo))}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#777">`,
    `<title>${title}</title>`,
    ...grid,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

export const signed = (elo: number): string => (elo > 0 ? `+${elo}` : elo < 0 ? `\u2212${-elo}` : '0');
