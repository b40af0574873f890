/** In their order: many call themselves by the names of others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([mark]) => mark.test(agent))?.[1];

/** A browser and its system, by what it calls itself; empty when it says nothing that is known. */
export const browserName = (agent: string): string =>
  [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean).join(' · ');
