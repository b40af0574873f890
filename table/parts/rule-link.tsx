import { linkTo } from '../web/links.js';
import { useDesk } from '../desk/desk.js';
import { ruleTag } from '../i18n/rule-tag.js';
import { words } from '../i18n/words.js';

/** The number of a rule; opens it beside the map, or by itself in another tab. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { kit, display } = useDesk();
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    display.rule.value = rule;
  };
  return (
    <a
      class="rule-link"
      href={linkTo.rules(kit.game.id, `r${rule}`)}
      aria-label={words.value.ruleNumber(ruleTag(rule))}
      onClick={open}
    >
      {ruleTag(rule)}
    </a>
  );
}
