/** How a page may be packed. */
export type Encoding = 'br' | 'gzip';

/**
 * The first of the encodings offered that an `Accept-Encoding` header allows: named with a weight above 0, or else
 * covered by `*` (RFC 9110, 12.5.3). Undefined when the page is to be sent as it is.
 */
export function encodingFor(header: string | undefined, offered: Iterable<Encoding>): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [coding, ...parameters] = part.split(';').map((one) => one.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    weights.set(coding, weight === undefined ? 1 : Number(weight));
  }
  return [...offered].find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
