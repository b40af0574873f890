import { effect, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages, textsReady } from './i18n/index.js';
import { foreseeBattle } from './pages/foresee.js';
import { NewVersion } from './pages/new-version.js';
import { route, type PageRoute } from './web/router.js';

/** Shows the page of the present address. PageRoute pages are fetched when first wanted. */

/** As soon as there are words for it. */
export const followTitle = (): (() => void) =>
  effect(() => {
    document.title = `${messages.value.shell.titles[route.value.page]} · Impulse`;
  });

const loaders = {
  lost: () => import('./pages/lost.js').then((module) => module.LostPage),
  home: () => import('./pages/home/index.js').then((module) => module.HomePage),
  new: () => import('./pages/new/index.js').then((module) => module.NewPage),
  about: () => import('./pages/about.js').then((module) => module.AboutPage),
  play: () => import('./pages/play.js').then((module) => module.PlayRoute),
  replay: () => import('./pages/replay.js').then((module) => module.ReplayRoute),
  rules: () => import('./pages/rules.js').then((module) => module.RulesPage),
  'by-file': () => import('./pages/by-file/index.js').then((module) => module.ByFilePage),
  online: () => import('./pages/online/index.js').then((module) => module.OnlinePage),
  offer: () => import('./pages/online/offer.js').then((module) => module.OfferPage),
  account: () => import('./pages/account/index.js').then((module) => module.AccountPage),
  match: () => import('./pages/online/match.js').then((module) => module.MatchPage),
  tournaments: () => import('./pages/tournaments/index.js').then((module) => module.TournamentsPage),
  tournament: () => import('./pages/tournaments/tournament.js').then((module) => module.TournamentPage),
  hold: () => import('./pages/tournaments/hold.js').then((module) => module.HoldPage),
  mail: () => import('./pages/online/mail.js').then((module) => module.MailPage),
  verify: () => import('./pages/verify/index.js').then((module) => module.VerifyPage),
  learn: () => import('./pages/learn/index.js').then((module) => module.LearnPage),
} as const;

/** Fetches the page of the present address, and the battle shown there, before anything is shown. */
export function foreseePage(): void {
  const at = route.value;
  loaders[at.page]().catch(() => undefined);
  if (at.page === 'play') foreseeBattle(at.battle).catch(() => undefined);
}

export const App = () => (
  <>
    <Fetched key={keyOf(route.value)} at={route.value} />
    <NewVersion />
  </>
);

/** Another battle is another page. */
function keyOf(at: PageRoute): string {
  if (at.page === 'verify') return `${at.page}/${JSON.stringify(at.of)}`;
  if (at.page === 'match') return `${at.page}/${at.match}`;
  if (at.page === 'tournament') return `${at.page}/${at.tournament}`;
  return at.page === 'play' || at.page === 'replay' ? `${at.page}/${at.battle}` : at.page;
}

/** A page is shown with its texts. */
async function fetchPage(page: PageRoute['page']) {
  const loaded = await loaders[page]();
  await textsReady();
  return loaded;
}

function Fetched({ at }: { readonly at: PageRoute }) {
  const page = useSignal<ComponentType<{ at: PageRoute }> | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    fetchPage(at.page).then(
      (loaded) => (page.value = loaded as ComponentType<{ at: PageRoute }>),
      () => (failed.value = true),
    );
  }, [at.page]);
  const { shell } = messages.value;
  if (failed.value)
    return (
      <p class="page-problem" role="alert">
        {shell.notLoaded}
      </p>
    );
  const Page = page.value;
  return Page ? (
    <Page at={at} />
  ) : (
    <p class="page-wait" role="status">
      {shell.loading}
    </p>
  );
}
