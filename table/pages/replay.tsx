import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Result } from '@impulse/engine';
import { FilmHost } from '../hosts/film.js';
import { messages } from '../i18n/index.js';
import { Waiting } from '../parts/waiting.js';
import { openReplay } from '../replay/open.js';
import { type Cinema, Screen } from '../replay/screen.js';
import { go, linkTo } from '../web/links.js';
import type { PageRoute } from '../web/router.js';
import { Frame } from './shared/frame.js';
import { LostPage } from './lost.js';

const home = (): void => go(linkTo.home());

/** Shows a kept battle again. */
export function ReplayRoute({ at: { battle, frame } }: { readonly at: Extract<PageRoute, { page: 'replay' }> }) {
  const opened = useSignal<Result<Cinema> | null | undefined>(undefined);
  const percent = useSignal(0);
  useEffect(() => {
    const host = new FilmHost();
    let left = false;
    const unsubscribe = host.progress.subscribe((value) => (percent.value = value));
    void openReplay(battle, home, host).then(
      (cinema) => {
        if (!left) opened.value = cinema;
        else if (cinema?.ok === true) cinema.value.host.close();
      },
      () => (left ? undefined : (opened.value = null)),
    );
    return () => {
      left = true;
      unsubscribe();
      // Once it is shown, the screen closes it.
      if (opened.peek() === undefined) host.close();
    };
  }, [battle]);
  if (opened.value === undefined) return <Waiting percent={percent.value} leave={home} />;
  if (opened.value === null) return <LostPage />;
  if (opened.value.ok) return <Screen cinema={opened.value.value} id={battle} from={frame} />;
  const { message, path } = opened.value.error;
  const { home: texts, toHome } = messages.value.shell;
  return (
    <Frame title={texts.fileRefused}>
      <p class="problem" role="alert">
        {texts.fileProblem(message, path)}
      </p>
      <p>
        <a class="button" href={linkTo.home()}>
          {toHome}
        </a>
      </p>
    </Frame>
  );
}
