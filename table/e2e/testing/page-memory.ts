import type { Page } from '@playwright/test';

/** Everything that a page has been told, shows, keeps and remembers, for tests that search it for secrets. */

declare global {
  var heardFromWorkers: string[];
  /** How many questions to workers wait for their answers. */
  var unanswered: number;
}

/** Notes whatever workers and ports post to the page, from the next document on. */
export async function listenToWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = (globalThis.heardFromWorkers = []);
    globalThis.unanswered = 0;
    const isNumbered = (message: unknown): boolean =>
      typeof message === 'object' && message !== null && 'id' in message;
    const note = ({ data }: MessageEvent): void => {
      heard.push(
        JSON.stringify(data, (_, value: unknown) =>
          ArrayBuffer.isView(value)
            ? Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
            : value,
        ),
      );
    };
    const Native = Worker;
    globalThis.Worker = class extends Native {
      #asked = 0;

      constructor(...given: ConstructorParameters<typeof Native>) {
        super(...given);
        this.addEventListener('message', note);
        this.addEventListener('message', ({ data }) => this.#count(isNumbered(data) ? -1 : 0));
      }

      #count(by: number): void {
        this.#asked += by;
        globalThis.unanswered += by;
      }

      override postMessage(message: unknown, options?: Transferable[] | StructuredSerializeOptions): void {
        this.#count(isNumbered(message) ? 1 : 0);
        super.postMessage(message, Array.isArray(options) ? { transfer: options } : options);
      }

      override terminate(): void {
        this.#count(-this.#asked);
        super.terminate();
      }
    };
    const start: (this: MessagePort) => void = Reflect.get(MessagePort.prototype, 'start');
    MessagePort.prototype.start = function listened() {
      this.addEventListener('message', note);
      start.call(this);
    };
  });
}

export const heardBy = (page: Page): Promise<string[]> => page.evaluate(() => [...globalThis.heardFromWorkers]);

/** What has been heard so far is forgotten, so that it does not count as remembered by the page itself. */
export const forgetHeard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.heardFromWorkers.length = 0;
  });

/** Everything the page shows or hides: tags, attributes, texts, and what is typed into fields. */
const wholePage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = Array.from(document.querySelectorAll('input, select, textarea'), (field) =>
      'value' in field ? String(field.value) : '',
    );
    /** Attributes by name: which of two was set first says nothing, and is not always the same. */
    const written = (node: Node): string => {
      const inside = Array.from(node.childNodes, written).join('');
      if (!(node instanceof Element)) return node.nodeValue ?? inside;
      const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}="${value}"`);
      return `<${node.tagName}${attributes.toSorted().join('')}>${inside}</>`;
    };
    return [written(document), document.title, location.href, ...fields].join('\n');
  });

/**
 * The same, when every worker has answered, nothing in the page has changed for a while and the browser has nothing left
 * to do. Whatever else the page has planned to do by itself is due earlier than this `while`, and so comes first.
 */
export async function settledPage(page: Page): Promise<string> {
  await page.evaluate(async () => {
    let changed = performance.now();
    const watching = new MutationObserver(() => (changed = performance.now()));
    watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    let since: number;
    do {
      since = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await new Promise((resolve) => requestIdleCallback(resolve));
    } while (changed >= since || globalThis.unanswered > 0);
    watching.disconnect();
  });
  // In which corner the small map lies depends on where the view was before it came to rest.
  return (await wholePage(page)).replaceAll(' board-minimap-high', '');
}

/** Databases and local storage as text; buffers byte by byte, as if they were text. */
export const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database does not answer')));
      });
    const bytesOf = (value: ArrayBuffer | ArrayBufferView): string =>
      String.fromCharCode(
        ...(ArrayBuffer.isView(value)
          ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
          : new Uint8Array(value)),
      );
    const written = (value: unknown): string =>
      JSON.stringify(value, (_, one: unknown) =>
        one instanceof ArrayBuffer || ArrayBuffer.isView(one) ? bytesOf(one) : one,
      );
    const found = [localStorage, sessionStorage].map((area) => written(Object.entries(area)));
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        found.push(written(await done(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    return found.join('\n');
  });

/** The strings in the memory of the page, and those that its objects keep under some name. */
export interface Remembered {
  readonly strings: string;
  valuesOf(property: string): ReadonlySet<string>;
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly edge_fields: string[] } };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** Everything that can be reached from the page; what is only waiting to be collected is collected first. */
export async function rememberedBy(page: Page): Promise<Remembered> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const { snapshot, nodes, edges, strings } = JSON.parse(chunks.join('')) as Snapshot;
  const nodeName = snapshot.meta.node_fields.indexOf('name');
  const edgeName = snapshot.meta.edge_fields.indexOf('name_or_index');
  const edgeTo = snapshot.meta.edge_fields.indexOf('to_node');
  const width = snapshot.meta.edge_fields.length;
  return {
    strings: strings.join('\n'),
    valuesOf(property) {
      const name = strings.indexOf(property);
      const values = new Set<string>();
      for (let edge = 0; edge < edges.length; edge += width) {
        if (edges[edge + edgeName] === name) values.add(strings[nodes[edges[edge + edgeTo] + nodeName]]);
      }
      return values;
    },
  };
}
