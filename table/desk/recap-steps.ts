import type { Scene, ToldEvent } from '@impulse/engine';

/** One thing to be told of what has happened: a formation that moved, or a fight with all that came of it. */
export interface RecapStep {
  /** Whose moves; null for everything else. */
  readonly formation: string | null;
  /** Where it was; null for what has no single place. */
  readonly hex: string | null;
  readonly told: readonly ToldEvent[];
  /** So much of everything has been told when it is over. */
  readonly upTo: number;
}

/** What can be seen on the map; dice are not. */
const seen = ({ scenes }: ToldEvent): readonly Scene[] => scenes.filter(({ kind }) => kind !== 'throw');

function hexOf(scenes: readonly Scene[]): string | null {
  for (const scene of scenes) {
    if (scene.kind === 'shot') return scene.to;
    if ('hex' in scene && scene.hex !== null) return scene.hex;
  }
  return null;
}

/** `formationOf` names the formation of a unit. */
export function stepsOf(told: readonly ToldEvent[], formationOf: (unit: string) => string): RecapStep[] {
  const steps: RecapStep[] = [];
  for (const [index, one] of told.entries()) {
    const upTo = index + 1;
    const scenes = seen(one);
    if (scenes.length === 0 && !(one.result && steps.length > 0)) continue;
    const [first] = scenes;
    const isMarch = !one.result && first?.kind === 'move';
    const formation = isMarch ? formationOf(first.unit) : null;
    const hex = isMarch ? null : hexOf(scenes);
    const last = steps.at(-1);
    const joins = last?.formation === formation && (isMarch || hex === null || hex === last.hex || !begins(scenes));
    if (last && joins) steps[steps.length - 1] = { ...last, told: [...last.told, one], upTo };
    else steps.push({ formation, hex, told: [one], upTo });
  }
  return steps;
}

/** A shot at another hex is another fight; losses, retreats and signs belong to the one before. */
const begins = (scenes: readonly Scene[]): boolean => scenes.some(({ kind }) => kind === 'shot');

/** All that one group of the order of battle has marched, or that has come of the fights for one hex. */
export interface RecapPart {
  /** `sight`: something else that could be seen. */
  readonly kind: 'march' | 'fight' | 'sight';
  /** Whose march; null for units that belong to no group. */
  readonly group: string | null;
  readonly hex: string | null;
  /** The first step that tells of it. */
  readonly step: number;
  /** Units that marched, and units lost. */
  readonly moved: number;
  readonly lost: number;
}

/** What there is to tell, in the order in which it began. */
export function partsOf(steps: readonly RecapStep[], groupOf: (unit: string) => string | null): RecapPart[] {
  const parts = new Map<string, { readonly part: RecapPart; readonly told: ToldEvent[] }>();
  for (const [step, { formation, hex, told }] of steps.entries()) {
    const kind = formation !== null ? 'march' : isFight(told) ? 'fight' : 'sight';
    const group = kind === 'march' ? groupOf(moversIn(told)[0]) : null;
    const key = JSON.stringify([kind, group, hex]);
    const before = parts.get(key);
    if (before) before.told.push(...told);
    else parts.set(key, { part: { kind, group, hex, step, moved: 0, lost: 0 }, told: [...told] });
  }
  return Array.from(parts.values(), ({ part, told }) => {
    const { moved, lost } = countsOf(told);
    return { ...part, moved, lost };
  });
}

const harms: ReadonlySet<Scene['kind']> = new Set(['shot', 'loss', 'gone']);
const isFight = (told: readonly ToldEvent[]): boolean =>
  told.some(({ scenes }) => scenes.some(({ kind }) => harms.has(kind)));

const moversIn = (told: readonly ToldEvent[]): string[] =>
  told.flatMap(({ scenes }) => scenes.flatMap((scene) => (scene.kind === 'move' ? scene.unit : [])));

/** How much there was of it: units that moved, shots, units lost. */
export function countsOf(told: readonly ToldEvent[]): { moved: number; shots: number; lost: number } {
  const scenes = told.flatMap((one) => one.scenes);
  const moved = new Set(moversIn(told));
  const lost = new Set(scenes.flatMap((scene) => (scene.kind === 'gone' ? scene.unit : [])));
  return { moved: moved.size, shots: scenes.filter(({ kind }) => kind === 'shot').length, lost: lost.size };
}
