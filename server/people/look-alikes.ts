/**
 * Letters of other scripts, and signs, that look like letters of the Latin one (a part of the table of Unicode's
 * technical standard 39, in small letters): a row for each letter.
 */
const rows: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьвβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєεҽ',
  g: 'ɡց',
  h: 'һнհ',
  i: 'іιıїɩ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏǀ1|',
  m: 'м',
  n: 'пηո',
  o: 'оοσօ0',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝωшա',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢ',
};

/** The Latin letter that each of them looks like. */
export const looksLike: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([letter, others]) => [...others].map((one) => [one, letter])),
);
