import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, TargetedEvent } from 'preact';
import { passwordLengths } from '@impulse/protocol/wire/index.js';
import type { Doing } from './doing.js';
import { accountWords } from './words.js';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: Signal<string>;
  readonly isMail?: boolean;
  readonly autocomplete?: string;
  readonly longest?: number;
  readonly hint?: string;
  readonly isNeeded?: boolean;
}

export function Field({
  name,
  label,
  value,
  isMail = false,
  autocomplete = 'off',
  longest = 254,
  hint,
  isNeeded = true,
}: FieldProps) {
  const common = {
    name,
    autocomplete,
    maxLength: longest,
    required: isNeeded,
    value: value.value,
    onInput: (event: TargetedEvent<HTMLInputElement>) => void (value.value = event.currentTarget.value),
  };
  return (
    <label class="account-field">
      <span>{label}</span>
      {isMail ? <input {...common} type="email" /> : <input {...common} type="text" />}
      {hint === undefined ? null : <span class="hint">{hint}</span>}
    </label>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  /** One that is to be thought of. */
  readonly isNew: boolean;
}

export function PasswordField({ label, value, isNew }: PasswordFieldProps) {
  const { show, hide, passwordHint } = accountWords.value;
  const isShown = useSignal(false);
  const common = {
    name: 'password',
    autocomplete: isNew ? 'new-password' : 'current-password',
    minLength: isNew ? passwordLengths.least : 1,
    maxLength: passwordLengths.most,
    required: true,
    value: value.value,
    onInput: (event: TargetedEvent<HTMLInputElement>) => void (value.value = event.currentTarget.value),
  };
  return (
    <div class="account-field">
      <label>
        <span>{label}</span>
        {isShown.value ? <input {...common} type="text" /> : <input {...common} type="password" />}
      </label>
      <button
        type="button"
        class="show-password"
        aria-pressed={isShown.value}
        onClick={() => (isShown.value = !isShown.value)}
      >
        {isShown.value ? hide : show}
      </button>
      {isNew ? <span class="hint">{passwordHint}</span> : null}
    </div>
  );
}

interface AccountFormProps {
  readonly part: string;
  readonly doing: Doing;
  readonly submit: () => void;
  readonly children: ComponentChildren;
}

/** A form that asks the server something, with what it said. */
export function AccountForm({ part, doing, submit, children }: AccountFormProps) {
  return (
    <form
      class="account-form"
      data-part={part}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <Outcome doing={doing} />
    </form>
  );
}

/** What went wrong, or that it is done. */
export function Outcome({ doing, done }: { readonly doing: Doing; readonly done?: string }) {
  return (
    <p class={doing.problem.value === '' ? 'account-done' : 'problem'} role="status">
      {doing.problem.value === '' && doing.isDone.value ? (done ?? accountWords.value.saved) : doing.problem.value}
    </p>
  );
}
