/**
 * Runs inside the page: moves the pointer as a player would, frame by frame, and takes the time. Everything is in one
 * function, because it is sent to the browser as text.
 */
export interface PageBench {
  /** Drags the map about; script time and length of every frame in milliseconds. */
  pan(milliseconds: number): Promise<Frames>;
  zoom(milliseconds: number): Promise<Frames>;
  /** From a click on a counter until its reach has been drawn, for each of these points. */
  select(points: readonly { readonly x: number; readonly y: number }[]): Promise<number[]>;
  longTasks(milliseconds: number): Promise<number[]>;
}

export interface Frames {
  readonly script: readonly number[];
  readonly length: readonly number[];
}

declare global {
  var tableBench: PageBench;
}

export function installBench(): void {
  // Pointers made by a script cannot be captured.
  Element.prototype.setPointerCapture = () => undefined;
  let spent = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const start = performance.now();
      callback(now);
      spent += performance.now() - start;
    });
  const frame = (): Promise<number> => new Promise((resolve) => request(resolve));
  const afterPaint = async (): Promise<void> => {
    await frame();
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', resolve);
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  };
  const canvas = (): HTMLElement => document.querySelector<HTMLElement>('.board-transient')!;
  const pointer = (type: string, x: number, y: number, button = 0): void => {
    const common = { bubbles: true, cancelable: true, clientX: x, clientY: y };
    canvas().dispatchEvent(
      new PointerEvent(type, { ...common, pointerId: 1, pointerType: 'mouse', button, isPrimary: true }),
    );
  };
  const middle = (): { x: number; y: number } => {
    const box = canvas().getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  /** Does something in every frame and takes the time of it and of all drawing it leads to. */
  const during = async (milliseconds: number, act: (part: number) => void): Promise<Frames> => {
    const script: number[] = [];
    const length: number[] = [];
    const start = await frame();
    for (let last = start; last - start < milliseconds;) {
      const began = performance.now();
      act((last - start) / milliseconds);
      const own = performance.now() - began;
      spent = 0;
      const now = await frame();
      // The board draws in the same frame, before or after this resolves.
      await new Promise((resolve) => setTimeout(resolve));
      script.push(own + spent);
      length.push(now - last);
      last = now;
    }
    return { script, length };
  };

  globalThis.tableBench = {
    async pan(milliseconds) {
      const { x, y } = middle();
      const round = (part: number): [number, number] => [
        x + 260 * Math.sin(part * 12 * Math.PI),
        y + 180 * Math.sin(part * 16 * Math.PI),
      ];
      pointer('pointerdown', x, y, 1);
      const frames = await during(milliseconds, (part) => pointer('pointermove', ...round(part), 1));
      pointer('pointerup', ...round(1), 1);
      return frames;
    },
    async zoom(milliseconds) {
      const { x, y } = middle();
      return await during(milliseconds, (part) => {
        const deltaY = Math.sin(part * 8 * Math.PI) > 0 ? -4 : 4;
        const wheel = { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY, ctrlKey: true };
        canvas().dispatchEvent(new WheelEvent('wheel', wheel));
      });
    },
    async select(points) {
      const marks = document.querySelector('.board-marks')!;
      const times: number[] = [];
      for (const { x, y } of points) {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        await afterPaint();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        await afterPaint();
        await afterPaint();
        const start = performance.now();
        pointer('pointerdown', x, y);
        pointer('pointerup', x, y);
        await afterPaint();
        for (let frames = 0; marks.childElementCount === 0 && frames < 20; frames++) await afterPaint();
        if (marks.childElementCount > 0) times.push(performance.now() - start);
      }
      return times;
    },
    async longTasks(milliseconds) {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: 'longtask' });
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      observer.disconnect();
      return tasks;
    },
  };
}
