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
/** Reached through the engine's door like all of it, but wanted by opponents, letters and battles of earlier versions only. */
const ofOthers = /^engine\/(?:policy|letters|features|dice\/search|state\/packed|text\/version|text\/considerations)/;
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

/** The file in which a module is sent; null where the bundler decides by itself. */
export function chunkOf(): (id: string, graph: Graph) => string | null {
  const reach = makeReach();
  return (id, graph) => {
    const path = id.slice(root.length);
    if (!id.startsWith(root) || path.endsWith('.css')) return null;
    const isNeededBy = (entry: string): boolean => reach(entry, graph).has(id);
    for (const battle of battles) {
      if (path.startsWith(`games/${battle}/`)) return isNeededBy(`library/${battle}/rules.ts`) ? battle : null;
    }
    if (path.startsWith('engine/')) {
      if (ofOthers.test(path)) return null;
      return [authority, ...battles.map((battle) => `library/${battle}/rules.ts`)].some(isNeededBy) ? 'engine' : null;
    }
    if (!path.startsWith('table/') || path === play || isNeededBy(page) || workers.some(isNeededBy)) return null;
    const isShared =
      !path.startsWith('table/battles/') && battles.some((one) => isNeededBy(`table/battles/${one}/kit.ts`));
    return isShared || isNeededBy(play) ? 'table' : null;
  };
}
