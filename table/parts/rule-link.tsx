import { linkTo } from '../web/links.js';
import { useDesk } from '../desk/desk.js';
import { words } from '../i18n/words.js';

/** A rule by its number or, where it has none, its name. */
export function ruleTag(rule: string): string {
  const names: Readonly<Record<string, string | undefined>> = words.value.ruleNames;
  return names[rule] ?? rule;
}

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
