import type { CharacterAction, CharacterRecord, DerivedState, Rulebook } from '@tessera/fifth-edition';
import { sheetLines } from '@tessera/fifth-edition';
import type { CharacterContext } from '../../character/characterContext.ts';
import { beginningOf, castWays } from '../../play/casting/castPlan.ts';
import { spellBook } from '../../play/casting/spellBook.ts';

/** An action that raises a number now. */
export interface WayHigher {
  readonly how: 'wear' | 'attune' | 'cast' | 'end' | 'toggle';
  readonly name: string;
  readonly value: number;
  /** Skills that would get disadvantage. */
  readonly hampers: readonly string[];
}

type Trial = Pick<WayHigher, 'how' | 'name'> & { readonly actions: readonly CharacterAction[] };
const MAX_SHOWN = 2;
/** Limit of trials: each is cheap, but a pack may hold hundreds of items. */
const MAX_TRIED = 60;

/**
 * Returns available actions that raise a number, best first: carried items, attunement, prepared spells, toggles,
 * ending a condition.
 */
export function waysHigher(
  { record, sheet, rulebook, attempt }: Pick<CharacterContext, 'record' | 'sheet' | 'rulebook' | 'attempt'>,
  path: string,
): WayHigher[] {
  const now = numberAt(sheet, path);
  if (now === undefined) return [];
  const known = new Set(sheet.issues.map(({ message }) => message));
  return trials(record, sheet, rulebook)
    .slice(0, MAX_TRIED)
    .flatMap(({ how, name, actions }): WayHigher[] => {
      const after = attempt(...actions).sheet;
      const value = numberAt(after, path);
      const isLegal = after.issues.every(({ severity, message }) => severity === 'info' || known.has(message));
      if (!isLegal || isCrippling(sheet, after) || value === undefined || value <= now) return [];
      return [{ how, name, value, hampers: hampered(sheet.skills, after.skills) }];
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MAX_SHOWN);
}

/** Whether a change prevents casting or gives disadvantage on saves, so that it is no real improvement. */
export function isCrippling(before: DerivedState, after: DerivedState): boolean {
  const silenced = after.spellcasting.entries.some(
    ({ id, canCast }) => !canCast && before.spellcasting.entries.some((entry) => entry.id === id && entry.canCast),
  );
  return silenced || hampered(before.saves, after.saves).length > 0;
}

type Rolls = Readonly<Record<string, Pick<DerivedState['skills'][string], 'rolling'>>>;

function hampered(before: Rolls, after: Rolls): string[] {
  const isHarder = (rolls: Rolls, id: string) => rolls[id]?.rolling?.result === 'disadvantage';
  return Object.keys(after).filter((id) => isHarder(after, id) && !isHarder(before, id));
}

export function numberAt(sheet: DerivedState, path: string): number | undefined {
  const line = sheetLines(sheet).get(path);
  return line?.kind === 'number' ? line.value : undefined;
}

function trials(record: CharacterRecord, sheet: DerivedState, rulebook: Rulebook): Trial[] {
  const nameOf = (instanceId: string) =>
    sheet.inventory.find((line) => line.instanceId === instanceId)?.name ?? instanceId;
  const unused = record.inventory
    .filter(({ equipped }) => !equipped)
    .map(({ instanceId, item }): Trial => {
      const rivals = isSuit(rulebook, item)
        ? record.inventory.filter((other) => other.equipped && isSuit(rulebook, other.item))
        : [];
      const off = rivals.map((rival) => ({ type: 'carry', instanceId: rival.instanceId, equipped: false }) as const);
      return {
        how: 'wear',
        name: nameOf(instanceId),
        actions: [...off, { type: 'carry', instanceId, equipped: true }],
      };
    });
  const unattuned = record.inventory
    .filter(({ item, equipped, attuned }) => equipped && !attuned && rulebook.items.get(item)?.record.attunement)
    .map(
      ({ instanceId }): Trial => ({
        how: 'attune',
        name: nameOf(instanceId),
        actions: [{ type: 'carry', instanceId, attuned: true }],
      }),
    );
  const conditions = record.conditions.map(
    ({ id }): Trial => ({
      how: 'end',
      name: rulebook.conditions.get(id)?.facts.name ?? id,
      actions: [{ type: 'condition', id, level: 0 }],
    }),
  );
  const toggles = sheet.toggles
    .filter(({ on, refused }) => !on && refused === undefined)
    .map(({ id, name }): Trial => ({ how: 'toggle', name, actions: [{ type: 'toggle', id, on: true }] }));
  return [...unused, ...unattuned, ...spellTrials(record, sheet, rulebook), ...toggles, ...conditions];
}

/** Returns trials for prepared spells that can be cast now and change the caster's sheet. */
function spellTrials(record: CharacterRecord, sheet: DerivedState, rulebook: Rulebook): Trial[] {
  const { cantrips, levels } = spellBook(sheet, record);
  const ready = [...cantrips, ...levels.flatMap(({ spells }) => spells)].filter(
    ({ isReady, isHeld }) => isReady && !isHeld,
  );
  return ready.flatMap((line): Trial[] => {
    const source = rulebook.spells.get(line.id);
    const way = castWays(line, sheet).find(({ refused }) => refused === undefined);
    if (source === undefined || source.features.length === 0 || way === undefined) return [];
    const begins = beginningOf(source.record, { slot: way.level, ability: way.ability });
    return begins === undefined ? [] : [{ how: 'cast', name: line.name, actions: [begins] }];
  });
}

/** Whether an item is body armor, of which one is worn at a time; a shield combines with any. */
export function isSuit({ items }: Rulebook, item: string): boolean {
  const armor = items.get(item)?.record.armor;
  return armor !== undefined && armor.category !== 'shield';
}
