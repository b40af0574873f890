import { effect } from '@preact/signals';
import { prefersDark } from './media.js';
import { settings } from '../storage/settings.js';

/** Light or dark, as the player or else the system wishes; the map keeps its own light. */
effect(() => {
  const { theme } = settings.value;
  const dark = theme === 'dark' || (theme === 'system' && prefersDark.value);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
});
