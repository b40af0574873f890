/**
 * Matchings in a graph (Edmonds): pairs of points that are joined, no point in two of them. `joined` tells which points are; a
 * matching is a list that has at each point its partner, or -1.
 */
export type Joined = (one: number, other: number) => boolean;

/** As many pairs as possible. */
export function largestMatching(count: number, joined: Joined): number[] {
  const partner = Array.from({ length: count }, () => -1);
  for (let root = 0; root < count; root++) if (partner[root] < 0) augment(partner, root, joined);
  return partner;
}

/**
 * One pair more, with `root` in it, if there is a way; changes `partner`. The search grows a tree of alternating paths from
 * the root; a cycle of odd length (a blossom) is treated as one point.
 */
export function augment(partner: number[], root: number, joined: Joined): boolean {
  const count = partner.length;
  const parent = Array.from({ length: count }, () => -1);
  const base = Array.from({ length: count }, (_, point) => point);
  const isOuter = Array.from({ length: count }, () => false);
  const queue = [root];
  isOuter[root] = true;

  const commonBase = (one: number, other: number): number => {
    const onPath = new Set<number>();
    for (let point = base[one]; ; point = base[parent[partner[point]]]) {
      onPath.add(point);
      if (partner[point] < 0) break;
    }
    let point = base[other];
    while (!onPath.has(point)) point = base[parent[partner[point]]];
    return point;
  };
  const markPath = (from: number, until: number, child: number, inBlossom: Set<number>): void => {
    for (let point = from, below = child; base[point] !== until; point = parent[partner[point]]) {
      inBlossom.add(base[point]).add(base[partner[point]]);
      parent[point] = below;
      below = partner[point];
    }
  };
  const shrink = (one: number, other: number): void => {
    const common = commonBase(one, other);
    const inBlossom = new Set<number>();
    markPath(one, common, other, inBlossom);
    markPath(other, common, one, inBlossom);
    for (let point = 0; point < count; point++) {
      if (!inBlossom.has(base[point])) continue;
      base[point] = common;
      if (isOuter[point]) continue;
      isOuter[point] = true;
      queue.push(point);
    }
  };

  for (let next = 0; next < queue.length; next++) {
    const point = queue[next];
    for (let other = 0; other < count; other++) {
      if (base[point] === base[other] || partner[point] === other || !joined(point, other)) continue;
      if (other === root || (partner[other] >= 0 && parent[partner[other]] >= 0)) shrink(point, other);
      else if (parent[other] < 0) {
        parent[other] = point;
        if (partner[other] < 0) {
          flip(partner, parent, other);
          return true;
        }
        isOuter[partner[other]] = true;
        queue.push(partner[other]);
      }
    }
  }
  return false;
}

/** Along the path back to the root, pairs become gaps and gaps pairs. */
function flip(partner: number[], parent: readonly number[], end: number): void {
  for (let point = end; point >= 0;) {
    const before = parent[point];
    const next = partner[before];
    partner[point] = before;
    partner[before] = point;
    point = next;
  }
}
