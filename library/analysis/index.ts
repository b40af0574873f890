export * from './analysis.js';
export * from './figures.js';
export * from './graph.js';
export * from './notes.js';
export * from './page/page.js';
export * from './telling.js';
export * from './words/index.js';
