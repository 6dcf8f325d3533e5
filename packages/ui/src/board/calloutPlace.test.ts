import { describe, expect, test } from 'vitest';
import { type CalloutRoom, calloutPlace } from './calloutPlace.ts';
import { NO_INSETS } from './camera.ts';

const room: CalloutRoom = {
  target: { x: 400, y: 300 },
  radius: 24,
  free: [],
  card: { width: 320, height: 200 },
  frame: { width: 1000, height: 600 },
  covered: NO_INSETS,
};

describe('a card that tells of a cell', () => {
  test('stands to its right, at the height of the cell', () => {
    expect(calloutPlace(room)).toEqual({ x: 440, y: 200, side: 'right' });
  });

  test('goes to the other side where there is no room, or where something else must be seen', () => {
    expect(calloutPlace({ ...room, target: { x: 800, y: 300 } }).side).toBe('left');
    expect(calloutPlace({ ...room, free: [{ x: 600, y: 300 }] }).side).toBe('left');
    expect(
      calloutPlace({
        ...room,
        free: [
          { x: 600, y: 300 },
          { x: 200, y: 300 },
        ],
      }).side,
    ).toBe('below');
  });

  test('stays in the frame when its cell is at the edge', () => {
    const { y } = calloutPlace({ ...room, target: { x: 400, y: 20 } });
    expect(y).toBe(8);
  });

  test('docks at the foot of a narrow frame', () => {
    const place = calloutPlace({ ...room, frame: { width: 360, height: 500 } });
    expect(place).toEqual({ x: 20, y: 292, side: 'foot' });
  });
});
