import { isIP } from 'node:net';
import { bad, good, type Result } from '@impulse/engine';
import type { MetricsPlace } from '@impulse/server';

/** `127.0.0.1:9464`, or `[::1]:9464`. */
export function readMetricsPlace(text: string): Result<MetricsPlace> {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain ?? '';
  const port = Number(digits);
  if ((isIP(host) > 0 || host === 'localhost') && port <= 65535) return good({ host, port });
  return bad('bad-place', 'metrics', `--metrics takes an address and a port such as 127.0.0.1:9464; not "${text}".`);
}
