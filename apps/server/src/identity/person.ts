/** A guest or the owner of an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}
