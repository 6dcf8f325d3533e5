import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { characterContextOf } from '../../../test/characterContext.ts';
import { SNAPSHOTS } from '../../../test/snapshots.ts';
import { CurrentCharacter } from '../../character/characterContext.ts';
import { DeathPanel } from './DeathPanel.tsx';
import type { DyingState } from './hitPoints.ts';

function shown(dying: DyingState, death: { successes: number; failures: number }): string {
  const character = characterContextOf({ ...SNAPSHOTS.C5!(), used: { damage: 999 } });
  const markup = renderToStaticMarkup(
    <CurrentCharacter value={{ ...character, isReadOnly: false, state: { ...character.state, death } }}>
      <DeathPanel dying={dying} />
    </CurrentCharacter>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('DeathPanel', () => {
  test('DeathPanel shows the saves so far, the exact chance to live and what helps', () => {
    const text = shown('rolling', { successes: 1, failures: 2 });
    expect(text).toContain('✓ 1 success 3: stable ✕ ✕ 2 failures 3: dead');
    expect(text).toMatch(/\d+(\.\d)?% to live, without help and without another hit/);
    expect(text).toContain('Medicine check An action beside the hero, DC 10: stable. Make stable');
  });

  test('DeathPanel offers no death save to the stable', () => {
    const text = shown('stable', { successes: 3, failures: 0 });
    expect(text).toContain('Wakes with 1 hit point after 1d4 hours');
    expect(text).not.toMatch(/Death save|Make stable|Revive/);
  });

  test('DeathPanel offers only a revival to the dead', () => {
    const text = shown('dead', { successes: 0, failures: 3 });
    expect(text).toContain('Healing does not help the dead');
    expect(text).toContain('Revive with 1 hit point');
    expect(text).not.toMatch(/Death save|Make stable/);
  });
});
