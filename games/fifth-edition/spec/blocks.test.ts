import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { formatProblem } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Edition, evaluateCharacter, loadRulebook, type Rulebook } from '../src/index.ts';
import { sheetLines } from '../src/sheet/sheetLines.ts';
import { character } from '../test/characters.ts';
import { rulebookOf, srdFiles } from '../test/content.ts';

const Outcome = z.enum(['translated', 'refused', 'type', 'code', 'command', 'listing']);
const Blocks = z.object({ blocks: z.array(z.object({ name: z.string(), becomes: Outcome, how: z.string() })) });
const anyEffect = z.looseObject({ kind: z.string() });
const Effects = z.object({
  loads: z.array(z.object({ effect: anyEffect, path: z.string(), value: z.unknown() })),
  refused: z.array(z.object({ effect: anyEffect, sentence: z.string() })),
});

const { blocks } = Blocks.parse(jsonBeside('blocks.json'));
const effects = Effects.parse(jsonBeside('effects.json'));

function jsonBeside(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

/** Loads an edition with a pack whose only file is in the format of the specification. */
function loaded(documents: unknown, edition: Edition): { rulebook: Rulebook; problems: string[] } {
  const base = edition === '2014' ? 'srd-5.1' : 'srd-5.2';
  const pack = { id: 'mine', version: '1.0.0', game: 'fifth-edition', requires: { [base]: '*' }, editions: [edition] };
  const { rulebook, problems } = loadRulebook(
    [
      ...srdFiles(edition),
      { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
      { pack: 'mine', path: 'written.json', text: JSON.stringify(documents) },
    ],
    edition,
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { rulebook, problems: errors.map(formatProblem) };
}

const sourced = (effect: unknown, sourceId = 'class:wizard', effectId = 'written') => ({
  sourceId,
  effectId,
  name: 'Written',
  effects: [effect],
});

function wizardSheet(rulebook: Rulebook, background = 'sage', items: readonly string[] = []) {
  const scores = [10, 14, 12, 16, 12, 10] as const;
  return evaluateCharacter(
    character({ edition: '2024', scores, classes: ['wizard 5 evoker'], background, items }),
    rulebook,
  );
}

describe('effects of the specification', () => {
  // Each effect gets a separate background, so that one load serves all tests.
  const own = (index: number) => `written-${index}`;
  const { rulebook, problems } = loaded(
    effects.loads.map(({ effect }, index) =>
      effect.kind === 'spellcastingAbility' ? sourced(effect) : sourced(effect, `background:${own(index)}`),
    ),
    '2024',
  );
  const rows = effects.loads.map((row, index) => ({ ...row, background: own(index) }));

  test("loadRulebook loads the specification's effects without a problem", () => {
    expect(problems).toEqual([]);
    expect(rows.length).toBeGreaterThan(28);
  });

  test.each(rows)('loadRulebook applies $effect.kind: $path is $value', ({ effect, path, value, background }) => {
    // One effect changes the wizard class; the others are tested with the original.
    const sheet = wizardSheet(effect.kind === 'spellcastingAbility' ? rulebook : withoutWizard(rulebook), background);
    switch (path) {
      case 'spells': {
        const found = sheet.spellcasting.spells.filter(({ spell }) => spell === effect.spellSlug);
        expect(found.map(({ spell, mode }) => `${spell} ${mode}`)).toEqual(value);
        break;
      }
      case 'feature':
        expect(sheet.provenance.find(({ kind }) => kind === 'grantFeature')?.value).toBe(value);
        break;
      case 'issues':
        expect(wizardSheet(rulebook, background, ['chain-mail']).issues.map(({ code }) => code)).toContain(value);
        break;
      case 'tags':
        expect(sheet.tags).toEqual(expect.arrayContaining(z.array(z.string()).parse(value)));
        break;
      default:
        expect(sheetLines(sheet).get(path)?.value).toEqual(value);
    }
  });

  const refusals = loaded(
    effects.refused.map(({ effect }, index) => sourced(effect, 'class:wizard', `written-${index}`)),
    '2024',
  ).problems;

  test.each(effects.refused)('loadRulebook refuses an effect with the message: $sentence', ({ sentence }) => {
    expect(refusals.filter((line) => line.includes(sentence))).toHaveLength(1);
  });
});

/** Returns the content with the original wizard class. */
function withoutWizard(rulebook: Rulebook): Rulebook {
  const wizard = rulebookOf('2024').classes.get('wizard');
  return wizard === undefined ? rulebook : { ...rulebook, classes: new Map(rulebook.classes).set('wizard', wizard) };
}

const SHARED = new URL('../../../../shared/spec/', import.meta.url);

/** Returns the fenced blocks of the document, if it is available. */
function documentBlocks(): readonly string[] {
  if (!existsSync(SHARED)) return [];
  const name = readdirSync(SHARED).find((each) => each.startsWith('002_'));
  if (name === undefined) return [];
  const text = readFileSync(new URL(name, SHARED), 'utf8');
  return text.split(/^```/m).filter((_, index) => index % 2 === 1);
}

const written = documentBlocks();

describe.skipIf(written.length === 0)('blocks of the specification', () => {
  test('blocks.json lists all blocks of the document in order', () => {
    expect(written).toHaveLength(blocks.length);
    for (const [index, { name }] of blocks.entries())
      for (const word of name.split(', ').filter((each) => /^[A-Za-z-]+$/.test(each) && each !== 'files'))
        expect(written[index], word).toContain(word);
  });

  test('effects.json covers every effect kind with every field', () => {
    const schema = written[blocks.findIndex(({ name }) => name === 'Effect, SourcedEffect')] ?? '';
    const kinds = [...schema.matchAll(/\{\s+kind: '(\w+)';([^}]+)\}/g)];
    expect(kinds.length).toBeGreaterThan(15);
    for (const [, kind, body = ''] of kinds) {
      const fields = [...body.matchAll(/^\s+(\w+)\??:/gm)].map(([, field]) => field);
      const own = effects.loads
        .filter(({ effect }) => effect.kind === kind)
        .flatMap(({ effect }) => Object.keys(effect));
      expect(own, kind).toEqual(expect.arrayContaining(fields));
    }
  });

  test('loadRulebook loads the choice of skills as written', () => {
    const [choice] = objectsIn(block('EffectChoice, bard-skill-choice'));
    expect(loaded([choice], '2024').problems).toEqual([expect.stringContaining('asks for 3 and offers 2')]);
    // The document omits the other skills.
    const skill = 'Sleight of Hand';
    const more = { value: 'SleightOfHand', label: skill, effects: [{ kind: 'skillProficiency', skill }] };
    const whole = z
      .looseObject({ choice: z.looseObject({ options: z.array(z.unknown()) }) })
      .transform((each) => ({ ...each, choice: { ...each.choice, options: [...each.choice.options, more] } }))
      .parse(choice);
    const { rulebook, problems } = loaded([whole], '2024');
    expect(problems).toEqual([]);
    const sheet = evaluateCharacter(
      character({
        edition: '2024',
        scores: [10, 14, 12, 10, 12, 16],
        classes: ['bard 1'],
        choices: { 'bard-skills': ['Acrobatics', 'Athletics', 'SleightOfHand'] },
      }),
      rulebook,
    );
    expect(sheet.skills.SleightOfHand?.training).toBe('proficient');
  });

  test('loadRulebook loads the shield that does not stack as written', () => {
    const [modifier] = objectsIn(block('StackingRule, modifier'));
    const { rulebook, problems } = loaded([sourced(modifier)], '2024');
    expect([problems, wizardSheet(rulebook).ac.value]).toEqual([[], 14]);
  });

  test('loadRulebook loads the predicate of Heavy Armor Master as written', () => {
    const [predicate] = objectsIn(block('Predicate'));
    const { problems } = loaded([sourced({ kind: 'initiativeBonus', value: 1, predicate })], '2024');
    expect(problems).toEqual([]);
  });

  test('loadRulebook refuses setSpellSaveDC and the data format before effects', () => {
    const [dc] = objectsIn(block('setSpellSaveDC'));
    expect(loaded([sourced(dc)], '2024').problems).toEqual([expect.stringContaining('change it with "spellBonus"')]);
    const [gnome] = objectsIn(block('gnome data'));
    const beside = [sourced({ kind: 'tag', tags: ['x'] }), gnome];
    expect(loaded(beside, '2014').problems).toEqual([expect.stringContaining('data from before effects')]);
  });

  test('loadRulebook loads the gnome as written', () => {
    const { rulebook, problems } = loaded(valueIn(block('gnomeEffects')), '2014');
    expect(problems).toEqual([]);
    const record = character({
      edition: '2014',
      scores: [10, 10, 10, 10, 10, 10],
      classes: ['fighter 1'],
      species: 'gnome',
    });
    const sheet = evaluateCharacter(record, rulebook);
    expect(sheet).toMatchObject({
      abilities: { INT: { score: { value: 12 } } },
      speed: { walk: { value: { value: 25 } } },
      senses: { darkvision: { value: 60 } },
      size: { value: 'Small' },
    });
    expect(sheet.proficiencies.languages.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['common', 'gnomish']),
    );
    expect(sheet.saves.WIS.rolling?.notes.length).toBeGreaterThan(0);
    expect(sheet.tags).toContain('gnome-cunning');
    expect(sheet.abilities.INT.score.parts.at(-1)?.id).toContain('mine/species:gnome/gnome-ability-bonus');
  });

  test('loadRulebook loads the Divine Order as written', () => {
    const { rulebook, problems } = loaded(valueIn(block('divineOrderEffects')), '2024');
    expect(problems).toEqual([]);
    const cleric = (order?: string) =>
      evaluateCharacter(
        character({
          edition: '2024',
          scores: [10, 10, 10, 10, 16, 10],
          classes: ['cleric 1'],
          choices: order === undefined ? {} : { 'divine-order': order },
        }),
        rulebook,
      );
    const plain = cleric();
    expect(plain.choices.find(({ key }) => key === 'divine-order')?.state).toBe('pending');
    const protector = cleric('protector');
    expect(protector.proficiencies.armor.map(({ value }) => value)).toContain('heavy');
    expect(protector.proficiencies.weapons.map(({ value }) => value)).toContain('martial');
    const { skills, spellcasting, tags } = cleric('thaumaturge');
    expect(skills.Arcana?.bonus.value).toBe((plain.skills.Arcana?.bonus.value ?? 0) + 3);
    expect(spellcasting.entries[0]?.counts.cantrips?.value).toBe(4);
    expect(tags).toContain('divine-order:thaumaturge');
  });
});

function block(name: string): string {
  return written[blocks.findIndex((each) => each.name === name)] ?? '';
}

/** Parses the objects that start at the beginning of a line. */
function objectsIn(text: string): unknown[] {
  return [...text.matchAll(/^\{\n[\s\S]*?^\}/gm)].map(([literal]) => evaluated(literal));
}

/** Parses the value that a block assigns. */
function valueIn(text: string): unknown {
  return evaluated(text.slice(text.indexOf(' = ') + 3).replace(/;\s*$/, ''));
}

/** Converts a TypeScript literal of the document to JSON. */
function evaluated(literal: string): unknown {
  return JSON.parse(String(runInNewContext(`JSON.stringify(${literal})`)));
}
