import { messages } from '../i18n/index.js';
import { linkTo } from '../web/links.js';
import { Frame } from './shared/frame.js';

export function LostPage() {
  const { shell } = messages.value;
  return (
    <Frame title={shell.lost.title}>
      <p>{shell.lost.text}</p>
      <p>
        <a class="button" href={linkTo.home()}>
          {shell.toHome}
        </a>
      </p>
    </Frame>
  );
}
