import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as it arrived. */
export interface CaughtMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly head: string;
  readonly text: string;
}

/** A real SMTP server on a port of its own, which keeps what it is handed. */
export interface PostOffice {
  /** For `readPost`. */
  readonly address: string;
  readonly letters: CaughtMail[];
  /** From now on nothing is taken. */
  refuse(): void;
  end(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const letters: CaughtMail[] = [];
  let isOpen = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, callback) {
      callback(isOpen ? null : new Error('The office is closed'));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [head, body] = divide(Buffer.concat(chunks).toString());
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        letters.push({ to: rcptTo.map(({ address }) => address), from, head, text: plain(head, body) });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `smtp://127.0.0.1:${port}?from=impulse@table.example`,
    letters,
    refuse: () => void (isOpen = false),
    end: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function divide(letter: string): [string, string] {
  const gap = letter.indexOf('\r\n\r\n');
  return [letter.slice(0, gap), letter.slice(gap + 4)];
}

function plain(head: string, body: string): string {
  const encoding = /^content-transfer-encoding: (\S+)$/im.exec(head)?.[1].toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquote(body) : body;
}

/** RFC 2045, 6.7: a line that ends in `=` goes on, and `=` with two digits is a byte. */
function unquote(body: string): string {
  const bytes = body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, digits: string) => {
    return String.fromCharCode(Number.parseInt(digits, 16));
  });
  return Buffer.from(bytes, 'latin1').toString();
}
