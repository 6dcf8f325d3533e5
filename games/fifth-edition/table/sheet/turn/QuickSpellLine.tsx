import { messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Pressable } from '@tessera/ui';
import { useCharacter } from '../../character/desk.ts';
import { type CastRefusal, type CastWay, castPlan } from '../../play/casting/castPlan.ts';
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
  const isUsed = state.combat?.used.includes(part) ?? false;
  const refusal = way?.refused;
  const reason = isUsed ? t(`sheet.turn.spent.${part}`) : refusal && refusalWords(t, refusal);
  const cast = () => {
    if (way === undefined) return;
    const spell = rulebook.spells.get(line.id)?.record;
    const on = spell && defaultTarget(spell, rulebook) === 'others' ? t('play.spells.someone') : undefined;
    const plan = castPlan(line.id, way, { record, sheet, rulebook, inCombat: state.combat !== null }, { on });
    castNow(plan, line.name, t('sheet.turn.castDone', { name: line.name }));
  };
  const words = way === undefined ? '' : wayWords(t, way);
  return (
    <ActionLine
      isSmall
      isOff={reason !== undefined}
      icon={LOOK_ICONS.spell}
      name={line.name}
      detail={reason ?? [range, words].join(', ')}
    >
      <Pressable
        className={`fe-roll fe-roll-box ${reason === undefined ? '' : 'fe-roll-off'}`}
        disabled={isReadOnly || refusal !== undefined}
        aria-label={t('sheet.turn.castNamed', { name: line.name })}
        onClick={cast}
      >
        {t('sheet.turn.cast')}
      </Pressable>
      {question}
    </ActionLine>
  );
}

function refusalWords(t: TranslateFn, refusal: CastRefusal): string {
  if (refusal.code !== 'cannotCast') return t('sheet.turn.noSlot');
  return t('sheet.turn.cannotCast', { because: refusal.because.map((label) => messageText(label, t)).join(', ') });
}

function wayWords(t: TranslateFn, { kind, level, left }: CastWay): string {
  return t(`sheet.way.${kind}`, { level, left: left ?? 0 });
}
