import type { Bar } from './bar.ts';
import { tagCause } from './causes.ts';
import type { DeedRequest, GateState } from './deed.ts';

type Cast = Pick<Extract<DeedRequest, { kind: 'spell' }>, 'spell' | 'way'>;

/** Returns the reasons against a cast: the caster, the components, and its costs. */
export function castingBars({ spell, way }: Cast, at: GateState): Bar[] {
  const record = at.rulebook.spells.get(spell)?.record;
  if (record === undefined) return [];
  return [
    ...casterBars(way, at),
    ...componentBars(record.components, at),
    ...(way.spends ?? []).flatMap((what) => spentBars(what, at)),
  ];
}

/** A form, or armor without training, prevents casting. */
function casterBars({ entry, ability }: Cast['way'], { sheet }: GateState): Bar[] {
  const { entries, innate } = sheet.spellcasting;
  const caster =
    entry === undefined ? innate.find((each) => each.ability === ability) : entries.find(({ id }) => id === entry);
  if (caster === undefined || caster.canCast) return [];
  const names = (caster.cannotCast ?? []).map(({ label }) => (typeof label === 'string' ? label : ''));
  return [{ code: 'cannot-cast', params: { cause: names.filter((name) => name !== '').join(', ') } }];
}

/** Hands of a character. */
const HANDS = 2;
const HAND_SLOTS: readonly (string | undefined)[] = ['mainHand', 'offHand', 'shield'];

/**
 * Words need a voice, gestures a free hand, and materials a pouch or focus. The hand with the materials may make the
 * gestures. Gear is required only if some is entered: without any item the gear is unknown.
 */
function componentBars(components: readonly string[], at: GateState): Bar[] {
  const { record, sheet } = at;
  const bars: Bar[] = [];
  const silencer = components.includes('V') ? tagCause('no-speech', at) : undefined;
  if (silencer !== undefined) bars.push({ code: 'no-speech', params: { cause: silencer } });
  const held = record.inventory.filter(
    ({ equipped, slot, instanceId }) =>
      equipped &&
      HAND_SLOTS.includes(slot) &&
      sheet.inventory.find((line) => line.instanceId === instanceId)?.refused === undefined,
  );
  const needsHand = components.includes('S') || components.includes('M');
  const holdsFocus = held.some((entry) => isFocus(entry, at));
  if (needsHand && held.length >= HANDS && !(components.includes('M') && holdsFocus)) {
    const names = held.map(({ instanceId }) => sheet.inventory.find((line) => line.instanceId === instanceId)?.name);
    bars.push({ code: 'hands-full', params: { held: names.filter((name) => name !== undefined).join(', ') } });
  }
  if (components.includes('M') && record.inventory.length > 0 && !record.inventory.some((entry) => isFocus(entry, at)))
    bars.push({ code: 'no-focus' });
  return bars;
}

/** Groups and categories of items through which spells are cast, and the tag of any other. */
const FOCUS_GROUPS: readonly (string | undefined)[] = ['focus', 'wand', 'staff', 'rod', 'orb'];
const FOCUS_TAG = 'casting-focus';

/** Whether an item provides the materials of spells. */
export function isFocus(
  { item, base }: Pick<GateState['record']['inventory'][number], 'item' | 'base'>,
  { rulebook }: Pick<GateState, 'rulebook'>,
): boolean {
  return [item, base].some((id) => {
    const record = id === undefined ? undefined : rulebook.items.get(id)?.record;
    if (record === undefined) return false;
    return (
      FOCUS_GROUPS.includes(record.group) ||
      record.category === 'instrument' ||
      record.tags?.includes(FOCUS_TAG) === true
    );
  });
}

/** A counter that a cast spends: `slot.3`, `pact`, or the resource of a free cast. */
function spentBars(what: string, { sheet }: GateState): Bar[] {
  const { slots, pact } = sheet.spellcasting;
  if (what === 'pact')
    return pact === undefined || pact.used >= pact.max.value
      ? [{ code: 'no-slot', params: { level: pact?.level ?? 0 } }]
      : [];
  const [kind, level] = what.split('.');
  if (kind === 'slot') {
    const slot = slots[Number(level)];
    return slot === undefined || slot.used >= slot.max.value
      ? [{ code: 'no-slot', params: { level: Number(level) } }]
      : [];
  }
  const resource = sheet.resources[what];
  if (resource === undefined || resource.unlimited === true || resource.left > 0) return [];
  const name = typeof resource.name === 'string' ? resource.name : '';
  return [{ code: 'none-left', params: { name, left: 0, amount: 1, refresh: resource.refresh } }];
}
