import type { CharacterRecord } from '@tessera/fifth-edition';
import type { CharacterHeading } from '@tessera/fifth-edition/api';

/** Where a character is kept. */
export type Where = 'server' | 'here';

/** A character in the list of one's own. */
export interface MyCharacter {
  readonly id: string;
  readonly where: Where;
  /** The address of its page. */
  readonly to: string;
  readonly heading: CharacterHeading;
  /** Its story has been told: it can be looked at and copied. */
  readonly isRetired: boolean;
  readonly movedAt: number;
  /** Why it cannot be opened, where its match does not verify. */
  readonly problem?: string;
}

/** A character to be made, and where its record comes from: `blank` is nothing but an edition and a name. */
export interface NewCharacter {
  readonly record: CharacterRecord;
  readonly from: 'blank' | 'file' | 'copy' | 'quick' | 'random';
}

/** Somewhere to keep characters. */
export interface CharacterPlace {
  list(): Promise<readonly MyCharacter[]>;
  /** Its record, as it is now. */
  read(id: string): Promise<CharacterRecord>;
  /** Makes a character; its id. */
  make(wish: NewCharacter): Promise<string>;
  /** It and all that was ever done to it, as the file of its match. */
  file(id: string): Promise<string>;
  /** Takes a character in from such a file, verified, with its history; its id. */
  takeIn(file: string): Promise<string>;
  /** Removes it with its history, for good. */
  remove(id: string): Promise<void>;
}

/** The address of a character. */
export function addressOf(where: Where, id: string): string {
  return where === 'server' ? `/match/${id}` : `/local/${id}`;
}

/** Where the character is kept whose page has this address. */
export function whereIsPage(path: string): Where {
  return path.startsWith('/local/') ? 'here' : 'server';
}
