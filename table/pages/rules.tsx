import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '@impulse/engine';
import { type BattleId, battleNames } from '@impulse/library/battles.js';
import { laidOut, loadKit } from '../battles/index.js';
import { language, messages } from '../i18n/index.js';
import { linkTo } from '../web/links.js';
import type { PageRoute } from '../web/router.js';
import { Frame } from './shared/frame.js';
import { Markdown } from '../parts/markdown.js';

/** The rules reference, one anchor per rule number. */
export function RulesPage({ at }: { readonly at: Extract<PageRoute, { page: 'rules' }> }) {
  const text = useSignal<string | null>(null);
  const shown = language.value;
  const { game } = at;
  useEffect(() => {
    text.value = null;
    void rulesOf(game, shown).then((found) => (text.value = found));
  }, [game, shown]);
  useEffect(() => {
    if (text.value === null || at.anchor === null) return;
    const target = document.getElementById(at.anchor);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
    showInContents();
  }, [text.value, at.anchor]);
  return (
    <Frame>
      <div class="rules-page">
        <nav class="rules-contents" aria-label={messages.value.shell.contents}>
          <p class="battle-links">
            {laidOut.map((id) => (
              <a key={id} class="button small" href={linkTo.rules(id)} aria-current={id === game ? 'page' : undefined}>
                {battleNames[id][shown]}
              </a>
            ))}
          </p>
          <ul>
            {contentsOf(text.value ?? '').map(({ id, title }) => (
              <li key={id}>
                <a href={linkTo.rules(game, id)} aria-current={at.anchor === id ? 'location' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article class="rules" lang={shown}>
          {text.value === null ? (
            <p role="status">{messages.value.shell.loading}</p>
          ) : (
            <Markdown source={text.value} to={(anchor) => linkTo.rules(game, anchor)} />
          )}
        </article>
      </div>
    </Frame>
  );
}

/** The contents stand still beside the text and scroll by themselves: what is read is to be seen there, too. */
function showInContents(): void {
  const current = document.querySelector<HTMLElement>('.rules-contents [aria-current="location"]');
  const contents = current?.closest('.rules-contents');
  if (!current || !contents) return;
  const { top, height } = contents.getBoundingClientRect();
  contents.scrollTop += current.getBoundingClientRect().top - top - height / 2;
}

/** Empty when they cannot be fetched. */
async function rulesOf(game: BattleId, shown: Language): Promise<string> {
  try {
    const kit = await loadKit(game);
    return kit ? (await kit.rules[shown]()).default : '';
  } catch {
    return '';
  }
}

/** Every chapter that has an anchor of its own. */
function contentsOf(source: string): { id: string; title: string }[] {
  return Array.from(source.matchAll(/<a id="([\w.-]+)"><\/a>\n\n## (.+)/g), ([, id, title]) => ({
    id: id,
    title: title,
  }));
}
