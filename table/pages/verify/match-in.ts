/** The match that a link leads to, or that is named itself; null where it is neither. */
export const matchIn = (typed: string): string | null =>
  /(?:^|\/match\/)([0-9a-f]{32})(?:$|[/?&])/.exec(typed.trim())?.[1] ?? null;
