import { type CharacterRecord, characterRecordSchema } from '@tessera/fifth-edition';
import { type CharacterHeading, characterHeading, type MatchInfo } from '@tessera/protocol';
import type { LocalTables, Table } from '@tessera/table';
import * as z from 'zod';
import { CHARACTERS } from '../games/shelf.ts';
import { i18n } from '../i18n/i18n.ts';
import { usePresence } from '../live/me.ts';
import { hasOwnTables, ownTables } from '../local/localTables.ts';
import { messageOf } from '../shell/messageOf.ts';
import { Headings } from './headings.ts';
import { addressOf, type CharacterPlace, type MyCharacter, type NewCharacter } from './place.ts';

/** The characters of this device. */
export const here: CharacterPlace = {
  async list() {
    if (!hasOwnTables()) return [];
    const tables = await ownTables();
    const infos = (await tables.list()).filter(({ game }) => game === CHARACTERS);
    const headings = new Headings(localStorage);
    const characters = await Promise.all(infos.map((info) => listed(tables, info, headings.find(info))));
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
    const player = usePresence.getState().me?.name ?? i18n.t('local.you');
    const id = await tables.create({
      game: CHARACTERS,
      title: name.slice(0, LONGEST_TITLE),
      options: { edition, name },
      seats: [{ kind: 'human', name: player }],
    });
    try {
      await visit(tables, id, (table) => fill(table, wish));
    } catch (error) {
      await tables.remove(id);
      throw error;
    }
    return id;
  },
  async file(id) {
    return (await ownTables()).file(id);
  },
  async takeIn(file) {
    const tables = await ownTables();
    const id = await tables.importFile(file);
    try {
      const found = (await tables.list()).find((info) => info.id === id);
      if (found?.game !== CHARACTERS) throw new Error(i18n.t('characters.otherGame'));
      const { name } = await visit(tables, id, recordAt);
      await tables.rename(id, name.slice(0, LONGEST_TITLE));
    } catch (error) {
      await tables.remove(id);
      throw error;
    }
    return id;
  },
  async remove(id) {
    await (await ownTables()).remove(id);
  },
};

const LONGEST_TITLE = 80;

/** One that does not open is listed all the same, so that it can be seen what is wrong with it. */
async function listed(tables: LocalTables, info: MatchInfo, heading?: CharacterHeading): Promise<MyCharacter> {
  const { id, movedAt, title } = info;
  const known = { id, where: 'here', to: addressOf('here', id), isRetired: info.status === 'over', movedAt } as const;
  if (heading) return { ...known, heading };
  try {
    const record = await visit(tables, id, recordAt);
    return { ...known, heading: characterHeading(record) };
  } catch (error) {
    const bare = { name: title, edition: String(info.options.edition ?? ''), species: '', classes: [] };
    return { ...known, heading: bare, problem: messageOf(error) };
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

async function fill(table: Table, { record, from }: NewCharacter): Promise<void> {
  if (from === 'blank') return;
  const told = await table.act({ type: 'load', record, from });
  if (!told.ok) throw new Error(told.refusal.message);
}

const View = z.object({ record: characterRecordSchema });

function recordAt(table: Table): CharacterRecord {
  return View.parse(table.getState().view).record;
}
