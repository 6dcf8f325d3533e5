import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatProblem } from '@tessera/rules';
import { columns, defineCommand, EXIT, indent, type Report, writeText } from '@tessera/terminal';
import { blueprintOf, effectFields, RECORD_TYPES } from '../generate/blueprint.ts';
import { type Composition, compose } from '../generate/composition.ts';
import { Interview } from '../generate/interview.ts';
import type { Field } from '../generate/schemaFields.ts';
import { testStub } from '../generate/testStub.ts';

/** Command that writes a content record with one effect into a pack. */
export const generateEffect = defineCommand({
  name: 'generate-effect',
  topic: 'content',
  summary: 'Write a new fifth-edition record with an effect, as a file of a pack',
  about: [
    'Asks for missing values; with --type, --source and --kind nothing is asked. Fields of the effect are name=value, those of',
    'the record record.name=value, those of its feature feature.name=value; --list prints all fields.',
  ].join('\n'),
  operands: { usage: '[field=value...]', min: 0, max: Number.POSITIVE_INFINITY },
  flags: {
    type: { type: 'string', value: 'type', about: `Type of the record: ${RECORD_TYPES.join(', ')}` },
    source: { type: 'string', value: 'name', about: 'Name of the record: "Magic Initiate"' },
    id: { type: 'string', value: 'id', about: 'Its id, where it should not be made from the name' },
    summary: { type: 'string', value: 'text', about: 'Summary in one line' },
    edition: { type: 'string', value: 'year', about: '2014 or 2024; that of the pack, or 2024, unless told otherwise' },
    kind: { type: 'string', value: 'kind', about: 'Kind of the effect: grantSpell, armorClass, ...' },
    out: { type: 'string', value: 'path', about: 'Folder of the pack, or the file in it (homebrew)' },
    override: { type: 'boolean', about: 'Takes the place of the record of the edition that has this id' },
    force: { type: 'boolean', about: 'Writes over a file that is there' },
    list: { type: 'boolean', about: 'Writes nothing: lists the kinds of effect, or the fields of --kind and --type' },
  },
  examples: [
    'tessera generate-effect',
    "tessera generate-effect --type feat --source 'Magic Initiate'",
    "tessera generate-effect --type item --source 'Boots of Haste' --kind speed record.category=magic movementType=walk priority=additive value=10",
    'tessera generate-effect --list --kind grantSpell',
  ],

  async run({ operands, flags }, terminal) {
    if (flags.list) return listed(flags.type ?? 'feat', flags.kind, terminal.tableWidth);
    const { type, source, id, summary, edition, kind, out, override, force } = flags;
    const said = { type, source, id, summary, edition, kind, out, override, force, pairs: operands };
    const isWhole = type !== undefined && source !== undefined && kind !== undefined;
    const interview = isWhole ? undefined : new Interview(terminal);
    try {
      return written(await compose(said, interview, terminal.io.cwd), terminal.io.cwd);
    } finally {
      interview?.close();
    }
  },
});

function written({ draft, wish, warnings }: Composition, cwd: string): Report {
  const { folder, manifest, text, edition } = draft;
  const file = join(folder, draft.file);
  const manifestFile = join(folder, 'pack.json');
  mkdirSync(resolve(cwd, folder), { recursive: true });
  if (manifest !== undefined) writeText(manifestFile, cwd, manifest);
  writeText(file, cwd, text);
  const stub = testStub(draft, wish, cwd);
  if (stub !== undefined) writeText(stub.file, cwd, stub.text);
  const lines = [
    ...warnings.map(formatProblem),
    `Written: ${file} (${wish.type} ${wish.id}, ${String(wish.effect.kind)}, ${edition})`,
    ...(manifest === undefined ? [] : [`Written: ${manifestFile} (a new pack)`]),
    ...(stub === undefined ? [] : [`Written: ${stub.file} (a first test, to be filled in)`]),
    `Check it with: tessera validate-content ${folder}`,
    ...(stub === undefined ? [] : [`Test it with: tessera sheet compare ${stub.file}`]),
  ];
  const { type, id } = wish;
  const content: unknown = JSON.parse(text);
  const document = {
    file,
    pack: folder,
    isNewPack: manifest !== undefined,
    edition,
    type,
    id,
    content,
    warnings,
    ...(stub && { test: stub.file }),
  };
  return { exit: EXIT.fine, text: lines.join('\n'), document };
}

const INDENT = 2;

function listed(type: string, kind: string | undefined, width: number): Report {
  const blueprint = blueprintOf(type);
  const kinds = [...blueprint.effects.keys()];
  if (kind === undefined) {
    const text = [
      `Types of record: ${RECORD_TYPES.join(', ')}`,
      'Kinds of effect:',
      ...kinds.map((each) => `  ${each}`),
    ];
    return { exit: EXIT.fine, text: text.join('\n'), document: { types: RECORD_TYPES, kinds } };
  }
  const parts = [
    { title: kind, prefix: '', fields: effectFields(blueprint, kind) },
    { title: type, prefix: 'record.', fields: blueprint.fields },
    { title: 'feature', prefix: 'feature.', fields: blueprint.featureFields },
  ];
  const text = parts.map(({ title, prefix, fields }) => {
    const rows = fields.map((field) => row(field, prefix));
    return `${title}\n${indent(columns(rows, [], width - INDENT), INDENT)}`;
  });
  const document = Object.fromEntries(
    parts.map(({ title, fields }) => [
      title,
      fields.map(({ name, isRequired, form, about }) => ({ name, isRequired, form, about })),
    ]),
  );
  return { exit: EXIT.fine, text: text.join('\n\n'), document };
}

function row({ name, isRequired, form, about }: Field, prefix: string): string[] {
  return [`${prefix}${name}`, isRequired ? 'required' : '', form, about];
}
