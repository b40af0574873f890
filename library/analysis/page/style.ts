/** How the page looks, on paper and in the dark too. */
export const style = `
:root { color-scheme: light dark; --ink: #2b2823; --paper: #f8f4ea; --line: #cfc6b2; --blue: #1f5f99; --red: #a3242c; --ochre: #a8760f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e2d4; --paper: #1d1b18; --line: #4a453b; --blue: #6cb0ea; --red: #ee7b7b; --ochre: #e0b24e; } }
body { margin: 0 auto; max-width: 920px; padding: 24px 20px 60px; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Noto Serif TC', 'Songti TC', serif; }
h1 { margin: 0 0 4px; font-size: 1.8rem; } h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; border-bottom: 1px solid var(--line); }
header { display: flex; gap: 1rem; align-items: start; justify-content: space-between; }
button { font: inherit; padding: 4px 12px; border: 1px solid var(--line); border-radius: 6px; background: none; color: inherit; cursor: pointer; }
table { border-collapse: collapse; } td { padding: 3px 14px 3px 0; border-bottom: 1px solid var(--line); } td + td { text-align: right; font-variant-numeric: tabular-nums; }
tr:last-child td { font-weight: bold; border-bottom: 2px solid var(--ink); }
.note, .method { color: color-mix(in srgb, var(--ink) 72%, transparent); font-size: .9rem; max-width: 70ch; }
.chart { width: 100%; height: auto; font: 12px sans-serif; } .chart text { fill: currentColor; }
.grid { stroke: var(--line); } .even { stroke: currentColor; stroke-dasharray: 4 4; }
.area { fill: var(--blue); opacity: .14; } .line { fill: none; stroke: var(--blue); stroke-width: 2.5; stroke-linejoin: round; }
circle.inaccuracy { fill: var(--paper); stroke: var(--ochre); stroke-width: 2.5; } circle.mistake { fill: var(--ochre); } circle.blunder { fill: var(--red); }
article { margin: 1rem 0; padding: 10px 14px; border: 1px solid var(--line); border-left-width: 5px; border-radius: 6px; break-inside: avoid; }
article.inaccuracy { border-left-color: var(--ochre); } article.mistake { border-left-color: var(--ochre); } article.blunder { border-left-color: var(--red); }
article h3 { margin: 0; font-size: 1rem; } article p { margin: 4px 0; } article ul { margin: 4px 0; padding-left: 20px; }
.columns { display: flex; flex-wrap: wrap; gap: 20px; } .columns > div { flex: 1 1 260px; }
.sketch { max-width: 100%; height: auto; } .hex { fill: none; stroke: var(--line); } .label { font: 7px sans-serif; text-anchor: middle; fill: color-mix(in srgb, var(--ink) 60%, transparent); }
circle.first { fill: var(--ink); } circle.second { fill: var(--red); } .way, .attack { fill: none; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.way { stroke: var(--blue); } .attack { stroke: var(--red); } path.way { fill: var(--blue); stroke: none; } path.attack { fill: var(--red); stroke: none; }
blockquote { margin: 4px 0 10px; padding-left: 12px; border-left: 3px solid var(--line); white-space: pre-wrap; }
[hidden] { display: none; }
@media print { button { display: none; } body { background: none; } }
`;
