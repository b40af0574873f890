import { list, matching, parseJson, type Read, record, whole, type Witness, good, bad } from '@impulse/engine';

/**
 * What this browser was told of a match over the net while it was played, as player or as spectator: what had been
 * committed to, and the links of its chain. Nobody else can change it, so a record can be compared with it.
 */
interface ToldLinks {
  readonly commitment: string;
  readonly partCommitment: string;
  /** When something was last told, in milliseconds since 1970. */
  readonly at: number;
  /** From a revision on, without a gap: the first digits of each link. */
  readonly runs: readonly Run[];
}
type Run = readonly [from: number, digits: string];

/** So many digits of a link are kept: 64 bits, which nobody meets by another battle. */
const kept = 16;
/** Of so many matches; those that were played longest ago are forgotten. */
const mostMatches = 60;
const prefix = 'impulse-told-';

const hex = matching(/^[0-9a-f]{64}$/, 'bad-digits', '64 hexadecimal digits');
const digits = matching(/^(?:[0-9a-f]{16}){1,40001}$/, 'bad-digits', 'The digits of links');
const revision = whole(0, 1_000_000);

const run: Read<Run> = (value, path) => {
  if (!Array.isArray(value) || value.length !== 2) return bad('wrong-type', path, 'A run is a revision and digits.');
  const from = revision(value[0], path);
  if (!from.ok) return from;
  const links = digits(value[1], path);
  return links.ok ? good([from.value, links.value]) : links;
};
const readTold = record<ToldLinks>({
  commitment: hex,
  partCommitment: hex,
  at: whole(0, Number.MAX_SAFE_INTEGER),
  runs: list(run, 0, 40_001),
});

const after = ([from, links]: Run): number => from + links.length / kept;

function stored(match: string): ToldLinks | null {
  try {
    const value = parseJson(localStorage.getItem(prefix + match) ?? 'null');
    const read = value.ok ? readTold(value.value, '') : value;
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

function store(match: string, told: ToldLinks): void {
  try {
    localStorage.setItem(prefix + match, JSON.stringify(told));
    forgetOldest();
  } catch {
    // Where nothing can be kept, nothing can be compared later; the page for verifying says so.
  }
}

function matchesTold(): readonly string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
}

function forgetOldest(): void {
  const matches = matchesTold();
  if (matches.length <= mostMatches) return;
  const byAge = matches.map((match) => ({ match, at: stored(match)?.at ?? 0 })).toSorted((a, b) => b.at - a.at);
  for (const { match } of byAge.slice(mostMatches)) localStorage.removeItem(prefix + match);
}

export interface ToldLink {
  readonly revision: number;
  readonly link: string;
}

/**
 * Keeps what was told. What was told first stays: false when something else is told now, of the same revision or of what
 * had been committed to.
 */
export function noteTold(
  match: string,
  { commitment, partCommitment }: Pick<ToldLinks, 'commitment' | 'partCommitment'>,
  told: ToldLink | null,
  now: number,
): boolean {
  const before = stored(match);
  const base = before ?? { commitment, partCommitment, at: now, runs: [] };
  const isSame = base.commitment === commitment && base.partCommitment === partCommitment;
  if (!told) {
    if (!before) store(match, base);
    return isSame;
  }
  const noted = linkAt(base.runs, told.revision);
  if (noted !== null) return isSame && told.link.startsWith(noted);
  store(match, { ...base, at: now, runs: withLink(base.runs, told) });
  return isSame;
}

function linkAt(runs: readonly Run[], wanted: number): string | null {
  const found = runs.find((one) => one[0] <= wanted && wanted < after(one));
  return found ? found[1].slice((wanted - found[0]) * kept, (wanted - found[0] + 1) * kept) : null;
}

function withLink(runs: readonly Run[], { revision: at, link }: ToldLink): readonly Run[] {
  const short = link.slice(0, kept);
  const index = runs.findIndex((one) => after(one) === at);
  if (index >= 0) return runs.with(index, [runs[index][0], runs[index][1] + short]);
  return [...runs, [at, short] as const].toSorted((a, b) => a[0] - b[0]);
}

/** What a record of this match is compared with; null where this browser was told nothing of it. */
export function witnessOf(match: string): Witness | null {
  const told = stored(match);
  if (!told) return null;
  const links = new Map<number, string>();
  for (const [from, all] of told.runs) {
    for (let at = 0; at * kept < all.length; at++) links.set(from + at, all.slice(at * kept, (at + 1) * kept));
  }
  return { commitment: told.commitment, partCommitment: told.partCommitment, links };
}

/** Everything that this browser was told, by match. */
export const witnesses = (): ReadonlyMap<string, Witness> =>
  new Map(
    matchesTold().flatMap((match) => {
      const witness = witnessOf(match);
      return witness ? [[match, witness] as const] : [];
    }),
  );
