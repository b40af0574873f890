import { messages } from '../../i18n/index.js';
import type { PageRoute } from '../../web/router.js';
import { BattlePage } from './battle-page.js';
import { NewForm } from './form.js';

/** A new battle: which one, which scenario, who plays, which options. */
export const NewPage = ({ at }: { readonly at: Extract<PageRoute, { page: 'new' }> }) => (
  <BattlePage game={at.game} title={messages.value.shell.create.title} Form={NewForm} />
);
