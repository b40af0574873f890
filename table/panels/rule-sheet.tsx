import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, messages } from '../i18n/index.js';
import { Markdown } from '../parts/markdown.js';
import { linkTo } from '../web/links.js';
import { useDesk } from '../desk/desk.js';
import { ruleTag } from '../i18n/rule-tag.js';
import { sectionOf } from '../parts/rule-text.js';
import { words } from '../i18n/words.js';
import { Sheet } from './help.js';

/** One rule, read without leaving the table. */
export function RuleSheet() {
  const { kit, display } = useDesk();
  const rule = display.rule.value;
  const text = useSignal<string | null>(null);
  const shown = language.value;
  useEffect(() => {
    if (rule === null) return;
    kit.rules[shown]().then(
      (module) => (text.value = module.default),
      () => (text.value = ''),
    );
  }, [shown, rule === null]);
  if (rule === null) return null;
  const { ruleNumber, rules } = words.value;
  const source = text.value === null ? null : sectionOf(text.value, `r${rule}`);
  return (
    <Sheet title={ruleNumber(ruleTag(rule))} close={() => (display.rule.value = null)}>
      <div class="rule-text rules" onClick={(event) => follow(event, (next) => (display.rule.value = next))}>
        {source === null ? (
          <p role="status">{messages.value.shell.loading}</p>
        ) : (
          <Markdown source={source} to={(anchor) => linkTo.rules(kit.game.id, anchor)} />
        )}
      </div>
      <p class="buttons">
        <a class="button" href={linkTo.rules(kit.game.id, `r${rule}`)} target="impulse-rules" rel="noopener">
          {rules.whole}
        </a>
      </p>
    </Sheet>
  );
}

/** A link to another rule stays in the sheet; rulings and the glossary are read in the whole text, beside the table. */
function follow(event: MouseEvent, read: (rule: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const anchor = link?.getAttribute('href')?.match(/^#\/rules\/[\w-]+\/(.+)$/)?.[1];
  if (!link || anchor === undefined) return;
  event.preventDefault();
  const number = /^r([\w.-]+)$/.exec(decodeURIComponent(anchor))?.[1];
  if (number === undefined) window.open(link.href, 'impulse-rules', 'noopener');
  else read(number);
}
