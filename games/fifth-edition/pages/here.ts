import { CharacterRecord, character, words } from '@tessera/fifth-edition';
import { type CharacterHeading, characterHeading } from '@tessera/fifth-edition/api';
import type { ShellServices } from '@tessera/manifest';
import type { MatchInfo } from '@tessera/protocol';
import type { LocalTables, Table } from '@tessera/table';
import { createGameFormatter } from '@tessera/text';
import * as z from 'zod';
import { Headings } from './headings.ts';
import { addressOf, type CharacterPlace, type MyCharacter, type NewCharacterForm } from './place.ts';

/** Storage of characters on this device. */
export function here(shell: ShellServices): CharacterPlace {
  const { tables: ownTables } = shell;
  return {
    async list() {
      if (!shell.hasTables()) return [];
      const tables = await ownTables();
      const infos = (await tables.list()).filter(({ game }) => game === character.id);
      const headings = new Headings(localStorage);
      const characters = await Promise.all(infos.map((info) => listed(shell, tables, info, headings.find(info))));
      const seqs = new Map(infos.map(({ id, seq }) => [id, seq]));
      headings.keep(characters.filter(isWhole).map(({ id, heading }) => ({ id, heading, seq: seqs.get(id) ?? 0 })));
      return characters;
    },
    async read(id) {
      return visit(await ownTables(), id, recordAt);
    },
    async make(wish) {
      const tables = await ownTables();
      const { edition, name } = wish.record;
      const id = await tables.create({
        game: character.id,
        title: name.slice(0, LONGEST_TITLE),
        options: { edition, name },
        seats: [{ kind: 'human', name: shell.ownName() }],
      });
      return orRemoved(tables, id, () => visit(tables, id, (table) => fill(shell, table, wish)));
    },
    async file(id) {
      return (await ownTables()).file(id);
    },
    async takeIn(file) {
      const tables = await ownTables();
      const id = await tables.importFile(file);
      return orRemoved(tables, id, async () => {
        const found = (await tables.list()).find((info) => info.id === id);
        if (found?.game !== character.id) throw new Error((await shell.translator()).t('pages.characters.otherGame'));
        const { name } = await visit(tables, id, recordAt);
        await tables.rename(id, name.slice(0, LONGEST_TITLE));
      });
    },
    async remove(id) {
      await (await ownTables()).remove(id);
    },
  };
}

const LONGEST_TITLE = 80;

/** Completes the creation of a character; removes the match if that fails. */
async function orRemoved(tables: LocalTables, id: string, rest: () => Promise<void>): Promise<string> {
  try {
    await rest();
    return id;
  } catch (error) {
    await tables.remove(id);
    throw error;
  }
}

/** Lists a character that cannot be opened with its problem. */
async function listed(
  shell: ShellServices,
  tables: LocalTables,
  info: MatchInfo,
  heading?: CharacterHeading,
): Promise<MyCharacter> {
  const { id, movedAt, title } = info;
  const known = { id, where: 'here', to: addressOf('here', id), isRetired: info.status === 'over', movedAt } as const;
  if (heading) return { ...known, heading };
  try {
    const record = await visit(tables, id, recordAt);
    return { ...known, heading: characterHeading(record) };
  } catch (error) {
    const bare = { name: title, edition: String(info.options.edition ?? ''), species: '', classes: [] };
    return { ...known, heading: bare, problem: shell.messageOf(error) };
  }
}

function isWhole({ problem }: MyCharacter): boolean {
  return problem === undefined;
}

async function visit<T>(tables: LocalTables, id: string, what: (table: Table) => T | Promise<T>): Promise<T> {
  const table = await tables.open(id);
  try {
    return await what(table);
  } finally {
    table.close();
  }
}

async function fill(shell: ShellServices, table: Table, { record, from }: NewCharacterForm): Promise<void> {
  if (from === 'blank') return;
  const result = await table.act({ type: 'load', record, from });
  if (result.ok) return;
  const { refusal } = createGameFormatter(words, await shell.translator());
  throw new Error(refusal(result.refusal));
}

const View = z.object({ record: CharacterRecord });

function recordAt(table: Table): CharacterRecord {
  return View.parse(table.getState().view).record;
}
