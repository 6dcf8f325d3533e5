import { afterEach, expect, test } from 'vitest';
import { useReading } from '../rulebook/reading.ts';
import { toasts } from '../shell/toasts.ts';
import { showRefusal } from './showRefusal.ts';

afterEach(() => {
  for (const { id } of toasts.getState()) toasts.dismiss(id);
  useReading.setState({ isOpen: false, path: [] });
});

const REFUSED = { ok: false, refusal: { code: 'out-of-range', params: {} } } as const;

test('showRefusal offers the cited rule and opens it', () => {
  showRefusal(REFUSED, { refusal: () => 'Too far by 2 hexes. (R 9.5, 8.2)' });
  const [toast] = toasts.getState();
  expect(toast?.action?.label).toBe('Rule 9.5');
  toast?.action?.run();
  expect(useReading.getState()).toEqual({ isOpen: true, path: ['9.5'] });
});

test('showRefusal shows no rule when the refusal cites none', () => {
  showRefusal(REFUSED, { refusal: () => 'It is not your turn.' });
  expect(toasts.getState()).toHaveLength(1);
  expect(toasts.getState()[0]?.action).toBeUndefined();
});
