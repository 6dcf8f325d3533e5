import type { Place } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import type { Brush } from './brush.ts';
import { applyEdit, type EditHistory, editingOf } from './editHistory.ts';
import { bareSketch } from './sketch.ts';
import { TOOL_KEYS, TOOLS, type Tool } from './tools.ts';

const bare = bareSketch({ kind: 'hexagon', radius: 5 }, 'Bare');

/** Draws a stroke over hexes. */
function stroke(
  editing: EditHistory,
  tool: Tool,
  places: readonly Place[],
  mirror: Brush['mirror'] = 'none',
): EditHistory {
  const over = places.reduce((now, place) => applyEdit(now, { type: 'over', brush: { tool, mirror }, place }), editing);
  return applyEdit(over, { type: 'lift' });
}

describe('Strokes', () => {
  const wall = stroke(editingOf(bare), 'wall', [
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
  ]);

  it('a stroke draws in every hex it crosses, and is one step of undo and redo', () => {
    expect(wall.now.solids).toEqual({ '0,0': 'wall', '1,0': 'wall', '2,0': 'wall' });
    const back = applyEdit(wall, { type: 'undo' });
    expect(back.now).toBe(bare);
    expect(applyEdit(back, { type: 'redo' }).now).toBe(wall.now);
    expect(applyEdit(editingOf(bare), { type: 'undo' }).now).toBe(bare);
  });

  it('a stroke that begins on its own kind of thing erases', () => {
    const after = stroke(wall, 'wall', [
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(after.now.solids).toEqual({ '0,0': 'wall' });
  });

  it('a stroke without a change is no step', () => {
    expect(stroke(editingOf(bare), 'erase', [[0, 0]]).past).toEqual([]);
    expect(stroke(editingOf(bare), 'move', [[0, 0]]).now).toBe(bare);
  });

  it('a stroke of the eraser removes everything', () => {
    const full = stroke(stroke(wall, 'exit', [[0, 0]]), 'guard', [[3, 0]]);
    const after = stroke(full, 'erase', [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect({ ...after.now, name: bare.name }).toEqual(bare);
  });
});

describe('Drawing rules', () => {
  it('a wall replaces a thing, and a thing replaces a wall', () => {
    const desk = stroke(editingOf(bare), 'computer', [[0, 0]]);
    const walled = stroke(desk, 'hard-wall', [[0, 0]]);
    expect(walled.now.things).toEqual({});
    expect(stroke(walled, 'turret', [[0, 0]]).now.solids).toEqual({});
  });

  it('a mirrored zone or start belongs to the other crew', () => {
    const zones = stroke(editingOf(bare), 'zone-0', [[0, -5]], 'turn');
    expect(zones.now.areas).toEqual({ '0,-5': 'zone-0', '0,5': 'zone-1' });
    expect(stroke(zones, 'start', [[0, -5]], 'turn').now.starts).toEqual({
      '0,-5': { seat: 0, role: 'face' },
      '0,5': { seat: 1, role: 'face' },
    });
  });

  it('starts are drawn only in a zone, one role after the other', () => {
    expect(stroke(editingOf(bare), 'start', [[0, 0]]).now).toBe(bare);
    const row: Place[] = [0, 1, 2, 3, 4, 5].map((q) => [q, -5]);
    const placed = stroke(stroke(editingOf(bare), 'zone-1', row), 'start', row);
    expect(Object.values(placed.now.starts).map(({ role }) => role)).toEqual([
      'face',
      'muscle',
      'ninja',
      'brain',
      'spook',
    ]);
    expect(stroke(placed, 'exit', [[2, -5]]).now.starts).not.toHaveProperty('2,-5');
  });

  it('gear is drawn as a certain item, or as a random one', () => {
    const over = (now: EditHistory, item?: string) =>
      applyEdit(applyEdit(now, { type: 'over', brush: { tool: 'gear', mirror: 'none', item }, place: [0, 0] }), {
        type: 'lift',
      });
    const katana = over(editingOf(bare), 'katana');
    expect(katana.now.things).toEqual({ '0,0': { kind: 'gear', item: 'katana' } });
    expect(over(katana).now.things).toEqual({ '0,0': { kind: 'gear' } });
    expect(over(katana, 'katana').now.things).toEqual({});
  });

  it('teleporters are linked in pairs, on each side of a mirror separately', () => {
    const pairs = (editing: EditHistory) =>
      Object.entries(editing.now.things).map(([spot, { pair }]) => `${spot} ${pair}`);
    const ends = [[[1, 0]], [[2, 0]]] as const;
    const plain = ends.reduce((now, places) => stroke(now, 'teleporter', places), editingOf(bare));
    expect(pairs(plain)).toEqual(['1,0 0', '2,0 0']);
    const both = ends.reduce((now, places) => stroke(now, 'teleporter', places, 'turn'), editingOf(bare));
    expect(pairs(both)).toEqual(['1,0 0', '-1,0 1', '2,0 0', '-2,0 1']);
  });
});

it('typing on in one field is one undo step', () => {
  const typed = ['A', 'At', 'Att'].reduce(
    (now, name) => applyEdit(now, { type: 'set', field: 'name', sketch: { ...now.now, name } }),
    editingOf(bare),
  );
  expect(typed.now.name).toBe('Att');
  expect(applyEdit(typed, { type: 'undo' }).now.name).toBe('Bare');
});

it('every tool has a distinct key', () => {
  expect(new Set(TOOLS.map((tool) => TOOL_KEYS[tool])).size).toBe(TOOLS.length);
});
