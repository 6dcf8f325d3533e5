/** Damage that the database thread found, for the log of the server. */
export interface Finding {
  readonly problem: string;
  /** The matches that it concerns, as far as they are known. */
  readonly matches?: readonly string[];
  /** Where copies of damaged files are. */
  readonly copies?: readonly string[];
}
