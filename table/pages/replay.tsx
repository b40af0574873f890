import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Result } from '@impulse/engine';
import { messages } from '../i18n/index.js';
import { openReplay } from '../replay/open.js';
import { type Cinema, Screen } from '../replay/screen.js';
import { go, linkTo } from '../links.js';
import type { Route } from '../router.js';
import { Frame } from './frame.js';
import { LostPage } from './lost.js';

/** Shows a kept battle again. */
export function ReplayRoute({ at: { battle } }: { readonly at: Extract<Route, { page: 'replay' }> }) {
  const opened = useSignal<Result<Cinema> | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void openReplay(battle, () => go(linkTo.home())).then(
      (cinema) => {
        if (!left) opened.value = cinema;
        else if (cinema?.ok === true) cinema.value.host.close();
      },
      () => (opened.value = null),
    );
    return () => {
      left = true;
    };
  }, [battle]);
  const { home, toHome, loading } = messages.value.shell;
  if (opened.value === undefined) {
    return (
      <p class="page-wait" role="status">
        {loading}
      </p>
    );
  }
  if (opened.value === null) return <LostPage />;
  if (opened.value.ok) return <Screen cinema={opened.value.value} />;
  const { message, path } = opened.value.error;
  return (
    <Frame title={home.fileRefused}>
      <p class="problem" role="alert">
        {home.fileProblem(message, path)}
      </p>
      <p>
        <a class="button" href={linkTo.home()}>
          {toHome}
        </a>
      </p>
    </Frame>
  );
}
