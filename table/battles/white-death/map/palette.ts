import { weathers, type Weather } from '@impulse/white-death/data/types.js';

/** Colours of the winter sheet, by weather: frost (clear), thaw, and falling snow. */

export type Colour = readonly [red: number, green: number, blue: number];

export interface Season {
  /** Open ground, and the drifts or bare earth in it. */
  readonly ground: Colour;
  readonly drift: Colour;
  readonly high: Colour;
  readonly forest: Colour;
  readonly forestEdge: string;
  readonly tree: string;
  readonly treeLight: string;
  readonly water: string;
  /** Cracks in the ice, or ripples. */
  readonly crack: string;
  readonly shore: string;
  /** A full lake hexside, which nobody crosses unseen. */
  readonly deep: string;
  /** Slanting strokes of falling snow over everything. */
  readonly flakes: boolean;
}

const frost: Season = {
  ground: [241, 244, 242],
  drift: [213, 223, 227],
  high: [230, 221, 199],
  forest: [178, 196, 182],
  forestEdge: '#6f8a78',
  tree: '#3f5b4b',
  treeLight: '#e6eeea',
  water: '#cfe1e9',
  crack: '#9dbbcb',
  shore: '#4d7e9a',
  deep: '#3f7494',
  flakes: false,
};

const seasons: Readonly<Record<Weather, Season>> = {
  clear: frost,
  thaw: {
    ...frost,
    ground: [229, 222, 203],
    drift: [203, 190, 158],
    high: [222, 205, 168],
    forest: [166, 184, 157],
    tree: '#37533f',
    treeLight: '#c9d2b4',
    water: '#9fc0d2',
    crack: '#7aa3ba',
    shore: '#2f6385',
    deep: '#24567a',
  },
  snow: {
    ...frost,
    ground: [246, 249, 249],
    drift: [228, 235, 238],
    high: [235, 229, 213],
    forest: [196, 210, 201],
    forestEdge: '#8fa596',
    tree: '#5b7566',
    flakes: true,
  },
};

/** The colours of a variant of the map; frost for any name that is no weather. */
export const seasonOf = (variant: string): Season =>
  seasons[weathers.find((weather) => weather === variant) ?? 'clear'];

/** Inks that weather does not change. */
export const ink = {
  line: '#22292c',
  soft: '#5b676b',
  halo: '#f7faf9',
  paper: '#eef0ea',
  paperEdge: '#c9cec6',
  grid: '#93a3a8',
  name: '#1c2326',
  waterName: '#1f4e6b',
  heightName: '#6b4c2b',
  hachure: '#8a6f52',
  river: '#2f6385',
  creek: '#4f86a6',
  road: '#f3d9b0',
  roadEdge: '#8a4b1f',
  rail: '#26282a',
  block: '#4a4643',
  yard: '#c9c2b4',
  soviet: '#7b2d20',
  german: '#55604e',
} as const;
