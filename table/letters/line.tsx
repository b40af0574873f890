import type { LocalHost } from '../hosts/local.js';
import type { PlayByFile } from '../hosts/messages.js';
import { lazy } from '../web/lazy.js';

const OpenLine = lazy<{ readonly host: LocalHost; readonly post: PlayByFile }>(() =>
  import('./open-line.js').then((module) => module.OpenLine),
);

/** Of a battle by file: what is to be done about the files, while it is the player's to do. */
export function LetterLine({ host }: { readonly host: LocalHost }) {
  const post = host.post.value;
  if (!post || host.role.value !== 'plays' || host.dead.value) return null;
  return post.phase === 'plays' || post.phase === 'tells' ? null : <OpenLine host={host} post={post} />;
}
