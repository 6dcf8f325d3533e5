import type { NestedMessage, Stat } from '@tessera/rules';
import { evaluationOf } from '../evaluate/evaluateCharacter.ts';
import { attacks } from '../evaluate/numbers/attacks.ts';
import { armorClass, speed } from '../evaluate/numbers/body.ts';
import { check, initiative, passive, save, skill } from '../evaluate/numbers/rolls.ts';
import { castingEntries, innateCasting } from '../evaluate/numbers/spellcasting.ts';
import type { Evaluation } from '../evaluate/state/evaluation.ts';
import type { RollContext } from '../facts/facts.ts';
import type { DerivedState, RollAdvantage, RollStat } from '../sheet/sheet.ts';
import { engineMessage } from '../vocabulary/message.ts';
import { isAbility, MOVEMENTS } from '../vocabulary/vocabulary.ts';

/** A roll or another situational number, resolved for known circumstances. */
export type ResolvedRoll =
  | {
      readonly ok: true;
      readonly path: string;
      readonly bonus: Stat;
      readonly rolling?: RollAdvantage;
      readonly floors?: RollStat['floors'];
      /** Names of the effects that count because of the circumstances. */
      readonly counts: readonly string[];
    }
  | { readonly ok: false; readonly code: 'E_UNKNOWN_PATH' | 'E_NOT_EVALUATED'; readonly message: NestedMessage };

/**
 * Resolves a number for one roll: situational effects, which the sheet can only note, now count or not. Circumstances
 * missing from the context leave their effects as notes. `resolveRoll(sheet, 'skills.Stealth', { light: 'dim' })`. SPEC
 * 5
 */
export function resolveRoll(sheet: DerivedState, path: string, context: RollContext): ResolvedRoll {
  const evaluated = evaluationOf(sheet);
  if (evaluated === undefined) return { ok: false, code: 'E_NOT_EVALUATED', message: engineMessage('not-evaluated') };
  const { evaluation, numbers } = evaluated;
  const now = inContext(evaluation, context);
  const found = rollAt(now, path, () => attacks(now, numbers.trained!.masteries), sheet);
  if (found === undefined)
    return { ok: false, code: 'E_UNKNOWN_PATH', message: engineMessage('nothing-rolled', { path }) };
  const { bonus, rolling, floors } = found;
  return {
    ok: true,
    path,
    bonus,
    ...(rolling && { rolling }),
    ...(floors && { floors }),
    counts: resolvedIn(now, evaluation),
  };
}

/** Returns a copy of the evaluation for a roll context; the original stays unchanged. */
function inContext(evaluation: Evaluation, roll: RollContext): Evaluation {
  const { facts, blocks } = evaluation;
  return {
    ...evaluation,
    facts: { ...facts, roll, speeds: { ...facts.speeds }, self: undefined },
    verdicts: [],
    blocks: new Map(blocks),
    issues: [],
    rejected: [],
    applied: [],
    settled: [],
  };
}

function rollAt(
  now: Evaluation,
  path: string,
  allAttacks: () => DerivedState['attacks'],
  { spellcasting }: DerivedState,
): RollStat | undefined {
  const [area = '', id = '', which = ''] = path.split('.');
  switch (area) {
    case 'saves':
      return isAbility(id) ? save(now, id) : undefined;
    case 'checks':
      return isAbility(id) ? check(now, id) : undefined;
    case 'skills':
      return now.rulebook.skills.has(id) ? skill(now, id) : undefined;
    case 'passives':
      return now.rulebook.skills.has(id) ? { bonus: passive(now, id, skill(now, id)) } : undefined;
    case 'initiative':
      return initiative(now);
    case 'ac':
      return { bonus: armorClass(now) };
    case 'speed': {
      const movement = MOVEMENTS.find((each) => each === id);
      const stat = movement && speed(now, movement);
      return stat && { bonus: stat.value };
    }
    case 'attacks': {
      const line = allAttacks().lines.find((each) => each.id === id);
      return line && rolledWith(line.attack, line.rolling);
    }
    case 'spellcasting': {
      const isInnate = id === 'innate';
      const entry = isInnate
        ? innateCasting(now, spellcasting.spells).find(({ ability }) => ability === which)
        : castingEntries(now).find((each) => each.id === id);
      return entry && rolledWith(entry.attack, entry.attackRolling);
    }
    default:
      return undefined;
  }
}

function rolledWith(bonus: Stat, rolling: RollAdvantage | undefined): RollStat {
  return rolling === undefined ? { bonus } : { bonus, rolling };
}

/** Returns the effects that were situational on the sheet and now count. */
function resolvedIn(now: Evaluation, before: Evaluation): string[] {
  const labels = now.instances.filter(
    ({ index }) => now.verdicts[index] === true && before.verdicts[index] === 'situational',
  );
  return [...new Set(labels.map(({ label }) => label))];
}
