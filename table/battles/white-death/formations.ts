/** Short names of formations for the strip of a counter; one that is not listed shows its id. */
const shortNames: Readonly<Record<string, string>> = {
  '83id': '83 ID',
  '3mtn': '3 Geb',
  lix: 'LIX AK',
  '8pz': '8 Pz',
  '291id': '291 ID',
  '1ss': '1 SS',
  '20mot': '20 Mot',
  '93id': '93 ID',
  '6lw': '6 LwF',
  '205id': '205 ID',
  '331id': '331 ID',
  woehler: 'Wöhler',
  '803': '803 Brb',
  '7fl': '7 Fl',
  '9grd': '9 Gds',
  '46grd': '46 Gds',
  '357rd': '357 RD',
  '21grd': '21 Gds',
  '28rd': '28 RD',
  '257rd': '257 RD',
  '381rd': '381 RD',
  '19grd': '19 Gds',
  '7est': '7 Est',
  '249est': '249 Est',
  '360rd': '360 RD',
  '32rd': '32 RD',
  '150rd': '150 RD',
  '24cd': '24 CD',
  '334rd': '334 RD',
  '47rd': '47 RD',
  '31rb': '31 RB',
  '26rb': '26 RB',
  '44ski': '44 Ski',
  '100rb': '100 RB',
  '54rb': '54 RB',
  '18mech': '18 Mech',
  '34mech': '34 Mech',
  '43mech': '43 Mech',
  '33tb': '33 TB',
  '36tb': '36 TB',
  '184tb': '184 TB',
  '27tr': '27 TR',
  '34tr': '34 TR',
  '36tr': '36 TR',
  '37tr': '37 TR',
  '13ghtr': '13 GTR',
  '1433su': '1433 SU',
  '1eng': '1 Eng',
  '2eng': '2 Eng',
  '3eng': '3 Eng',
  '4eng': '4 Eng',
  '2mc': '2 MC',
  army: '3 Shock',
};

export const shortNameOf = (formation: string): string => shortNames[formation] ?? formation;

export interface Strip {
  readonly fill: string;
  readonly ink: string;
}

const dark = '#1c1a16';
const light = '#fffaf0';

/** Neighbours in this list are far apart in hue and in lightness. */
const strips: readonly Strip[] = [
  { fill: '#e8c547', ink: dark },
  { fill: '#2f5d9e', ink: light },
  { fill: '#f2ede0', ink: dark },
  { fill: '#2e7d5b', ink: light },
  { fill: '#e58a3c', ink: dark },
  { fill: '#5d3f8c', ink: light },
  { fill: '#9fd0e3', ink: dark },
  { fill: '#1f1f22', ink: light },
  { fill: '#d98fb0', ink: dark },
  { fill: '#6a8f2c', ink: light },
  { fill: '#c9b28a', ink: dark },
  { fill: '#a33a6b', ink: light },
  { fill: '#8fd3b0', ink: dark },
  { fill: '#3e6f7d', ink: light },
  { fill: '#f0b7a0', ink: dark },
  { fill: '#7a5b2f', ink: light },
];

/** The colour of the formation with this place in its side's order of battle. */
export const stripAt = (place: number): Strip => strips[place % strips.length];
