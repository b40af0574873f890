import { WebSocket } from 'ws';

/** A socket that reads of what it hears only what a measurement needs, so that the client costs little. */
export class LightSocket {
  readonly #socket: WebSocket;
  /** Called with the revision of news. */
  onNews: (revision: number) => void = () => undefined;
  /** Called with the text of an answer. */
  onAnswer: (text: string) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data));
  }

  static open(port: number): Promise<LightSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new LightSocket(socket)));
      socket.once('error', reject);
    });
  }

  #hear(data: Buffer): void {
    const start = data.toString('latin1', 0, 200);
    if (start.startsWith('{"id"')) this.onAnswer(data.toString());
    const news = /^\{"match":"\w+","news":\{"revision":(\d+)/.exec(start);
    if (news) this.onNews(Number(news[1]));
  }

  send(request: object): void {
    this.#socket.send(JSON.stringify(request));
  }

  /** The next answer; only while nothing else is asked. */
  ask(request: object): Promise<string> {
    const answer = new Promise<string>((resolve) => (this.onAnswer = resolve));
    this.send(request);
    return answer;
  }

  end(): void {
    this.#socket.terminate();
  }
}
