import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** Lengths of RFC 6455 that stand in two further bytes, or in eight. */
const twoBytes = 126;
const eightBytes = 127;
const maskBytes = 4;

/** A text as a client sends it. The mask is nothing but zeros, so that the bytes need not be changed. */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  if (length > 0xffff) throw new RangeError('A request is shorter than that');
  const head = length < twoBytes ? Buffer.from([0x81, 0x80 | length]) : Buffer.from([0x81, 0x80 | twoBytes, 0, 0]);
  if (length >= twoBytes) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, Buffer.alloc(maskBytes), payload]);
}

/** Frames of nothing but their heads: the server asks whether the line is alive. */
const ping = 0x89;
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Where the letter stands that tells news from other things that are told of a match. */
const kindAt = '{"match":"0123456789abcdef0123456789abcdef","'.length;
const [letterN, letterI] = Buffer.from('ni');

/** A websocket that reads of what it hears only what a measurement needs, so that the client costs little. */
export class LightSocket {
  readonly #socket: net.Socket;
  #unread: Buffer = Buffer.alloc(0);
  onNews: () => void = () => undefined;
  onAnswer: (answer: Buffer) => void = () => undefined;
  onEnd: () => void = () => undefined;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('close', () => this.onEnd());
  }

  static open(port: number): Promise<LightSocket> {
    const socket = net.connect(port, '127.0.0.1');
    const lines = [
      'GET /api/socket HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ];
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      // The server says nothing more before it is asked something.
      socket.once('data', (answer: Buffer) => {
        if (answer.toString('latin1').startsWith('HTTP/1.1 101 ')) resolve(new LightSocket(socket));
        else reject(new Error(`No socket: ${answer.toString('latin1')}`));
      });
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
  }

  #read(data: Buffer): void {
    const all = this.#unread.length > 0 ? Buffer.concat([this.#unread, data]) : data;
    let at = 0;
    for (let end = endOfFrame(all, at); end <= all.length; end = endOfFrame(all, at)) {
      this.#hear(all, at, end);
      at = end;
    }
    this.#unread = all.subarray(at);
  }

  #hear(all: Buffer, at: number, end: number): void {
    if (all[at] === ping) this.send(pong);
    const start = at + headLength(all[at + 1]);
    if (all[start + 2] === letterI) this.onAnswer(all.subarray(start, end));
    else if (all[start + kindAt] === letterN) this.onNews();
  }

  send(frame: Buffer): void {
    this.#socket.write(frame);
  }

  /** The next answer; only while nothing else is asked. */
  ask(request: object): Promise<string> {
    const answer = new Promise<string>((resolve) => (this.onAnswer = (text) => resolve(text.toString())));
    this.send(frameOf(JSON.stringify(request)));
    return answer;
  }

  end(): void {
    this.#socket.destroy();
  }
}

function headLength(length: number): number {
  if (length < twoBytes) return 2;
  return length === twoBytes ? 4 : 10;
}

/** Where the frame that begins here ends; beyond everything as long as that cannot be told. */
function endOfFrame(all: Buffer, at: number): number {
  const short = all[at + 1];
  const head = at + headLength(short);
  if (at + 2 > all.length || head > all.length) return Number.POSITIVE_INFINITY;
  if (short < twoBytes) return head + short;
  return head + (short === eightBytes ? Number(all.readBigUInt64BE(at + 2)) : all.readUInt16BE(at + 2));
}
