import { GAITS, type Hex, hex } from '@tessera/space';
import * as z from 'zod';
import type { AreaAttack } from '../areaAttack.ts';
import { type BoardFigure, groundOf, type Position } from '../board.ts';
import { decide } from '../focus.ts';
import type { MonsterAction } from '../focusInput.ts';
import { drawnBoard, hexNamed, nameOf } from './drawnBoard.ts';

/** A position drawn as text, a monster's card and every outcome that the rules allow. */
const FocusCase = z.strictObject({
  title: z.string(),
  /** The same position in the reference, if any. */
  reference: z.string().optional(),
  /** `@` is the monster, `&` its ally, a capital letter an enemy. */
  map: z.array(z.string()),
  wallLines: z.array(z.string()).optional(),
  under: z.record(z.string(), z.array(z.string())).optional(),
  /** The initiative of each enemy by its letter; a `?` after the letter makes it invisible. */
  enemies: z.record(z.string(), z.int()),
  action: z.strictObject({
    move: z.int().min(0),
    gait: z.enum(GAITS).default('walk'),
    muddled: z.boolean().default(false),
    attack: z
      .strictObject({
        range: z.int().min(0),
        targets: z.int().min(1),
        area: z.strictObject({ own: z.boolean(), hexes: z.array(z.tuple([z.int(), z.int()])) }).optional(),
      })
      .optional(),
  }),
  /** `A > c3 A B`: the monster focuses on A, moves to c3 and attacks A and B. `A > c3` without an attack. */
  outcomes: z.array(z.string()),
});
export type FocusCase = z.infer<typeof FocusCase>;

/** A file of cases about one part of the rules. */
export const FocusCases = z.strictObject({ rules: z.string(), about: z.string(), focusCases: z.array(FocusCase) });

/** Returns the position of a case, its monster and its card. */
export function positionOf(focusCase: FocusCase): { position: Position; monster: BoardFigure; action: MonsterAction } {
  const { plan, overlays, figures } = drawnBoard(focusCase);
  const at = (letter: string) => figures.get(letter) ?? [];
  const [cell] = at('@');
  if (cell === undefined) throw new Error('There is no monster (@) on the map');
  const monster: BoardFigure = { id: 0, cell, side: 'monsters', kind: 'normal', initiative: 0 };
  const all: BoardFigure[] = [monster];
  for (const one of at('&')) all.push({ ...monster, id: all.length, cell: one });
  for (const [name, initiative] of Object.entries(focusCase.enemies)) {
    const [stand] = at(name.charAt(0));
    if (stand === undefined) throw new Error(`Enemy ${name} is not on the map`);
    all.push({ id: all.length, cell: stand, side: 'party', kind: 'hero', initiative, invisible: name.endsWith('?') });
  }
  return {
    position: { ground: groundOf(plan, [0], []), overlays, figures: all },
    monster,
    action: actionOf(focusCase),
  };
}

/** Returns the decision in the notation of a case's `outcomes`. */
export function outcomesOf(focusCase: FocusCase): string[] {
  const { position, monster, action } = positionOf(focusCase);
  const { board } = position.ground;
  const letters = lettersOf(focusCase);
  const letterOf = (figure: BoardFigure) => letters.get(board.hexOf(figure.cell)) ?? '?';
  const focuses = new Map<string, string[]>();
  for (const { focus, to, targets } of decide(position, monster, action).outcomes) {
    const rest = [nameOf(board.hexOf(to)), ...targets.map(letterOf).sort()].join(' ');
    focuses.set(rest, [...(focuses.get(rest) ?? []), letterOf(focus)]);
  }
  return [...focuses].map(([rest, whom]) => `${whom.sort().join('')} > ${rest}`).sort();
}

/** Returns the letter of each enemy by its hex. */
function lettersOf({ map }: FocusCase): Map<Hex, string> {
  const letters = new Map<Hex, string>();
  for (const [y, row] of map.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter >= 'A' && letter <= 'Z') letters.set(hexNamed(`${String.fromCharCode(97 + x)}${y}`), letter);
    }
  }
  return letters;
}

function actionOf({ action }: FocusCase): MonsterAction {
  const { attack, ...rest } = action;
  if (attack === undefined) return rest;
  const { area, ...line } = attack;
  const worked: AreaAttack =
    area === undefined ? line : { ...line, area: { own: area.own, hexes: area.hexes.map(([q, r]) => hex(q, r)) } };
  return { ...rest, attack: worked };
}
