import type { Sources } from '../../kit/sources.js';

export const sources: Sources = {
  provenance: async () => (await import('@impulse/totensonntag/data/provenance.js')).provenance,
  chineseNotes: () => import('@impulse/totensonntag/text/provenance-zh-Hant.js').then(({ provenance }) => provenance),
};
