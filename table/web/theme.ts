import { effect } from '@preact/signals';
import { isPrinted, prefersDark } from './media.js';
import { settings } from '../storage/settings.js';

/** Light or dark, as the player or else the system wishes; the map keeps its own light, and paper is white. */
effect(() => {
  const { theme } = settings.value;
  const dark = !isPrinted.value && (theme === 'dark' || (theme === 'system' && prefersDark.value));
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
});
