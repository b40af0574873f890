import type { ProvenanceNote } from '../types.js';

/**
 * `known`: written in the manual, the errata or a public description. `inferred`: not written, but hardly anything else
 * fits what is. `reconstructed`: our own value, with its reason.
 */
export const note = (subject: string, status: ProvenanceNote['status'], text: string): ProvenanceNote => ({
  subject,
  status,
  note: text,
});
