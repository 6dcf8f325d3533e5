import { ABILITIES, type ActionOf, type CharacterRecord, type Rulebook } from '@tessera/fifth-edition';
import type { CharacterContext } from '../../character/characterContext.ts';
import { isCrippling, isSuit, numberAt } from './waysHigher.ts';

/** A way to raise a number later: by a purchase, an ability, or a level. */
export type LaterHigher =
  | { readonly how: 'buy'; readonly name: string; readonly price: number; readonly value: number }
  | { readonly how: 'ability'; readonly ability: string; readonly points: number; readonly value: number }
  | { readonly how: 'level'; readonly name: string; readonly level: number; readonly value: number };

type Desk = Pick<CharacterContext, 'record' | 'sheet' | 'rulebook' | 'attempt'>;

/** Points of one improvement. */
const POINTS = 2;
const MAX_LEVELS = 4;
const MAX_LEVEL = 20;
const MAX_PURCHASES = 2;

/** Returns what would raise a number later, tried on a copy: the cheapest purchases, then abilities, then levels. */
export function laterHigher(desk: Desk, path: string): LaterHigher[] {
  const now = numberAt(desk.sheet, path);
  if (now === undefined) return [];
  return [...purchases(desk, path, now), ...improvements(desk, path, now), ...levels(desk, path, now)];
}

function purchases({ record, sheet, rulebook, attempt }: Desk, path: string, now: number): LaterHigher[] {
  const carried = new Set(record.inventory.map(({ item }) => item));
  const sold = [...rulebook.items].filter(
    ([id, { record: item, isOfEdition }]) =>
      isOfEdition && !item.magical && item.armor !== undefined && item.cost !== undefined && !carried.has(id),
  );
  const found = sold.flatMap(([id, { record: item }]): (LaterHigher & { readonly how: 'buy' })[] => {
    const after = attempt(...putAway(record, rulebook, id), { type: 'gain', item: id, equipped: true }).sheet;
    const value = numberAt(after, path);
    const isLegal = after.issues.length <= sheet.issues.length && !isCrippling(sheet, after);
    if (value === undefined || value <= now || !isLegal) return [];
    return [{ how: 'buy', name: item.name, price: item.cost ?? 0, value }];
  });
  const cheapest = found.toSorted((a, b) => a.price - b.price || b.value - a.value);
  // A dearer item is worth naming only when it gives more.
  return cheapest
    .filter((each, index) => cheapest.slice(0, index).every((other) => other.value < each.value))
    .slice(0, MAX_PURCHASES);
}

function putAway({ inventory }: CharacterRecord, rulebook: Rulebook, id: string): ActionOf<'carry'>[] {
  if (!isSuit(rulebook, id)) return [];
  return inventory
    .filter(({ equipped, item }) => equipped && isSuit(rulebook, item))
    .map(({ instanceId }) => ({ type: 'carry', instanceId, equipped: false }));
}

function improvements({ record, sheet, attempt }: Desk, path: string, now: number): LaterHigher[] {
  if (path.startsWith('abilities.')) return [];
  return ABILITIES.flatMap((ability): LaterHigher[] => {
    const { score, cap } = sheet.abilities[ability];
    if (score.value + POINTS > cap) return [];
    const scores = { ...record.baseAbilities, [ability]: Math.min(30, record.baseAbilities[ability] + POINTS) };
    const value = numberAt(attempt({ type: 'abilities', method: 'manual', scores }).sheet, path);
    return value === undefined || value <= now ? [] : [{ how: 'ability', ability, points: POINTS, value }];
  });
}

/** The first level of each class that raises the number. */
function levels({ record, rulebook, attempt }: Desk, path: string, now: number): LaterHigher[] {
  const classes = [...new Set(record.levels.map((level) => level.class))].filter((id) => id !== '');
  return classes.flatMap((id): LaterHigher[] => {
    const source = rulebook.classes.get(id);
    if (source === undefined) return [];
    const up: ActionOf<'levelUp'> = { type: 'levelUp', class: id, hp: 'fixed', die: source.record.hitDie };
    const room = Math.min(MAX_LEVELS, MAX_LEVEL - record.levels.length);
    for (let count = 1; count <= room; count++) {
      const value = numberAt(attempt(...Array.from({ length: count }, () => up)).sheet, path);
      const level = record.levels.filter((each) => each.class === id).length + count;
      if (value !== undefined && value > now) return [{ how: 'level', name: source.facts.name, level, value }];
    }
    return [];
  });
}
