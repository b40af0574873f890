import { ruleTag } from '../../i18n/rule-tag.js';

interface ChoiceProps {
  readonly label: string;
  readonly rule?: { readonly number: string; readonly link: string };
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly choose: (value: string) => void;
}

/** One of a few, in a list that folds. */
export function Choice({ label, rule, value, choices, choose }: ChoiceProps) {
  return (
    <label class="choice">
      <span>
        {label}
        {rule === undefined ? null : (
          <a class="rule-chip" href={rule.link}>
            {ruleTag(rule.number)}
          </a>
        )}
      </span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
