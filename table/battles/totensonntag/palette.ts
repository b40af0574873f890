/** Colours of the counters: nationalities of rule 1.1, and one strip per formation. */

export interface Livery {
  readonly light: string;
  readonly face: string;
  readonly dark: string;
  readonly ink: string;
}

const liveries: Readonly<Record<string, Livery>> = {
  german: { light: '#45484c', face: '#2c2e31', dark: '#17181a', ink: '#f7f2e3' },
  italian: { light: '#8d9290', face: '#6c7170', dark: '#4b5050', ink: '#ffffff' },
  british: { light: '#c4453a', face: '#a52a20', dark: '#751a13', ink: '#fff6e6' },
  'south-african': { light: '#de8435', face: '#bd5f12', dark: '#8a420a', ink: '#fffaf0' },
  'new-zealand': { light: '#3f74b5', face: '#225391', dark: '#143663', ink: '#f4f8ff' },
};

const plain: Livery = { light: '#8b7f68', face: '#6d624d', dark: '#463e30', ink: '#fffaf0' };

export const liveryOf = (nationality: string): Livery => liveries[nationality] ?? plain;

export interface Strip {
  readonly fill: string;
  readonly ink: string;
}

const dark = '#1c1a16';
const light = '#fffaf0';

/** Keys are `division/formation in short`. */
const strips: Readonly<Record<string, Strip>> = {
  ariete: { fill: '#3f7d4a', ink: light },
  '15pz': { fill: '#d7b23c', ink: dark },
  '21pz': { fill: '#c8463a', ink: light },
  afrika: { fill: '#d8c9a0', ink: dark },
  arko: { fill: '#7f5b9a', ink: light },
  luftwaffe: { fill: '#9fc3da', ink: dark },
  'armd-4': { fill: '#e7cf57', ink: dark },
  'armd-7': { fill: '#f3ead2', ink: dark },
  'armd-22': { fill: '#3d3f8f', ink: light },
  'support-7': { fill: '#3c8a5d', ink: light },
  'sa-1': { fill: '#f0dfa6', ink: dark },
  'sa-5': { fill: '#2f6f54', ink: light },
  'nz-4': { fill: '#8fd0d6', ink: dark },
  'nz-6': { fill: '#f0e6c4', ink: dark },
  raf: { fill: '#9fc3da', ink: dark },
};

const unknownStrip: Strip = { fill: '#c9bd9f', ink: dark };

export const stripOf = (key: string): Strip => strips[key] ?? unknownStrip;
