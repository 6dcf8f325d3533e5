import type { Place } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import type { Brush } from './brush.ts';
import { type Editing, edited, editingOf } from './editing.ts';
import { bareSketch } from './sketch.ts';
import { TOOL_KEYS, TOOLS, type Tool } from './tools.ts';

const bare = bareSketch({ kind: 'hexagon', radius: 5 }, 'Bare');

/** Draws a stroke over some hexes. */
function stroke(editing: Editing, tool: Tool, places: readonly Place[], mirror: Brush['mirror'] = 'none'): Editing {
  const over = places.reduce((now, place) => edited(now, { type: 'over', brush: { tool, mirror }, place }), editing);
  return edited(over, { type: 'lift' });
}

describe('a stroke', () => {
  const wall = stroke(editingOf(bare), 'wall', [
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
  ]);

  it('draws in every hex it goes over, and is one step back and forth', () => {
    expect(wall.now.solids).toEqual({ '0,0': 'wall', '1,0': 'wall', '2,0': 'wall' });
    const back = edited(wall, { type: 'undo' });
    expect(back.now).toBe(bare);
    expect(edited(back, { type: 'redo' }).now).toBe(wall.now);
    expect(edited(editingOf(bare), { type: 'undo' }).now).toBe(bare);
  });

  it('that begins on what it draws takes that away', () => {
    const after = stroke(wall, 'wall', [
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(after.now.solids).toEqual({ '0,0': 'wall' });
  });

  it('that changes nothing is no step', () => {
    expect(stroke(editingOf(bare), 'erase', [[0, 0]]).past).toEqual([]);
    expect(stroke(editingOf(bare), 'move', [[0, 0]]).now).toBe(bare);
  });

  it('of the eraser takes away everything', () => {
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

describe('what is drawn', () => {
  it('leaves nothing inside a wall, and a wall nowhere under a thing', () => {
    const desk = stroke(editingOf(bare), 'computer', [[0, 0]]);
    const walled = stroke(desk, 'hard-wall', [[0, 0]]);
    expect(walled.now.things).toEqual({});
    expect(stroke(walled, 'turret', [[0, 0]]).now.solids).toEqual({});
  });

  it('with a mirror is the other crew’s on the other side', () => {
    const zones = stroke(editingOf(bare), 'zone-0', [[0, -5]], 'turn');
    expect(zones.now.areas).toEqual({ '0,-5': 'zone-0', '0,5': 'zone-1' });
    expect(stroke(zones, 'start', [[0, -5]], 'turn').now.starts).toEqual({
      '0,-5': { seat: 0, role: 'face' },
      '0,5': { seat: 1, role: 'face' },
    });
  });

  it('starts in its own zone only, one role after the other', () => {
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

  it('is gear of a certain kind, or whatever comes out of the box', () => {
    const over = (now: Editing, item?: string) =>
      edited(edited(now, { type: 'over', brush: { tool: 'gear', mirror: 'none', item }, place: [0, 0] }), {
        type: 'lift',
      });
    const katana = over(editingOf(bare), 'katana');
    expect(katana.now.things).toEqual({ '0,0': { kind: 'gear', item: 'katana' } });
    expect(over(katana).now.things).toEqual({ '0,0': { kind: 'gear' } });
    expect(over(katana, 'katana').now.things).toEqual({});
  });

  it('links teleporters two by two, on each side its own', () => {
    const pairs = (editing: Editing) => Object.entries(editing.now.things).map(([spot, { pair }]) => `${spot} ${pair}`);
    const ends = [[[1, 0]], [[2, 0]]] as const;
    const plain = ends.reduce((now, places) => stroke(now, 'teleporter', places), editingOf(bare));
    expect(pairs(plain)).toEqual(['1,0 0', '2,0 0']);
    const both = ends.reduce((now, places) => stroke(now, 'teleporter', places, 'turn'), editingOf(bare));
    expect(pairs(both)).toEqual(['1,0 0', '-1,0 1', '2,0 0', '-2,0 1']);
  });
});

it('typing on in one field is one step', () => {
  const typed = ['A', 'At', 'Att'].reduce(
    (now, name) => edited(now, { type: 'set', field: 'name', sketch: { ...now.now, name } }),
    editingOf(bare),
  );
  expect(typed.now.name).toBe('Att');
  expect(edited(typed, { type: 'undo' }).now.name).toBe('Bare');
});

it('every tool has a key of its own', () => {
  expect(new Set(TOOLS.map((tool) => TOOL_KEYS[tool])).size).toBe(TOOLS.length);
});
