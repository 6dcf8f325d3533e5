import { CharacterInfo } from '@tessera/fifth-edition/api';
import type { MatchInfo } from '@tessera/protocol';
import * as z from 'zod';

const Heading = CharacterInfo.pick({ name: true, edition: true, species: true, classes: true });
type Heading = z.infer<typeof Heading>;
const Kept = z.record(z.string(), z.object({ seq: z.int(), heading: Heading }));

const KEY = 'tessera.headings';

/** Cache of list headings by sequence number, so that a list does not open unchanged characters. */
export class Headings {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  find({ id, seq }: Pick<MatchInfo, 'id' | 'seq'>): Heading | undefined {
    const found = this.#all();
    return Object.hasOwn(found, id) && found[id]?.seq === seq ? found[id].heading : undefined;
  }

  keep(matches: readonly (Pick<MatchInfo, 'id' | 'seq'> & { readonly heading: Heading })[]): void {
    // Keep only listed characters, so that deleted ones are removed.
    const all = Object.fromEntries(matches.map(({ id, seq, heading }) => [id, { seq, heading }]));
    this.#storage.setItem(KEY, JSON.stringify(all));
  }

  #all(): z.infer<typeof Kept> {
    const kept = this.#storage.getItem(KEY);
    const parsed = Kept.safeParse(kept === null ? {} : parse(kept));
    return parsed.success ? parsed.data : {};
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Ignore invalid data; the list is rebuilt.
    return undefined;
  }
}
