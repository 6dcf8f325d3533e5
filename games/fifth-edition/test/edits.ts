import {
  ABILITIES,
  applyChoice,
  type CharacterRecord,
  type DerivedState,
  levelDown,
  levelUp,
  questionOffers,
  type Rulebook,
} from '../src/index.ts';

/** Picks an index below `count`. */
export type Among = (count: number) => number;

type Edit = (record: CharacterRecord, sheet: DerivedState, rulebook: Rulebook, among: Among) => CharacterRecord;

function one<T>(values: readonly T[], among: Among): T | undefined {
  return values[among(values.length)];
}

/** All kinds of changes that a player can make. */
export const EDITS: Readonly<Record<string, Edit>> = {
  choice(record, sheet, _, among) {
    const choice = one(sheet.choices, among);
    const offers = choice === undefined ? [] : questionOffers(sheet, choice.key);
    const offer = one(offers, among);
    if (choice === undefined || offer === undefined) return record;
    if (choice.type === 'select') return applyChoice(record, choice.key, offer.value);
    if (choice.type === 'distribute') return applyChoice(record, choice.key, { [offer.value]: choice.max ?? 1 });
    const picks = Array.isArray(choice.value) ? choice.value : [];
    return applyChoice(record, choice.key, [...picks.slice(1), offer.value]);
  },
  forget(record, sheet, _, among) {
    const choice = one(sheet.choices, among);
    return choice === undefined || choice.key === 'class' ? record : applyChoice(record, choice.key, undefined);
  },
  find(record, _, rulebook, among) {
    const item = one([...rulebook.items.keys()], among)!;
    const instanceId = `found-${record.inventory.length}-${item}`;
    return { ...record, inventory: [...record.inventory, { instanceId, item, equipped: true, attuned: true }] };
  },
  equip(record, _, __, among) {
    const index = among(record.inventory.length);
    const inventory = record.inventory.map((entry, at) =>
      at === index ? { ...entry, equipped: !entry.equipped } : entry,
    );
    return { ...record, inventory };
  },
  attune(record, _, __, among) {
    const index = among(record.inventory.length);
    const inventory = record.inventory.map((entry, at) =>
      at === index ? { ...entry, attuned: !entry.attuned } : entry,
    );
    return { ...record, inventory };
  },
  condition(record, _, rulebook, among) {
    const id = one([...rulebook.conditions.keys()], among)!;
    const others = record.conditions.filter((condition) => condition.id !== id);
    const isThere = others.length < record.conditions.length;
    return { ...record, conditions: isThere ? others : [...others, { id, level: 1 + among(3) }] };
  },
  cast(record, _, rulebook, among) {
    const spells = [...rulebook.spells.values()].filter(({ features }) => features.length > 0);
    const ref = `spell:${one(spells, among)!.facts.id}`;
    const duration = { type: 'minutes', count: 10 } as const;
    const effect = { instanceId: `cast-${record.active.length}`, ref, appliedAt: record.time, duration, slot: 2 };
    return { ...record, active: [...record.active.slice(-3), effect] };
  },
  wait: (record, _, __, among) => ({ ...record, time: record.time + among(900) }),
  toggle(record, sheet, _, among) {
    const toggle = one(sheet.toggles, among);
    return toggle === undefined ? record : { ...record, toggles: { ...record.toggles, [toggle.id]: !toggle.on } };
  },
  levelUp(record, _, rulebook, among) {
    const current = record.levels.at(-1)!.class;
    const next = among(4) === 0 || current === '' ? one([...rulebook.classes.keys()], among)! : current;
    return levelUp(record, next) ?? record;
  },
  levelDown: (record) => levelDown(record) ?? record,
  score(record, _, __, among) {
    const ability = one(ABILITIES, among)!;
    return { ...record, baseAbilities: { ...record.baseAbilities, [ability]: 3 + among(16) } };
  },
  spend(record, sheet, _, among) {
    const counters = ['damage', 'temp', 'pact', 'slot.1', 'slot.2', 'hitDie.d8', ...Object.keys(sheet.resources)];
    return { ...record, used: { ...record.used, [one(counters, among)!]: among(5) } };
  },
  pay: (record, _, __, among) => ({ ...record, coins: { ...record.coins, gp: among(100) } }),
  byHand(record, _, __, among) {
    const target = one(['ac', 'initiative', 'hitPoints.max', 'abilities.STR'], among)!;
    return { ...record, manual: [{ target, value: 5 + among(20), reason: 'because' }] };
  },
};
