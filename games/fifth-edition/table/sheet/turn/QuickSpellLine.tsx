import type { TranslateFn } from '@tessera/text';
import { Pressable } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { BarredButton } from '../../parts/gate/Barred.tsx';
import { useGate } from '../../parts/gate/useGate.ts';
import { afterDeed, type CastWay, castPlan } from '../../play/casting/castPlan.ts';
import { defaultTarget } from '../../play/casting/spellTarget.ts';
import { useCast } from '../../play/casting/useCast.tsx';
import { ActionLine } from './ActionLine.tsx';
import { LOOK_ICONS } from './icons.ts';
import type { QuickSpellRow } from './turn.ts';

/** Spell with a bonus action or reaction; a press casts it in the cheapest way. */
export function QuickSpellLine({ row }: { readonly row: QuickSpellRow }) {
  const { t, record, sheet, rulebook, state, isReadOnly } = useCharacter();
  const { cast: castNow, question } = useCast();
  const { line, way, range, part } = row;
  const gate = useGate({ kind: 'spell', spell: line.id, part, way: way ?? NO_WAY }, line.name);
  const cast = (isAnyway: boolean) => {
    if (way === undefined) return;
    const spell = rulebook.spells.get(line.id)?.record;
    const on = spell && defaultTarget(spell, rulebook) === 'others' ? t('play.spells.someone') : undefined;
    const plan = castPlan(line.id, way, { record, sheet, rulebook, inCombat: state.combat !== null }, { on });
    castNow(afterDeed(plan, gate.action(isAnyway)), line.name, t('sheet.turn.castDone', { name: line.name }));
  };
  const words = way === undefined ? '' : wayWords(t, way);
  return (
    <ActionLine
      isSmall
      icon={LOOK_ICONS.spell}
      name={line.name}
      detail={[range, words].join(', ')}
      gate={gate}
      onAnyway={() => cast(true)}
    >
      {gate.isBarred ? (
        <BarredButton gate={gate}>{t('sheet.turn.cast')}</BarredButton>
      ) : (
        <Pressable
          className="fe-roll fe-roll-box"
          disabled={isReadOnly}
          aria-label={t('sheet.turn.castNamed', { name: line.name })}
          onClick={() => cast(false)}
        >
          {t('sheet.turn.cast')}
        </Pressable>
      )}
      {question}
    </ActionLine>
  );
}

/** Stands for the way of a spell that has none. */
const NO_WAY = { entry: undefined, ability: undefined };

function wayWords(t: TranslateFn, { kind, level, left }: CastWay): string {
  return t(`sheet.way.${kind}`, { level, left: left ?? 0 });
}
