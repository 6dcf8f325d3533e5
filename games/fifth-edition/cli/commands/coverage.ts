import { EDITIONS, type Edition, editionFiles, srdEntries } from '@tessera/fifth-edition';
import { columns, defineCommand, EXIT, indent, type Terminal } from '@tessera/terminal';
import * as z from 'zod';
import { editionNamed } from '../edition.ts';

/** Coverage of one kind in one SRD. */
interface Covered {
  readonly edition: Edition;
  readonly kind: string;
  readonly entries: number;
  readonly missing: readonly string[];
  /** Entries without a record on purpose, with the reason. */
  readonly without: Readonly<Record<string, string>>;
}

/** Command that compares the content with the tables of contents of both SRDs. */
export const coverage = defineCommand({
  name: 'coverage',
  topic: 'content',
  summary: 'Which entries of the fifth-edition SRDs have no record',
  about: 'An entry without a record is a finding, unless the list says why it needs none.',
  operands: { usage: '', min: 0, max: 0 },
  flags: { edition: { type: 'string', value: 'year', about: 'Only this edition: 2014 or 2024' } },
  examples: ['tessera coverage', 'tessera coverage --edition 2014 --json'],

  async run({ flags }, terminal) {
    const editions = flags.edition === undefined ? EDITIONS : [editionNamed(flags.edition)];
    const kinds: Covered[] = [];
    for (const edition of editions) kinds.push(...(await coverageOf(edition)));
    const missing = kinds.reduce((sum, each) => sum + each.missing.length, 0);
    return {
      exit: missing > 0 ? EXIT.findings : EXIT.fine,
      text: coverageText(kinds, terminal),
      document: { ok: missing === 0, kinds },
    };
  },
});

const contentFile = z.looseObject({ kind: z.string(), records: z.array(z.looseObject({ id: z.string() })) });

async function coverageOf(edition: Edition): Promise<Covered[]> {
  const { [edition]: list } = await srdEntries();
  const held = new Map<string, Set<string>>();
  for (const { text } of await editionFiles(edition)) {
    const { data } = contentFile.safeParse(JSON.parse(text));
    for (const { id } of data?.records ?? [])
      held.set(data?.kind ?? '', (held.get(data?.kind ?? '') ?? new Set()).add(id));
  }
  return Object.entries(list.entries).map(([kind, ids]) => ({
    edition,
    kind,
    entries: ids.length,
    missing: ids.filter((id) => !held.get(kind)?.has(id)),
    without: list.without[kind] ?? {},
  }));
}

function coverageText(kinds: readonly Covered[], { paint, tableWidth }: Terminal): string {
  const rows = kinds.map(({ edition, kind, entries, missing, without }) => {
    const share = `${Math.floor((100 * (entries - missing.length)) / entries)} %`;
    const aside = Object.keys(without).length;
    return [edition, kind, `${entries - missing.length} of ${entries}`, share, aside > 0 ? `${aside} need none` : ''];
  });
  const lacking = kinds.filter(({ missing }) => missing.length > 0);
  const found = lacking.map(({ edition, kind, missing }) => `${edition} ${kind}\n${indent(missing.join('\n'))}`);
  return [columns(rows, [2, 3], tableWidth), ...found.map((text) => paint.red(text))].join('\n');
}
