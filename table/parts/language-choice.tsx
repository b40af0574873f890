import { language, languageNames, languages, messages, speak } from '../i18n/index.js';

export function LanguageChoice() {
  return (
    <div class="language" role="group" aria-label={messages.value.shell.language}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language.value === one}
          onClick={() => void speak(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </div>
  );
}
