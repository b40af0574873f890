import { render } from 'preact';
import { App, followTitle, foreseePage } from './app.js';
import { askForMatches } from './hosts/remote/matches.js';
import { textsReady } from './i18n/index.js';
import { refreshAccount } from './online/own-account.js';
import { listenForVersion } from './pages/new-version.js';
import './style/tokens.css';
import './style/dark.css';
import './style/base.css';
import './style/pages.css';
import './storage/settings.js';
import { followLanguage } from './web/page-head.js';
import './web/theme.js';

void askForMatches().then(refreshAccount);
foreseePage();
void textsReady().then(() => {
  followTitle();
  followLanguage();
  render(<App />, document.getElementById('app')!);
});

// Works offline after the first visit; while developing there is nothing to keep.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  listenForVersion(navigator.serviceWorker);
  addEventListener('load', () => {
    navigator.serviceWorker.register('./offline.js').catch(() => undefined);
  });
}
