import { describe, expect, test } from 'vitest';
import { findChromium, findLightChromium, NoBrowser } from './chromium.mjs';

/** A machine without a browser on which apt-get works, with what it said and what was asked of apt-get. */
function machine(changes = {}) {
  const said = [];
  const asked = [];
  const places = new Set();
  return {
    said,
    asked,
    env: {},
    platform: 'linux',
    isRoot: true,
    exists: (place) => places.has(place),
    say: (text) => said.push(text),
    apt(...words) {
      // What is about to happen has been said before.
      if (words[0] === 'install') expect(said).toHaveLength(1);
      asked.push(words[0]);
      if (words[0] !== 'install') return true;
      for (const name of words) if (name.startsWith('chromium')) places.add(`/usr/bin/${name}`);
      return true;
    },
    bundled: async () => '/package/chromium',
    ...changes,
  };
}

describe('the browser for the tests of the table', () => {
  test('is the one that CHROMIUM_PATH names, and no other', async () => {
    const env = { CHROMIUM_PATH: '/my/chrome' };
    expect(await findChromium(machine({ env, exists: () => true }))).toBe('/my/chrome');
    await expect(findChromium(machine({ env }))).rejects.toThrow(
      'CHROMIUM_PATH names /my/chrome, which does not exist.',
    );
  });

  test('is the one of the system, without a word', async () => {
    const here = machine({ exists: (place) => place === '/usr/bin/google-chrome' });
    expect(await findChromium(here)).toBe('/usr/bin/google-chrome');
    expect([here.said, here.asked]).toEqual([[], []]);
  });

  test('is installed only after saying what, why and how to prevent it', async () => {
    const here = machine();
    expect(await findChromium(here)).toBe('/usr/bin/chromium');
    expect(here.asked).toEqual(['--version', 'update', 'install', 'install']);
    for (const part of [
      'chromium and fonts-wqy-microhei',
      'chromium-headless-shell',
      'browser tests',
      'NO_APT=1',
      'CHROMIUM_PATH',
    ]) {
      expect(here.said[0]).toContain(part);
    }
  });

  test.each([
    ['NO_APT is set', { env: { NO_APT: '1' } }],
    ['only apt-get on Linux is known here', { platform: 'darwin' }],
    ['only root may install packages', { isRoot: false }],
    ['this system has no apt-get', { apt: () => false }],
    ['apt-get failed', { apt: (word) => word === '--version' }],
    ['apt-get left no browser', { apt: () => true }],
  ])('comes as a package when %s', async (reason, changes) => {
    const here = machine(changes);
    expect(await findChromium(here)).toBe('/package/chromium');
    expect(here.said.at(-1)).toContain(`no Chromium found, and none was installed: ${reason}`);
    expect(here.asked).not.toContain('install');
  });

  test('is for most tests the one without windows, installed with the other where the system knows it', async () => {
    const here = machine();
    expect(findLightChromium(here)).toBeUndefined();
    await findChromium(here);
    expect(findLightChromium(here)).toBe('/usr/bin/chromium-headless-shell');
    expect(findLightChromium({ ...here, env: { CHROMIUM_PATH: '/my/chrome' } })).toBeUndefined();

    const unknown = machine();
    const { apt } = unknown;
    unknown.apt = (...words) => !words.includes('chromium-headless-shell') && apt(...words);
    expect(await findChromium(unknown)).toBe('/usr/bin/chromium');
    expect(findLightChromium(unknown)).toBeUndefined();
  });

  test('is asked for in one sentence when nothing works', async () => {
    const here = machine({ isRoot: false, bundled: () => Promise.reject(new Error('wrong processor')) });
    const failed = findChromium(here);
    await expect(failed).rejects.toBeInstanceOf(NoBrowser);
    await expect(failed).rejects.toThrow('(wrong processor). Install Chromium or Chrome, or name one in CHROMIUM_PATH');
  });
});
