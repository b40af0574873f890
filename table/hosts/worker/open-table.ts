import { type Cells, good, isOfOtherVersion, MatchHost, type PublicAction, type Result } from '@impulse/engine';
import type { BattleRules } from '@impulse/library';
import { LastDecisions } from '@impulse/library/last-decisions.js';
import type { SavedBattle, SealedText } from '../../storage/types.js';
import type { Postbox } from './letters/postbox.js';
import { lettersLost, versionChanged } from './problems.js';
import { type Hear, recordOf, rulesOf, takeUp } from './records.js';

/** A battle that has been taken up. */
export interface OpenTable {
  readonly saved: SavedBattle;
  readonly rules: BattleRules;
  readonly host: MatchHost<Cells, PublicAction>;
  readonly decisions: LastDecisions;
  /** Only when it is played by file. */
  readonly postbox: Postbox | null;
}

export async function openTable(saved: SavedBattle, tell: Hear): Promise<Result<OpenTable>> {
  const rules = await rulesOf(saved.setup.game);
  if (!rules.ok) return rules;
  const record = await recordOf(saved);
  if (!record.ok) return record;
  const postbox = saved.letters ? await postboxOf(saved.id, saved.letters) : null;
  if (postbox && isOfOtherVersion(rules.value.game, record.value)) return { ok: false, error: versionChanged };
  if (saved.letters && !postbox) return { ok: false, error: lettersLost };
  const match = takeUp(rules.value, saved, record.value, tell);
  if (!match.ok) return match;
  postbox?.told(match.value);
  return good({
    saved,
    rules: rules.value,
    host: new MatchHost(match.value),
    decisions: new LastDecisions(rules.value, match.value),
    postbox,
  });
}

/** Hardly any battle is by file: what that takes is fetched for those that are. */
async function postboxOf(id: string, sealed: SealedText): Promise<Postbox | null> {
  const { openPostbox } = await import('./letters/keeping.js');
  return await openPostbox(id, sealed);
}
