import type { Socket } from 'node:net';

/** What the line says of a request that cannot be read: it has no route yet that could answer. */
const answers: Readonly<Record<string, readonly [status: string, code: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too-slow', 'The request did not come to its end in time.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'The headers are too long.'],
};

const unreadable = ['400 Bad Request', 'bad-request', 'The request cannot be read.'] as const;

/** Says why, and hangs up. */
export function answerBroken({ code = '' }: NodeJS.ErrnoException, line: Socket): void {
  // Whoever has gone is not told.
  if (line.destroyed || code === 'ECONNRESET') return;
  const [status, problem, message] = answers[code] ?? unreadable;
  const body = JSON.stringify({ problem: { code: problem, path: '', message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (line.writable) line.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => line.destroy());
  else line.destroy();
}
