import type { CharacterRecord } from '@tessera/fifth-edition';
import type { CharacterHeading } from '@tessera/fifth-edition/api';

/** Storage of a character. */
export type Where = 'server' | 'here';

/** A character in the user's list. */
export interface MyCharacter {
  readonly id: string;
  readonly where: Where;
  /** Address of its page. */
  readonly to: string;
  readonly heading: CharacterHeading;
  /** Whether it is retired: it can be viewed and copied only. */
  readonly isRetired: boolean;
  readonly movedAt: number;
  /** Reason why it cannot be opened, when its match fails verification. */
  readonly problem?: string;
}

/** A character to create, with the origin of its record; `blank` has only an edition and a name. */
export interface NewCharacterForm {
  readonly record: CharacterRecord;
  readonly from: 'blank' | 'file' | 'copy' | 'quick' | 'random';
}

/** A storage of characters. */
export interface CharacterPlace {
  list(): Promise<readonly MyCharacter[]>;
  /** Returns the current record. */
  read(id: string): Promise<CharacterRecord>;
  /** Creates a character; resolves to its id. */
  make(wish: NewCharacterForm): Promise<string>;
  /** Returns the match file with the full history. */
  file(id: string): Promise<string>;
  /** Imports and verifies a match file with its history; resolves to the id. */
  takeIn(file: string): Promise<string>;
  /** Deletes a character with its history permanently. */
  remove(id: string): Promise<void>;
}

/** Returns the address of a character. */
export function addressOf(where: Where, id: string): string {
  return where === 'server' ? `/match/${id}` : `/local/${id}`;
}

/** Returns the storage of the character whose page has this address. */
export function whereIsPage(path: string): Where {
  return path.startsWith('/local/') ? 'here' : 'server';
}
