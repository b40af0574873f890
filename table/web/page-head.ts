import { effect } from '@preact/signals';
import { language, messages } from '../i18n/index.js';

/** What the browser itself shows of the page, and installs it by, follows the language. */
const manifests = { en: './impulse.webmanifest', 'zh-Hant': './impulse.zh-Hant.webmanifest' } as const;

export const followLanguage = (): (() => void) =>
  effect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', messages.value.shell.description);
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifests[language.value]);
  });
