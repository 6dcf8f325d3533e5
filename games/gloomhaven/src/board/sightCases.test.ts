import { readFileSync } from 'node:fs';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { groundOf } from './board.ts';
import { LITERAL_SIGHT } from './sight.ts';
import { drawnBoard } from './testing/drawnBoard.ts';

const SightCases = z.strictObject({
  rules: z.string(),
  about: z.string(),
  sightCases: z.array(
    z.strictObject({
      title: z.string(),
      reference: z.string(),
      sight: z.array(z.string()),
      wallLines: z.array(z.string()).optional(),
    }),
  ),
});

const FILE = new URL('../../cases/sight/corners.json', import.meta.url);
const { sightCases } = SightCases.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** The expected sight per letter of a case: under the literal reading, and when a corner may lie on a wall. */
const SAYS: Readonly<Record<string, { blocks: boolean; free: boolean }>> = {
  '+': { blocks: true, free: true },
  '-': { blocks: false, free: false },
  c: { blocks: false, free: true },
};

describe('sight cases (R 7.9, A.3)', () => {
  for (const { title, sight, wallLines } of sightCases) {
    const { plan, figures } = drawnBoard({ map: sight, wallLines });
    for (const cornerOnWall of ['blocks', 'free'] as const) {
      it(`${title}; a corner on a wall ${cornerOnWall === 'blocks' ? 'is no end of a line' : 'may be used'}`, () => {
        const ground = groundOf(plan, [0], [], { ...LITERAL_SIGHT, cornerOnWall });
        const [from = -1] = figures.get('@') ?? [];
        const marked = Object.entries(SAYS).flatMap(([letter, says]) =>
          (figures.get(letter) ?? []).map((cell) => [cell, says[cornerOnWall]] as const),
        );
        for (const [cell, isSeen] of nonEmpty(marked)) {
          expect([cell, ground.sight.sees(from, cell)]).toEqual([cell, isSeen]);
          expect(ground.sight.sees(cell, from)).toBe(isSeen);
          expect(ground.sight.line(from, cell) !== undefined).toBe(isSeen);
        }
      });
    }
  }
});
