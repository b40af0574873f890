import type { Sources } from '../../kit/sources.js';

export const sources: Sources = {
  provenance: async () => (await import('@impulse/white-death/data/provenance.js')).provenance,
  chineseNotes: () => import('@impulse/white-death/text/provenance-zh-Hant.js').then(({ provenance }) => provenance),
  course: () => import('./course.js').then(({ course }) => course),
};
