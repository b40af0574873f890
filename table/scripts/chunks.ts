import type { Rolldown } from 'vite';

/**
 * Which modules are sent together. What a first table needs of one kind comes in one file: it packs better than in
 * many small ones, and nobody waits for one file to learn that the next is needed.
 */

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const root = new URL('../../', import.meta.url).pathname;

/** Everything a module imports, and what that imports, without what is fetched later. */
function makeReach() {
  const known = new Map<string, ReadonlySet<string>>();
  return (entry: string, graph: Graph): ReadonlySet<string> => {
    const before = known.get(entry);
    if (before) return before;
    const reached = new Set<string>();
    const walk = (id: string): void => {
      if (reached.has(id)) return;
      reached.add(id);
      graph.getModuleInfo(id)?.importedIds.forEach(walk);
    };
    walk(`${root}${entry}`);
    known.set(entry, reached);
    return reached;
  };
}

const battles = ['totensonntag', 'white-death'];
/** Reached through the engine's door like all of it, but wanted by opponents, letters, verifiers and battles of earlier versions only. */
const ofOthers =
  /^engine\/(?:policy|letters|features|dice\/search|state\/packed|text\/version|match\/(?:verify|chain-check|kept-check))/;
/** Small files that the page and its workers have in common. */
const ofAll =
  /^(?:node_modules\/idb\/|library\/(?:battles|patience)\.|table\/(?:hosts\/(?:calls|secret|workers)|storage\/battle-store)\.)/;
const page = 'table/main.tsx';
const authority = 'table/hosts/worker/authority.worker.ts';
/** These have no document: nothing of theirs lies with what is shown. */
const workers = [
  authority,
  'table/thinking/thinker.worker.ts',
  'table/thinking/helper.worker.ts',
  'table/staff/worker/staff.worker.ts',
];
const play = 'table/pages/play.tsx';
/** It does not fetch the table for the little that both need. */
const home = 'table/pages/home/index.tsx';

const languages = [
  ['english', 'en'],
  ['chinese', 'zh-Hant'],
] as const;
const hand = 'table/panels/hand-parts.ts';
/** What every page needs to show anything at all. */
const ofPages = /^node_modules\/(?:preact|@preact)\/|^table\/hosts\/remote\/call\./;
const preloading = 'vite/preload-helper';

/** The file in which a module is sent; null where the bundler decides by itself. */
export function chunkOf(): (id: string, graph: Graph) => string | null {
  const reach = makeReach();
  return (id, graph) => {
    const path = id.slice(root.length);
    if (id.includes(preloading)) return 'engine';
    if (!id.startsWith(root) || path.endsWith('.css')) return null;
    if (ofPages.test(path)) return 'base';
    if (ofAll.test(path)) return 'engine';
    const isNeededBy = (entry: string): boolean => reach(entry, graph).has(id);
    for (const battle of battles) {
      const chunk = chunkOfBattle(battle, path, isNeededBy);
      if (chunk !== undefined) return chunk;
    }
    if (path.startsWith('engine/')) {
      if (ofOthers.test(path)) return null;
      return [authority, ...battles.map((battle) => `library/${battle}/rules.ts`)].some(isNeededBy) ? 'engine' : null;
    }
    if (!path.startsWith('table/') || path === play || isNeededBy(page) || workers.some(isNeededBy)) return null;
    if (isNeededBy(play)) return isNeededBy(home) ? 'pages' : 'table';
    if (path.startsWith('table/battles/')) return null;
    if (battles.some((one) => isNeededBy(`table/battles/${one}/kit.ts`))) return 'table';
    return isNeededBy(hand) ? 'hand' : null;
  };
}

/** Rules, table and texts of a battle are a file each; undefined for what is of no battle. */
function chunkOfBattle(
  battle: string,
  path: string,
  isNeededBy: (entry: string) => boolean,
): string | null | undefined {
  const isOfRules = path.startsWith(`games/${battle}/`);
  if (!isOfRules && !path.startsWith(`table/battles/${battle}/`)) return undefined;
  if (isNeededBy(page)) return null;
  const spoken = languages.filter(
    ([name, code]) =>
      isNeededBy(`games/${battle}/text/${name}.ts`) || isNeededBy(`table/battles/${battle}/words/${code}/table.ts`),
  );
  const isOfKit = isNeededBy(`table/battles/${battle}/kit.ts`);
  // Workers ask for what a battle says, too: it lies with nothing that is shown.
  if (isOfRules && (isNeededBy(`library/${battle}/rules.ts`) || isOfKit || spoken.length > 1)) return battle;
  if (isOfKit) return `${battle}-table`;
  return spoken.length === 1 ? `${battle}-${spoken[0][0]}` : null;
}
