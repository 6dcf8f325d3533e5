import {
  type CharacterRecord,
  type DerivedState,
  type Description,
  evaluateCharacter,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { identityOf } from '../sheet/identity.ts';
import { flowSections } from './flowSections.ts';
import type { PrintOptions } from './printOptions.ts';
import type { PrintDocument, PrintStrip } from './printSection.ts';
import { sideSections } from './sideSections.ts';
import { spellCards } from './spellCards.ts';

/** Input of a printed sheet. */
export interface PrintSubject {
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
  readonly record: CharacterRecord;
  readonly options: PrintOptions;
  readonly t: TranslateFn;
  /** Descriptions by key; empty until they are loaded. */
  readonly descriptions: ReadonlyMap<string, Description>;
}

/** Creates the printed sheet of a character. */
export function printDocument(subject: PrintSubject): PrintDocument {
  const { record, sheet, rulebook, options, t } = subject;
  const { name } = sheet.identity;
  return {
    name: name === '' ? t('desk.nameless') : name,
    line: identityLine(sheet, rulebook),
    level: sheet.identity.level,
    rules: t('print.rules', { edition: record.edition }),
    sources: t('print.sources', { packs: packNames(rulebook) }),
    player: record.details.player ?? '',
    strip: stripOf(sheet),
    side: sideSections(subject),
    ...flowSections(subject),
    cards: options.hasCards ? spellCards(subject) : [],
  };
}

/** Evaluates the character after a long rest without active effects; changes in play are written by hand. */
export function restedSheet(record: CharacterRecord, rulebook: Rulebook): DerivedState {
  return evaluateCharacter({ ...record, active: [], conditions: [], toggles: {}, used: {} }, rulebook);
}

function packNames({ packs }: Rulebook): string {
  return packs
    .map(({ id, name = id, license }) =>
      license === undefined ? name : `${name} (${license.replace('CC-BY-', 'CC BY ')})`,
    )
    .join(', ');
}

function identityLine(sheet: DerivedState, rulebook: Rulebook): string {
  const { kin, classes, background } = identityOf(sheet, rulebook);
  const taken = classes.map(({ name, level, subclass }) =>
    subclass === undefined ? `${name} ${level}` : `${name} ${level} (${subclass})`,
  );
  return [kin, taken.join(' / '), background].filter((part) => part !== undefined && part !== '').join(', ');
}

function stripOf({ ac, hitPoints, initiative, speed, proficiencyBonus, passives }: DerivedState): PrintStrip {
  return {
    ac: ac.value,
    hitPoints: hitPoints.max.value,
    initiative: initiative.bonus.value,
    speed: speed.walk?.value.value ?? 0,
    proficiencyBonus: proficiencyBonus.value,
    perception: passives.Perception?.value ?? 0,
  };
}
