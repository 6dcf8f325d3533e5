/** Damage that the database thread found, for the log of the server. */
export interface DamageReport {
  readonly problem: string;
  /** The affected matches, as far as known. */
  readonly matches?: readonly string[];
  /** Paths of copies of damaged files. */
  readonly copies?: readonly string[];
}
