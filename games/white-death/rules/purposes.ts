/** What dice are drawn for; part of what is hashed, so names may be appended but never renamed. */
export const purposes = [
  'weather',
  'air-drop',
  'garrison',
  'flieger',
  'answer',
  'transit',
  'ice',
  'detection',
  'barrage',
  'conventional',
  'antitank',
  'morale',
] as const;
export const PURPOSE = Object.fromEntries(purposes.map((purpose, index) => [purpose, index])) as Readonly<
  Record<(typeof purposes)[number], number>
>;
