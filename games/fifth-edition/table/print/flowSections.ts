import type { DerivedState } from '@tessera/fifth-edition';
import { descriptionKey, messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { numberText } from '../parts/numberText.ts';
import { coinWords } from '../play/items/purse.ts';
import { abilityShort } from '../words/pathName.ts';
import { featureEntries } from './featureEntries.ts';
import type { PrintSubject } from './printDocument.ts';
import { printedDamage } from './printedDamage.ts';
import type { PrintDocument, PrintEntry, PrintSection, RestSign } from './printSection.ts';
import { spellSections } from './spellSections.ts';
import { sumEntries } from './sumEntries.ts';
import { describedPieces, piecesOf } from './textPieces.ts';

/** Returns all sections outside the narrow column in the order they flow over the pages; empty ones are omitted. */
export function flowSections(subject: PrintSubject): Pick<PrintDocument, 'flow' | 'back'> {
  const { sheet, t } = subject;
  const { slots, spellbooks } = spellSections(subject);
  const { attunement } = sheet;
  const attuned = t('print.note.attuned', { used: attunement.used, max: attunement.max.value });
  const flow = [
    section('attacks', t, attackEntries(subject)),
    ...slots,
    section('resources', t, resourceEntries(sheet, t), t('print.note.resources')),
    section('conditions', t, [{ kind: 'lines', count: 2 }], t('print.note.conditions')),
    { ...section('features', t, featureEntries(subject)), isCounted: true },
  ];
  const back = [
    ...spellbooks,
    { ...section('gear', t, gearEntries(subject), attuned), isCounted: true },
    section('sums', t, sumEntries(sheet, t)),
    section('details', t, detailEntries(subject)),
  ];
  return { flow: flow.filter(hasEntries), back: back.filter(hasEntries) };
}

function hasEntries({ entries }: PrintSection): boolean {
  return entries.length > 0;
}

function section(id: string, t: TranslateFn, entries: readonly PrintEntry[], note = ''): PrintSection {
  return { id, title: t(`print.section.${id}`), note, entries, isCounted: false };
}

function attackEntries({ sheet, rulebook, t }: PrintSubject): PrintEntry[] {
  const weapons = sheet.attacks.lines.map((line): PrintEntry => {
    const { dice, type, bonus, versatile } = line.damage;
    const extra = versatile === undefined ? [] : [t('print.versatile', { dice: versatile })];
    const mastery = line.mastery === undefined ? [] : [t('print.mastery', { name: line.mastery })];
    const reach = line.reach === undefined ? [] : [line.reach];
    return {
      kind: 'attack',
      name: line.name,
      toHit: numberText(line.attack.value, true),
      damage: `${withBonus(dice, bonus.value)} ${type}`,
      note: [...reach, ...line.properties.filter((property) => property !== 'versatile'), ...extra, ...mastery].join(
        ', ',
      ),
    };
  });
  return distinct([...weapons, ...cantripAttacks({ sheet, rulebook, t })]);
}

/** Merges a cantrip that two sources grant with the same numbers. */
function distinct(entries: readonly PrintEntry[]): PrintEntry[] {
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** Damage cantrips are listed beside the weapons, because casters use them instead. */
function cantripAttacks({ sheet, rulebook, t }: Pick<PrintSubject, 'sheet' | 'rulebook' | 't'>): PrintEntry[] {
  const { entries, spells } = sheet.spellcasting;
  return spells.flatMap((spell): PrintEntry[] => {
    const record = rulebook.spells.get(spell.spell)?.record;
    const caster = entries.find(({ id }) => id === spell.entry) ?? entries[0];
    if (spell.level > 0 || spell.dice === undefined || record === undefined || caster === undefined) return [];
    const { attack, save, damageTypes = [], range } = record;
    if (!attack && save === undefined) return [];
    const against = save?.map((ability) => abilityShort(t, ability)).join('/') ?? '';
    return [
      {
        kind: 'attack',
        name: spell.name,
        toHit: attack ? numberText(caster.attack.value, true) : `${against} ${caster.dc.value}`,
        damage: [printedDamage(spell, record, sheet), damageTypes.join(', ')].filter((part) => part !== '').join(' '),
        note: range,
      },
    ];
  });
}

/** Adds a bonus to dice, or to a constant, which stays at least 0. */
function withBonus(dice: string, bonus: number): string {
  if (/^\d+$/.test(dice)) return String(Math.max(0, Number(dice) + bonus));
  return bonus === 0 ? dice : `${dice} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`;
}

/** With more uses, a line to write on replaces the boxes. */
const MAX_BOXES = 10;

function resourceEntries({ resources, hitDice }: DerivedState, t: TranslateFn): PrintEntry[] {
  const own = Object.values(resources).map(({ name, max, refresh, die, unlimited }): PrintEntry => {
    const back = t(`print.refresh.${refresh}`);
    const count = max.value <= MAX_BOXES ? [max.value] : [];
    const of = unlimited ? [t('print.unlimited')] : count.length === 0 ? [t('print.ofMany', { max: max.value })] : [];
    return {
      kind: 'resource',
      name: messageText(name, t),
      note: [...(die === undefined ? [] : [die]), ...of, ...(restOf(refresh) === undefined ? [back] : [])].join(', '),
      boxes: unlimited ? [] : count,
      isSquare: false,
      rest: restOf(refresh),
    };
  });
  const dice: PrintEntry = {
    kind: 'resource',
    name: t('print.hitDice'),
    note: hitDice
      .map(({ die, total }) => (total > MAX_BOXES ? t('print.ofMany', { max: `${total}d${die}` }) : `${total}d${die}`))
      .join(', '),
    boxes: hitDice.map(({ total }) => total).filter((total) => total <= MAX_BOXES),
    isSquare: true,
    rest: 'long',
  };
  return [...own, ...(hitDice.length > 0 ? [dice] : [])];
}

function restOf(refresh: DerivedState['resources'][string]['refresh']): RestSign {
  if (refresh === 'short') return 'short';
  return refresh === 'long' ? 'long' : undefined;
}

/** Returns the carried items, equal ones in one line, with their texts if requested. */
function gearEntries(subject: PrintSubject): PrintEntry[] {
  const { record, sheet, t } = subject;
  const money = coinWords(t, record.coins);
  const purse: PrintEntry = { kind: 'text', title: t('print.gear.purse'), from: money, text: '' };
  const things = gathered(sheet.inventory, record).flatMap((thing) => gearLines(thing, subject));
  return money === '' ? things : [purse, ...things];
}

type Carried = DerivedState['inventory'][number];

interface Gathered {
  readonly thing: Carried;
  readonly count: number;
}

/** Groups equal items; worn and attuned items stay separate from those in the pack. */
function gathered(inventory: readonly Carried[], record: PrintSubject['record']): readonly Gathered[] {
  const counts = new Map(record.inventory.map(({ instanceId, count = 1 }) => [instanceId, count]));
  const lines = new Map<string, Gathered>();
  for (const thing of inventory) {
    const key = [thing.item, thing.name, thing.equipped, thing.attuned].join('\n');
    lines.set(key, { thing, count: (lines.get(key)?.count ?? 0) + (counts.get(thing.instanceId) ?? 1) });
  }
  return [...lines.values()];
}

function gearLines({ thing, count }: Gathered, { rulebook, options, t, descriptions }: PrintSubject): PrintEntry[] {
  const { item, name, equipped, attuned } = thing;
  const weight = rulebook.items.get(item)?.record.weight;
  const facts = [
    ...(equipped ? [t('print.gear.worn')] : []),
    ...(attuned ? [t('print.gear.attuned')] : []),
    ...(weight === undefined ? [] : [t('print.gear.weight', { pounds: Math.round(weight * count * 100) / 100 })]),
  ];
  const description = options.text === 'full' ? descriptions.get(descriptionKey('item', item)) : undefined;
  const [first = '', ...rest] = description === undefined ? [] : describedPieces(description, t('sheet.higher'));
  const title = count === 1 ? name : t('print.gear.several', { name, count });
  const from = first === '' || facts.length === 0 ? facts.join(', ') : `${facts.join(', ')}.`;
  const isEnglish = true;
  return [
    { kind: 'text', title, from, text: first, isEnglish },
    ...rest.map((text): PrintEntry => ({ kind: 'text', text, isEnglish })),
  ];
}

/** Returns the player's notes, split into pieces that fit on any page. */
function detailEntries({ record, t }: PrintSubject): PrintEntry[] {
  return Object.entries(record.details)
    .filter(([field, text]) => field !== 'player' && text.trim() !== '')
    .flatMap(([field, text]) =>
      piecesOf(text).map((piece, index): PrintEntry => {
        const key = `print.detail.${field}`;
        const title = t(key) === key ? field : t(key);
        return index === 0 ? { kind: 'text', title, text: piece } : { kind: 'text', text: piece };
      }),
    );
}
