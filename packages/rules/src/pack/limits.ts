/** The size limits of a pack, so that an untrusted pack cannot exhaust resources. */
export interface PackLimits {
  /** Total characters of all files of a pack. */
  readonly characters: number;
  readonly files: number;
  readonly records: number;
  /** Nesting inside a file. */
  readonly depth: number;
  /** Problems reported before loading stops. */
  readonly problems: number;
}

/** Limits of a content pack, unless the loader sets others. */
export const DEFAULT_PACK_LIMITS: PackLimits = {
  characters: 5_000_000,
  files: 1_000,
  records: 20_000,
  depth: 64,
  problems: 500,
};
