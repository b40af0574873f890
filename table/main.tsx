import { render } from 'preact';
import { App } from './app.js';
import { askForMatches } from './hosts/remote/matches.js';
import { refreshAccount } from './online/own-account.js';
import { listenForVersion } from './pages/new-version.js';
import './style/tokens.css';
import './style/dark.css';
import './style/base.css';
import './style/pages.css';
import './storage/settings.js';
import './web/page-head.js';
import './web/theme.js';

void askForMatches().then(refreshAccount);
render(<App />, document.getElementById('app')!);

// Works offline after the first visit; while developing there is nothing to keep.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  listenForVersion(navigator.serviceWorker);
  addEventListener('load', () => {
    navigator.serviceWorker.register('./offline.js').catch(() => undefined);
  });
}
