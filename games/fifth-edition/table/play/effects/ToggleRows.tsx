import type { DerivedState } from '@tessera/fifth-edition';
import { SwitchRow } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { usePerform } from '../usePerform.ts';
import { togglePlan } from './togglePlan.ts';

/** Toggles of the character; an unavailable one shows the reason. */
export function ToggleRows() {
  const { sheet, t } = useCharacter();
  if (sheet.toggles.length === 0) return null;
  return (
    <ul className="[&>li]:border-t [&>li]:border-t-hairline/60" aria-label={t('play.toggles.title')}>
      {sheet.toggles.map((toggle) => (
        <li key={toggle.id}>
          <ToggleSwitch toggle={toggle} />
        </li>
      ))}
    </ul>
  );
}

function ToggleSwitch({ toggle }: { readonly toggle: DerivedState['toggles'][number] }) {
  const { sheet, t, text, isReadOnly } = useCharacter();
  const perform = usePerform();
  const { name, on } = toggle;
  const { actions, uses, refused, isSpent } = togglePlan(toggle, sheet);
  const isOff = isReadOnly || (!on && (refused !== undefined || isSpent));
  const reason = refused === undefined ? (isSpent ? t('play.toggles.spent') : undefined) : text(refused);
  const left = uses === undefined || uses.unlimited ? undefined : t('play.spells.left', { n: uses.left });
  const flip = () => void perform(t(on ? 'play.did.off' : 'play.did.on', { name }), ...actions);
  return (
    <SwitchRow on={on} shut={isOff} note={reason ?? left} onFlip={flip}>
      {name}
    </SwitchRow>
  );
}
