import type { DerivedState } from '@tessera/fifth-edition';
import type { Sometimes } from './sum.ts';

/** Roll mode of a path, if it is a roll. */
export type RollAtPath = NonNullable<DerivedState['deathSaves']['rolling']>;

/** Returns the effects on the mode of a roll: permanent ones first, then situational ones. */
export function rollingAt(sheet: DerivedState, path: string): Sometimes[] {
  const rolling = rollingOf(sheet, path);
  if (rolling === undefined) return [];
  const always = MODES.flatMap((mode) =>
    (rolling.sources[mode] ?? []).map(({ id, label }): Sometimes => ({ id, label, mode })),
  );
  return [...always, ...rolling.notes.map(({ id, label, mode, condition }) => ({ id, label, mode, condition }))];
}

const MODES = ['advantage', 'disadvantage', 'autoFail', 'autoSucceed'] as const;

export function rollingOf(sheet: DerivedState, path: string): RollAtPath | undefined {
  const [area, id = '', which] = path.split('.');
  switch (area) {
    case 'saves':
      return byId(sheet.saves, id)?.rolling;
    case 'checks':
      return byId(sheet.checks, id)?.rolling;
    case 'skills':
      return byId(sheet.skills, id)?.rolling;
    case 'initiative':
      return sheet.initiative.rolling;
    case 'deathSaves':
      return sheet.deathSaves.rolling;
    case 'attacks':
      return path.endsWith('.attack') ? sheet.attacks.lines.find((line) => line.id === id)?.rolling : undefined;
    case 'spellcasting':
      return path.endsWith('.attack') ? castingAt(sheet, id, which)?.attackRolling : undefined;
    default:
      return undefined;
  }
}

/** Returns the casting of a class, or of an ability without a class. */
function castingAt({ spellcasting: { entries, innate } }: DerivedState, id: string, ability: string | undefined) {
  return id === 'innate' ? innate.find((each) => each.ability === ability) : entries.find((entry) => entry.id === id);
}

function byId<Each>(all: Readonly<Record<string, Each>>, id: string): Each | undefined {
  return Object.hasOwn(all, id) ? all[id] : undefined;
}
