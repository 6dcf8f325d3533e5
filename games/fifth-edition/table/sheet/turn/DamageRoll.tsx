import type { DeedRequest } from '@tessera/fifth-edition';
import { Pressable } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { type GateAnswer, useGate } from '../../parts/gate/useGate.ts';
import { RollButton } from '../../parts/RollButton.tsx';

interface DamageRollProps {
  /** Gate of the attack or cantrip, whose row shows the reason. */
  readonly rowGate: GateAnswer;
  readonly cast?: Extract<DeedRequest, { kind: 'damage' }>['cast'];
  readonly dice: string;
  readonly bonus: number;
  readonly label: string;
  readonly words: string;
  readonly path?: string;
}

/** Button that rolls damage alone, after an attack rolled elsewhere. A character that cannot attack deals none. */
export function DamageRoll({ rowGate, cast, dice, bonus, label, words, path }: DamageRollProps) {
  const { t } = useCharacter();
  const gate = useGate({ kind: 'damage', cast }, label);
  if (gate.isBarred)
    return (
      <Pressable
        className="fe-roll fe-roll-barred"
        aria-label={t('sheet.gate.closed', { name: `${label}, ${words}` })}
        aria-expanded={rowGate.isOpen}
        onClick={rowGate.toggle}
      >
        {words}
      </Pressable>
    );
  return (
    <RollButton
      dice={dice}
      bonus={bonus}
      label={label}
      name={t('sheet.turn.rollDamage', { name: rowGate.name, damage: words })}
      path={path}
      along={[gate.action()]}
    >
      {words}
    </RollButton>
  );
}
