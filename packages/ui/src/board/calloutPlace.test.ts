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

describe('calloutPlace', () => {
  test('is to the right of the cell, at its height', () => {
    expect(calloutPlace(room)).toEqual({ x: 440, y: 200, side: 'right' });
  });

  test('is on the other side if there is no room or something else must be seen', () => {
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

  test('stays in the frame when the cell is at the edge', () => {
    const { y } = calloutPlace({ ...room, target: { x: 400, y: 20 } });
    expect(y).toBe(8);
  });

  test('docks at the bottom of a narrow frame', () => {
    const place = calloutPlace({ ...room, frame: { width: 360, height: 500 } });
    expect(place).toEqual({ x: 20, y: 292, side: 'foot' });
  });
});
