/** Inks of the desert sheet. */
export const ink = {
  line: '#4a3620',
  soft: '#7b6242',
  hachure: '#5c3f24',
  crest: '#4b321c',
  rock: '#8b6c46',
  rockLight: '#f4e8c8',
  rockDark: '#5f4729',
  scratch: '#8a6a42',
  trench: '#3e2f22',
  track: '#70502d',
  roadEdge: '#5a3d22',
  road: '#f7eed6',
  water: '#1f5a86',
  village: '#3a2a1c',
  objective: '#9c2b1b',
  halo: '#f6ebcd',
  paper: '#f1e6ca',
  paperEdge: '#d9c9a2',
  grid: '#6a5230',
} as const;

export const serif =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'Times New Roman', 'Noto Serif TC', 'Songti TC', 'PingFang TC', 'Microsoft JhengHei', 'WenQuanYi Micro Hei', serif";
export const sans =
  "'Helvetica Neue', Arial, 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', 'WenQuanYi Micro Hei', sans-serif";
