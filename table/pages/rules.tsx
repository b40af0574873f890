import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '@impulse/engine';
import { language, messages } from '../i18n/index.js';
import { linkTo } from '../links.js';
import type { Route } from '../router.js';
import { Frame } from './frame.js';
import { Markdown } from './markdown.js';

const sources: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('../../docs/rules/totensonntag.en.md?raw'),
  'zh-Hant': () => import('../../docs/rules/totensonntag.zh-Hant.md?raw'),
};

/** The rules reference, one anchor per rule number. */
export function RulesPage({ at }: { readonly at: Extract<Route, { page: 'rules' }> }) {
  const text = useSignal<string | null>(null);
  const shown = language.value;
  useEffect(() => {
    sources[shown]().then(
      (module) => (text.value = module.default),
      () => (text.value = ''),
    );
  }, [shown]);
  useEffect(() => {
    if (text.value === null || at.anchor === null) return;
    const target = document.getElementById(at.anchor);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [text.value, at.anchor]);
  return (
    <Frame>
      <div class="rules-page">
        <nav class="rules-contents" aria-label={messages.value.shell.contents}>
          <ul>
            {contentsOf(text.value ?? '').map(({ id, title }) => (
              <li key={id}>
                <a href={linkTo.rules(id)} aria-current={at.anchor === id ? 'location' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article class="rules" lang={shown}>
          {text.value === null ? <p role="status">{messages.value.shell.loading}</p> : <Markdown source={text.value} />}
        </article>
      </div>
    </Frame>
  );
}

/** Every chapter that has an anchor of its own. */
function contentsOf(source: string): { id: string; title: string }[] {
  return Array.from(source.matchAll(/<a id="([\w.-]+)"><\/a>\n\n## (.+)/g), ([, id, title]) => ({
    id: id,
    title: title,
  }));
}
