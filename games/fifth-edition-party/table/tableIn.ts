import { manifest as character } from '@tessera/fifth-edition/manifest';
import type { ShellServices } from '@tessera/manifest';
import type { GameTable } from '@tessera/table';
import { partyTable } from './index.ts';
import { keepShell } from './member/ownCharacters.ts';

/** Returns the table of a party, connected to the characters of the user. */
export async function tableIn(shell: ShellServices): Promise<GameTable> {
  keepShell(shell);
  // Sheets are computed with the packs of the user, which the table of characters connects.
  await character.table(shell);
  return partyTable;
}
