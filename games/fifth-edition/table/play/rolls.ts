import { type AttackDamageRolled, type CastRolled, CharacterEvent } from '@tessera/fifth-edition';
import type { TableEntry } from '@tessera/table';

type LoggedEvent = TableEntry['events'][number];

/** A roll in the log. */
export interface RollLine {
  /** Unique in the log. */
  readonly id: string;
  readonly kind: 'roll' | 'hitDie' | 'deathSave';
  /** Purpose of the roll, if the client named it. */
  readonly label: string | undefined;
  /** The spell of the roll, and its part. */
  readonly cast?: { readonly spell: string; readonly part: CastRolled['kind'] | 'attack' } | undefined;
  /** Whether it is the roll to hit or the damage of the attack that `label` names. */
  readonly hit?: 'attack' | 'damage' | undefined;
  /** For example `1d20` or `2d6+1d8`. */
  readonly dice: string;
  readonly rolls: readonly number[];
  /** The other die of a roll with advantage or disadvantage. */
  readonly dropped: number | undefined;
  readonly mode: 'plain' | 'advantage' | 'disadvantage';
  readonly bonus: number;
  readonly total: number;
  readonly wasTakenBack: boolean;
}

/** Returns the last rolls, newest first. Undone rolls stay visible, because the dice were seen. */
export function lastRolls(log: readonly TableEntry[], most: number): RollLine[] {
  const standing = new Set(standingEntries(log));
  const lines: RollLine[] = [];
  for (const entry of log.toReversed()) {
    for (const [index, roll] of [...entry.events.flatMap(rollsIn).entries()].toReversed()) {
      lines.push({ ...roll, id: `${entry.seq}.${index}`, wasTakenBack: !standing.has(entry) });
      if (lines.length >= most) return lines;
    }
  }
  return lines;
}

/** Returns the entries without those that were undone and not redone. */
export function standingEntries(log: readonly TableEntry[]): TableEntry[] {
  const standing: TableEntry[] = [];
  const undone: TableEntry[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') {
      const last = standing.pop();
      if (last !== undefined) undone.push(last);
    } else if (entry.kind === 'redo') {
      const again = undone.pop();
      if (again !== undefined) standing.push(again);
    } else {
      standing.push(entry);
      undone.length = 0;
    }
  }
  return standing;
}

/** Returns a numeric field of an event, if present. */
export function numberIn(event: LoggedEvent, field: string): number | undefined {
  const value = event[field];
  return typeof value === 'number' ? value : undefined;
}

/** Returns a text field of an event, if present. */
export function textIn(event: LoggedEvent, field: string): string | undefined {
  const value = event[field];
  return typeof value === 'string' ? value : undefined;
}

type PlainLine = Omit<RollLine, 'id' | 'wasTakenBack'>;

function rollsIn(event: LoggedEvent): readonly PlainLine[] {
  if (event.type === 'spellCast') return castLines(event);
  if (event.type === 'attacked' || event.type === 'extraDamage') return attackLines(event);
  const roll = rollOf(event);
  return roll === undefined ? [] : [roll];
}

/** Returns the rolls of an attack: to hit, then the damage by type. */
function attackLines(event: LoggedEvent): readonly PlainLine[] {
  const { data } = CharacterEvent.safeParse(event);
  if (data?.type === 'extraDamage') return damageLines(data.label, [data.damage]);
  if (data?.type !== 'attacked') return [];
  const { label, dice, rolls, dropped, mode, bonus, total, damage } = data;
  const toHit: PlainLine = { kind: 'roll', label, hit: 'attack', dice, rolls, dropped, mode, bonus, total };
  return [toHit, ...damageLines(label, damage)];
}

function damageLines(label: string, damage: readonly AttackDamageRolled[]): readonly PlainLine[] {
  return damage.flatMap(({ dice, rolls, bonus, total }) =>
    dice === undefined
      ? []
      : [{ kind: 'roll', label, hit: 'damage', dice, rolls, dropped: undefined, mode: 'plain', bonus, total } as const],
  );
}

/** Returns the rolls of a spell: the attack, then its effect. Parts without dice are omitted. */
function castLines(event: LoggedEvent): readonly PlainLine[] {
  const { data } = CharacterEvent.safeParse(event);
  if (data?.type !== 'spellCast') return [];
  const { spell, rolls } = data;
  return rolls.flatMap(({ kind, dice, rolls: fallen, bonus, total, attack }): PlainLine[] => [
    ...(attack === undefined
      ? []
      : [
          {
            kind: 'roll' as const,
            label: undefined,
            cast: { spell, part: 'attack' as const },
            dice: '1d20',
            rolls: attack.rolls,
            dropped: attack.dropped,
            mode: attack.mode,
            bonus: attack.bonus,
            total: attack.total,
          },
        ]),
    ...(dice === undefined
      ? []
      : [
          {
            kind: 'roll' as const,
            label: undefined,
            cast: { spell, part: kind },
            dice,
            rolls: fallen,
            dropped: undefined,
            mode: 'plain' as const,
            bonus,
            total,
          },
        ]),
  ]);
}

function rollOf(event: LoggedEvent): PlainLine | undefined {
  const bonus = numberIn(event, 'bonus') ?? numberIn(event, 'modifier') ?? 0;
  const single = numberIn(event, 'rolled') ?? 0;
  const once = { rolls: [single], dropped: undefined, mode: 'plain', bonus, total: single + bonus } as const;
  switch (event.type) {
    case 'rolled':
    case 'recovered':
      return {
        kind: 'roll',
        label: textIn(event, 'label'),
        dice: textIn(event, 'dice') ?? '',
        rolls: Array.isArray(event.rolls) ? event.rolls.filter((roll) => typeof roll === 'number') : [],
        dropped: numberIn(event, 'dropped'),
        mode: modeOf(textIn(event, 'mode')),
        bonus,
        total: numberIn(event, 'total') ?? 0,
      };
    case 'hitDieSpent':
      return {
        ...once,
        kind: 'hitDie',
        label: undefined,
        dice: `1d${numberIn(event, 'die') ?? ''}`,
        total: numberIn(event, 'healed') ?? 0,
      };
    case 'deathSaved':
      return { ...once, kind: 'deathSave', label: undefined, dice: '1d20' };
    default:
      return undefined;
  }
}

function modeOf(text: string | undefined): RollLine['mode'] {
  return text === 'advantage' || text === 'disadvantage' ? text : 'plain';
}
