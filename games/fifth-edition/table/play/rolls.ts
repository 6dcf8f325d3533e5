import type { TableEntry } from '@tessera/table';

type LoggedEvent = TableEntry['events'][number];

/** A roll as the log shows it. */
export interface RollLine {
  /** Unique in the log. */
  readonly id: string;
  readonly kind: 'roll' | 'hitDie' | 'deathSave';
  /** What was rolled for, where the player's screen named it. */
  readonly label: string | undefined;
  /** `1d20`, `2d6+1d8` */
  readonly dice: string;
  readonly rolls: readonly number[];
  /** The other die of a roll made twice. */
  readonly dropped: number | undefined;
  readonly mode: 'plain' | 'advantage' | 'disadvantage';
  readonly bonus: number;
  readonly total: number;
  readonly wasTakenBack: boolean;
}

/** The last rolls, newest first. A roll that was taken back stays in sight: the dice were seen. */
export function lastRolls(log: readonly TableEntry[], most: number): RollLine[] {
  const standing = new Set(standingEntries(log));
  const lines: RollLine[] = [];
  for (const entry of log.toReversed()) {
    for (const [index, event] of [...entry.events.entries()].toReversed()) {
      const roll = rollOf(event);
      if (roll !== undefined) lines.push({ ...roll, id: `${entry.seq}.${index}`, wasTakenBack: !standing.has(entry) });
      if (lines.length >= most) return lines;
    }
  }
  return lines;
}

/** The deeds that hold: without those that were taken back and not done again. */
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

/** A number that an event tells, or nothing. */
export function numberIn(event: LoggedEvent, field: string): number | undefined {
  const value = event[field];
  return typeof value === 'number' ? value : undefined;
}

/** A text that an event tells, or nothing. */
export function textIn(event: LoggedEvent, field: string): string | undefined {
  const value = event[field];
  return typeof value === 'string' ? value : undefined;
}

function rollOf(event: LoggedEvent): Omit<RollLine, 'id' | 'wasTakenBack'> | undefined {
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
