import type { ComponentChildren } from 'preact';
import { battleIds } from '@impulse/library/battles.js';
import { messages } from '../../i18n/index.js';
import { LanguageChoice } from '../../parts/language-choice.js';
import { linkTo } from '../../web/links.js';
import { AccountLink } from './account-link.js';
import { OnlineLink } from './online-link.js';

/** What every page but the table itself has around it: name, way home, language. */
export function Frame({ title, children }: { readonly title?: string; readonly children: ComponentChildren }) {
  const { shell } = messages.value;
  return (
    <div class="frame">
      <a class="skip" href="#content" onClick={skipTo}>
        {shell.skip}
      </a>
      <header class="frame-bar">
        <a class="frame-name" href={linkTo.home()}>
          <img src="./icon.svg" alt="" width="32" height="32" />
          Impulse
        </a>
        <nav class="frame-links" aria-label={shell.titles.home}>
          <OnlineLink />
          <a href={linkTo.rules(battleIds[0])}>{shell.titles.rules}</a>
          <a href={linkTo.learn()}>{shell.titles.learn}</a>
          <a href={linkTo.about()}>{shell.titles.about}</a>
        </nav>
        <LanguageChoice />
        <AccountLink />
      </header>
      <main id="content" class="frame-content" tabIndex={-1}>
        {title === undefined ? null : <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}

/** The address behind `#` belongs to the router, so the skip link moves the focus itself. */
function skipTo(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
