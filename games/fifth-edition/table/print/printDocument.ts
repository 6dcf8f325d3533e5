import {
  type CharacterRecord,
  type DerivedState,
  type Description,
  evaluateCharacter,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import { identityOf } from '../sheet/identity.ts';
import { flowSections } from './flowSections.ts';
import type { PrintOptions } from './printOptions.ts';
import type { PrintDocument, PrintStrip } from './printSection.ts';
import { sideSections } from './sideSections.ts';
import { spellCards } from './spellCards.ts';

/** Everything that a sheet is printed from. */
export interface PrintSubject {
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
  readonly record: CharacterRecord;
  readonly options: PrintOptions;
  readonly say: Say;
  /** What things do; nothing before it is loaded. */
  readonly descriptions: ReadonlyMap<string, Description>;
}

/** The sheet of a character as it is printed. */
export function printDocument(subject: PrintSubject): PrintDocument {
  const { record, sheet, rulebook, options, say } = subject;
  const { name } = sheet.identity;
  return {
    name: name === '' ? say('desk.nameless') : name,
    line: identityLine(sheet, rulebook),
    level: sheet.identity.level,
    rules: say('print.rules', { edition: record.edition }),
    sources: say('print.sources', { packs: packNames(rulebook) }),
    player: record.details.player ?? '',
    strip: stripOf(sheet),
    side: sideSections(subject),
    ...flowSections(subject),
    cards: options.hasCards ? spellCards(subject) : [],
  };
}

/** The character as it is after a long rest, under no effect: what changes in play is written in by hand. */
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
