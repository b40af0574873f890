import { isIP } from 'node:net';
import { bad, good, type Result } from '@impulse/engine';
import { isLoopback, type MetricsPlace } from '@impulse/server';

/** `127.0.0.1:9464`, or `[::1]:9464`; for other machines only with a token. */
export function readMetricsPlace(text: string, token = ''): Result<MetricsPlace> {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain ?? '';
  const port = Number(digits);
  if ((isIP(host) === 0 && host !== 'localhost') || port > 65535) return bad('bad-place', 'metrics', wrongPlace(text));
  if (token !== '') return good({ host, port, token });
  if (isLoopback(host)) return good({ host, port });
  return bad('no-token', 'metrics', 'Numbers for other machines need a secret, in the variable METRICS_TOKEN.');
}

const wrongPlace = (text: string): string =>
  `--metrics takes an address and a port such as 127.0.0.1:9464; not "${text}".`;
