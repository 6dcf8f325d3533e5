import { CharacterRecord, withoutOpenChoices } from '@tessera/fifth-edition';
import { readJsonText } from '@tessera/rules';
import { FoundryActor } from './foundryActor.ts';

/** Something wrong with a file: where, and what. */
export interface FileProblem {
  readonly path: string;
  readonly message: string;
}

/** What a file turned out to be. */
export type ReadFile =
  | { readonly kind: 'record'; readonly record: CharacterRecord }
  | { readonly kind: 'backup' }
  | { readonly kind: 'foundry'; readonly actor: FoundryActor }
  | { readonly kind: 'unreadable'; readonly problems: readonly FileProblem[] };

const MOST_PROBLEMS = 20;
/** No character is larger; whatever is, is something else. */
const LARGEST = 4_000_000;

/** Reads a character from a text: our own record, a whole backup (a match file), or an actor of Foundry's dnd5e system. */
export function readCharacter(text: string): ReadFile {
  if (text.length > LARGEST) return unreadable('', `larger than ${LARGEST / 1_000_000} MB`);
  const read = readJsonText(text);
  if (!read.ok) return unreadable('', read.why);
  const json = withoutOpenChoices(read.value);
  if (typeof json !== 'object' || json === null) return unreadable('', 'expected an object');
  if ('format' in json && json.format === 'tessera-match') return { kind: 'backup' };
  if ('system' in json) {
    const actor = FoundryActor.safeParse(json);
    return actor.success ? { kind: 'foundry', actor: actor.data } : { kind: 'unreadable', problems: told(actor.error) };
  }
  const record = CharacterRecord.safeParse(json);
  return record.success
    ? { kind: 'record', record: record.data }
    : { kind: 'unreadable', problems: told(record.error) };
}

function unreadable(path: string, message: string): ReadFile {
  return { kind: 'unreadable', problems: [{ path, message }] };
}

/** `levels[3].class`, and what was expected there. */
function told({
  issues,
}: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): readonly FileProblem[] {
  return issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({
    path: path.reduce<string>(
      (whole, part) =>
        typeof part === 'number' ? `${whole}[${part}]` : whole === '' ? String(part) : `${whole}.${String(part)}`,
      '',
    ),
    message,
  }));
}
