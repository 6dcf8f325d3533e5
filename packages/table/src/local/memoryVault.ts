import { cloneJson } from '@tessera/kernel';
import { LogEntry } from '@tessera/room';
import { TableError } from '../errors.ts';
import { changed, KeptMatch, type Vault, type WholeMatch } from './vault.ts';

/** A vault that lasts as long as the page: for tests, and where the browser keeps nothing. */
export function memoryVault(): Vault {
  const matches = new Map<string, { kept: unknown; rows: unknown[] }>();
  return {
    async list() {
      return [...matches.values()].map(({ kept }) => KeptMatch.parse(kept));
    },
    async read(match): Promise<WholeMatch | undefined> {
      const whole = matches.get(match);
      return whole && { kept: KeptMatch.parse(whole.kept), rows: whole.rows.map((row) => LogEntry.parse(row)) };
    },
    async add({ kept, rows }) {
      matches.set(kept.info.id, { kept: cloneJson(kept), rows: cloneJson([...rows]) });
    },
    async append(kept, row) {
      const whole = matches.get(kept.info.id);
      if (!whole) throw new TableError('no-such-match', kept.info.id, 'The match is not there any more');
      if (whole.rows.length !== row.seq - 1) {
        throw new TableError('written-elsewhere', `${kept.info.id} row ${row.seq}`, 'Another window has played on');
      }
      whole.rows.push(cloneJson(row));
      whole.kept = cloneJson(kept);
    },
    async change(match, change) {
      const whole = matches.get(match);
      if (whole) whole.kept = changed(KeptMatch.parse(whole.kept), change);
    },
    async remove(match) {
      matches.delete(match);
    },
  };
}
