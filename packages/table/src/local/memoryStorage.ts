import { cloneJson } from '@tessera/kernel';
import { LogEntry } from '@tessera/room';
import { TableError } from '../errors.ts';
import { applyChange, type LocalMatchStorage, StoredHeading, type StoredMatch } from './matchStorage.ts';

/** In-memory match storage, for tests and for browsers without storage. */
export function memoryStorage(): LocalMatchStorage {
  const matches = new Map<string, { heading: unknown; entries: unknown[] }>();
  const keep = async ({ heading, entries }: StoredMatch) => {
    matches.set(heading.info.id, { heading: cloneJson(heading), entries: cloneJson([...entries]) });
  };
  return {
    async list() {
      return [...matches.values()].map(({ heading }) => StoredHeading.parse(heading));
    },
    async read(match): Promise<StoredMatch | undefined> {
      const stored = matches.get(match);
      return (
        stored && {
          heading: StoredHeading.parse(stored.heading),
          entries: stored.entries.map((entry) => LogEntry.parse(entry)),
        }
      );
    },
    add: keep,
    replace: keep,
    async append(heading, entry) {
      const stored = matches.get(heading.info.id);
      if (!stored) throw new TableError('no-such-match', heading.info.id, 'The match is not there any more');
      if (stored.entries.length !== entry.seq - 1) {
        throw new TableError(
          'written-elsewhere',
          `${heading.info.id} entry ${entry.seq}`,
          'Another window has played on',
        );
      }
      stored.entries.push(cloneJson(entry));
      stored.heading = cloneJson(heading);
    },
    async change(match, change) {
      const stored = matches.get(match);
      if (stored) stored.heading = applyChange(StoredHeading.parse(stored.heading), change);
    },
    async remove(match) {
      matches.delete(match);
    },
  };
}
