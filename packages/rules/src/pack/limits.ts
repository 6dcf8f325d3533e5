/** How much one pack may be, so that loading a stranger's pack cannot take a program down. */
export interface PackLimits {
  /** Characters in all files of a pack together. */
  readonly characters: number;
  readonly files: number;
  readonly records: number;
  /** Nesting inside a file. */
  readonly depth: number;
  /** Problems reported before giving up. */
  readonly problems: number;
}

export const DEFAULT_PACK_LIMITS: PackLimits = {
  characters: 5_000_000,
  files: 1_000,
  records: 20_000,
  depth: 64,
  problems: 500,
};
