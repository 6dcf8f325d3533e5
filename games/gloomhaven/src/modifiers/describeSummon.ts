import type { Amount } from '../vocabulary/facts.ts';
import type { SummonAction, SummonedFigure, SummonedMonster } from './actions/summon.ts';
import type { Describer } from './kind.ts';

/** Returns the text of a summon: its figure, monsters and objects. */
export function summonText({ summon, monsters, objects, table, beside }: SummonAction, t: Describer): string {
  const parts = [
    ...(summon ? [figureText(summon, t)] : []),
    ...(monsters.length > 0 ? [monstersText(monsters, t)] : []),
    ...objects.map(({ object, count }) =>
      t('action.summon.object', { count: t.number(count), where: t.where(count), name: t.nameOf(object) }),
    ),
    ...(table ? [t('action.summon.table')] : []),
    ...(beside === 'target' ? [t('action.summon.beside')] : []),
  ];
  return t.list(parts);
}

function figureText(
  { id, name: printed, count, hitPoints, attack, move, range, flying, modifiers }: SummonedFigure,
  t: Describer,
) {
  const its = t.asFigure();
  const stat = (key: string, value: Amount) => its(`action.summon.${key}`, { value: its.amount(value) });
  const stats = [
    stat('hitPoints', hitPoints),
    ...(attack === undefined ? [] : [stat('attack', attack)]),
    ...(move === undefined ? [] : [stat('move', move)]),
    ...(range === undefined ? [] : [stat('range', range)]),
    ...(flying ? [t('action.summon.flying')] : []),
  ];
  const called = t.nameOf(id);
  const traits = modifiers.length > 0 ? [its.effects(modifiers).effects] : [];
  return t('action.summon.figure', {
    count,
    name: called === id ? printed : called,
    stats: [t.list(stats), ...traits].join('; '),
  });
}

interface Summoned {
  readonly monster: string;
  readonly rank: string;
  readonly hitPoints: Amount | undefined;
  readonly count: number;
}

type Group = ReadonlyMap<string, Summoned>;

/** Returns the summoned monsters, by the number of characters where it matters. */
function monstersText(monsters: readonly SummonedMonster[], t: Describer): string {
  const groups = [0, 1, 2].map((i) => groupText(groupOf(monsters, i), t));
  const [first] = groups;
  if (first !== undefined && groups.every((group) => group === first)) {
    return t('action.summon.monsters', { monsters: first });
  }
  return t('action.summon.varied', { two: groups[0]!, three: groups[1]!, four: groups[2]! });
}

function groupOf(monsters: readonly SummonedMonster[], characters: number): Group {
  const group = new Map<string, Summoned>();
  for (const { monster, ranks, hitPoints } of monsters) {
    const rank = ranks[characters];
    if (rank === undefined || rank === null) continue;
    const key = `${monster} ${rank}`;
    group.set(key, { monster, rank, hitPoints, count: (group.get(key)?.count ?? 0) + 1 });
  }
  return group;
}

function groupText(group: Group, t: Describer): string {
  const parts = [...group.values()].map(({ monster, rank, count, hitPoints }) =>
    t('action.summon.monster', {
      count,
      rank,
      name: t.nameOf(monster),
      hitPoints: hitPoints === undefined ? 'none' : t.amount(hitPoints),
    }),
  );
  return parts.length === 0 ? t('action.summon.none') : t.all(parts);
}
