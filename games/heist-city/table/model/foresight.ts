import { type Action, type Cell, heistCity, STANCES, type Stance, type View } from '@tessera/heist-city';
import type { Reason, Seat } from '@tessera/kernel';

/** Engine's preview of an action, sorted by the parts that the table displays. */
export interface ForesightView {
  readonly slots?: { readonly taken: number; readonly left: number };
  readonly walk?: { readonly path: readonly Cell[]; readonly noticedAt: Cell | undefined };
  readonly hit?: Chance;
  readonly save?: Chance;
  readonly check?: Chance;
  readonly damage?: number;
  readonly reduction?: number;
  readonly rolls?: number;
  /** Mean wounds of the whole action. */
  readonly expected?: number;
  readonly fall?: number;
  readonly becomes?: Stance;
  /** Alert after the action. */
  readonly alert?: { readonly total: number; readonly level: number; readonly actions: number };
  readonly area?: readonly Cell[];
  /** Units in the area, each with its mean loss of wounds. */
  readonly caught: readonly { readonly unit: number; readonly expected: number }[];
}

/** Number to roll, its parts, and the probability. */
export interface Chance {
  readonly number: number;
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** Reads the engine's preview of an action. */
export function foresee(view: View, seat: Seat, action: Action): ForesightView {
  const reasons = heistCity.preview?.(view, seat, action) ?? [];
  const found = new Map(reasons.map((reason) => [reason.code, reason]));
  const number = (code: string) => numberOf(found.get(code)?.value);
  const slots = found.get('slots');
  const hexes = found.get('hexes');
  const becomes = STANCES.find((stance) => stance === found.get('becomes')?.value);
  const alert = found.get('alert');
  const check = found.get('chance');
  const area = found.get('area');
  return {
    ...(slots && { slots: { taken: numberOf(slots.value) ?? 0, left: numberOf(slots.reasons?.[0]?.value) ?? 0 } }),
    ...(hexes && { walk: { path: cellsOf(hexes.reasons?.[0]), noticedAt: number('noticed-at') } }),
    ...chanceOf('hit', found.get('to-beat'), number('chance-to-hit')),
    ...chanceOf('save', found.get('to-save'), number('chance-to-save')),
    ...(check && { check: checkOf(check) }),
    ...given('damage', number('damage')),
    ...given('reduction', number('damage-reduction')),
    ...given('rolls', number('rolls')),
    ...given('expected', number('expected-damage')),
    ...given('fall', number('chance-to-fell')),
    ...given('becomes', becomes),
    ...(alert && { alert: alertOf(alert) }),
    ...(area && { area: cellsOf(area) }),
    caught: caughtIn(reasons),
  };
}

function caughtIn(reasons: readonly Reason[]): ForesightView['caught'] {
  return reasons.flatMap(({ code, params, value }) =>
    code === 'caught' ? [{ unit: Number(params?.unit), expected: numberOf(value) ?? 0 }] : [],
  );
}

function chanceOf<Name extends 'hit' | 'save'>(
  name: Name,
  reason: Reason | undefined,
  chance: number | undefined,
): { [N in Name]?: Chance } {
  if (!reason || chance === undefined) return {};
  const found: Chance = { number: numberOf(reason.value) ?? 0, chance, reasons: reason.reasons ?? [] };
  return { [name]: found } as { [N in Name]?: Chance };
}

/** Returns the number of a check: the sum of its reasons, without the extra margin. */
function checkOf({ value, reasons = [] }: Reason): Chance {
  const parts = reasons.filter(({ code }) => code !== 'margin');
  const number = parts.reduce((sum, part) => sum + (numberOf(part.value) ?? 0), 0);
  return { number, chance: numberOf(value) ?? 0, reasons: parts };
}

function alertOf({ value, reasons = [] }: Reason): NonNullable<ForesightView['alert']> {
  return {
    total: numberOf(value) ?? 0,
    level: numberOf(reasons[0]?.value) ?? 0,
    actions: numberOf(reasons[1]?.value) ?? 0,
  };
}

function cellsOf(reason: Reason | undefined): readonly Cell[] {
  return Array.isArray(reason?.value) ? reason.value.map(Number) : [];
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function given<Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [N in Name]: Value });
}
