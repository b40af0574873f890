import { useSignal } from '@preact/signals';
import { noticeWords } from './words.js';

interface AddressFieldProps {
  readonly name: string;
  readonly kind: 'url' | 'email';
  readonly label: string;
  /** Tells whether the address was taken. */
  readonly submit: (address: string) => Promise<boolean>;
}

/** One more address to be told at. */
export function AddressField({ name, kind, label, submit }: AddressFieldProps) {
  const written = useSignal('');
  const send = async (): Promise<void> => {
    const address = written.value.trim();
    if (address !== '' && (await submit(address))) written.value = '';
  };
  return (
    <form
      class="notice-address"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        <span>{label}</span>
        <input
          type="text"
          inputMode={kind}
          name={name}
          autocomplete={kind}
          maxLength={500}
          value={written.value}
          onInput={(event) => (written.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button small">
        {noticeWords.value.add}
      </button>
    </form>
  );
}
