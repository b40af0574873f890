import { spawn } from 'node:child_process';

const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Opens the page in the player's browser where there is a desktop; the address is printed in any case. */
export function openBrowser(address: string, env: Readonly<Record<string, string | undefined>>): void {
  const [program, ...first] = openers[process.platform] ?? [];
  const desktop = process.platform !== 'linux' || env['DISPLAY'] || env['WAYLAND_DISPLAY'];
  if (program === undefined || !desktop || env['CI']) return;
  const child = spawn(program, [...first, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
