import { messages } from './index.js';

/** A rule by its number or, where it has none, its name. */
export function ruleTag(rule: string): string {
  const names: Readonly<Record<string, string | undefined>> = messages.value.shell.ruleNames;
  return names[rule] ?? rule;
}
