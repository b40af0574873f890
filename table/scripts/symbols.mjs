/**
 * Draws the military symbols with milsymbol and writes them down as path data, so that the library itself is never
 * shipped. Run `node table/scripts/symbols.mjs` after changing the list; the result is committed.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import milsymbol from 'milsymbol';

/** MIL-STD-2525C codes by the unit types of the game's data. */
const types = {
  infantry: 'SFGPUCI--------',
  motorized: 'SFGPUCIM-------',
  armor: 'SFGPUCA--------',
  recon: 'SFGPUCRVA------',
  artillery: 'SFGPUCF--------',
  engineer: 'SFGPUCE--------',
  motorcycle: 'SFGPUCIM--MO---',
  panzerjaeger: 'SFGPUCAAA------',
};

const sizes = { company: 'E', battalion: 'F', regiment: 'G' };

const draw = (code) => {
  const symbol = new milsymbol.Symbol(code, { size: 100, monoColor: 'black', fill: false });
  if (!symbol.isValid()) throw new Error(`milsymbol does not know ${code}`);
  return symbol.asSVG();
};

const attribute = (tag, name) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];

const circle = (x, y, r) => `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0`;

/** Every stroke of a symbol but its frame; the frame is the rectangle from 25,50 to 175,150. */
const strokesOf = (svg) => {
  const strokes = [];
  let shift = 0;
  let group = {};
  for (const [tag, name] of svg.matchAll(/<(\/?\w+)[^>]*>/g)) {
    if (name === 'g') {
      shift = Number(attribute(tag, 'transform')?.match(/,(-?[\d.]+)/)?.[1] ?? 0);
      group = { fill: attribute(tag, 'fill'), width: attribute(tag, 'stroke-width') };
    }
    if (name === '/g') {
      shift = 0;
      group = {};
    }
    if (name !== 'path' && name !== 'circle') continue;
    const number = (attributeName) => Number(attribute(tag, attributeName));
    let path = name === 'path' ? attribute(tag, 'd') : circle(number('cx'), number('cy') + shift, number('r'));
    if (path.startsWith('M25,50 l150,0')) continue;
    if (name === 'path' && shift !== 0)
      path = path.replace(/M ?([\d.]+),([\d.]+)/g, (_, x, y) => `M${x},${Number(y) + shift}`);
    const solid = name === 'circle' && (attribute(tag, 'fill') ?? group.fill) !== 'none';
    const width = Math.round(Number(attribute(tag, 'stroke-width') ?? group.width) * 100) / 100;
    strokes.push({ path: path.trim(), width, solid });
  }
  return strokes;
};

const symbols = Object.fromEntries(Object.entries(types).map(([type, code]) => [type, strokesOf(draw(code))]));
const plain = draw('SFGPU----------');
const sizeMarks = Object.fromEntries(
  Object.entries(sizes).map(([size, letter]) => {
    const known = new Set(strokesOf(plain).map((stroke) => stroke.path));
    const marked = strokesOf(draw(`SFGPU------${letter}---`));
    return [size, marked.filter((stroke) => !known.has(stroke.path))];
  }),
);

const show = (strokes) =>
  strokes.map(({ path, width, solid }) => `    { path: '${path}', width: ${width}, solid: ${solid} },`).join('\n');
const table = (name, entries) =>
  `export const ${name}: Readonly<Record<string, readonly SymbolStroke[]>> = {\n${Object.entries(entries)
    .map(([key, strokes]) => `  ${key}: [\n${show(strokes)}\n  ],`)
    .join('\n')}\n};\n`;

const text = `import type { SymbolStroke } from '../../art/strokes.js';

/** Written by table/scripts/symbols.mjs from milsymbol (MIT); do not edit. */

${table('unitSymbols', symbols)}
${table('sizeMarks', sizeMarks)}`;

writeFileSync(fileURLToPath(new URL('../battles/totensonntag/symbols.ts', import.meta.url)), text);
