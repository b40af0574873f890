import { type Read, record, text } from '../reading/read.js';

/** What a battle is played by: the rules in their version, and data named by their hash. */
export interface Version {
  readonly rules: string;
  readonly dataHash: string;
}

/** A battle of one version has met a program of another. */
export interface VersionChange {
  readonly from: Version;
  readonly to: Version;
}

const version = record<Version>({ rules: text(20), dataHash: text(64) });

export const readVersionChange: Read<VersionChange> = record<VersionChange>({ from: version, to: version });
