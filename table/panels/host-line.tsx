import type { LocalHost } from '../hosts/local.js';
import { words } from '../i18n/words.js';
import { VersionNotice } from './lazy.js';

interface HostLineProps {
  readonly host: LocalHost;
  /** Opens the battle again. */
  readonly reopen: () => void;
}

/** Who plays the battle, when it is not this tab: another one, or nobody because its worker has died. */
export function HostLine({ host, reopen }: HostLineProps) {
  const { watching, notice } = words.value;
  if (host.dead.value) {
    return (
      <div class="notice notice-storage" role="alert" data-part="dead-host">
        <span>{notice.host}</span>
        <button type="button" class="button small" data-action="reopen" onClick={reopen}>
          {notice.reopen}
        </button>
      </div>
    );
  }
  if (host.role.value === 'plays') return <VersionNotice change={host.versionChange} kind="carried" />;
  return (
    <div class="notice notice-watching" role="status" data-part="watching">
      <span>{watching.text}</span>
      <button type="button" class="button small" data-action="take-over" onClick={() => void host.takeOver()}>
        {watching.takeOver}
      </button>
    </div>
  );
}
