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
  const { say, record, sheet, rulebook, state, isReadOnly } = useCharacter();
  const { cast: castNow, question } = useCast();
  const { line, way, range, part } = row;
  const isUsed = state.combat?.used.includes(part) ?? false;
  const refusal = way?.refused;
  const reason = isUsed ? say(`sheet.turn.spent.${part}`) : refusal && refusalWords(say, refusal);
  const cast = () => {
    if (way === undefined) return;
    const spell = rulebook.spells.get(line.id)?.record;
    const on = spell && defaultTarget(spell, rulebook) === 'others' ? say('play.spells.someone') : undefined;
    const plan = castPlan(line.id, way, { record, sheet, rulebook, inCombat: state.combat !== null }, { on });
    castNow(plan, line.name, say('sheet.turn.castDone', { name: line.name }));
  };
  const words = way === undefined ? '' : wayWords(say, way);
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
        aria-label={say('sheet.turn.castNamed', { name: line.name })}
        onClick={cast}
      >
        {say('sheet.turn.cast')}
      </Pressable>
      {question}
    </ActionLine>
  );
}

function refusalWords(say: TranslateFn, refusal: CastRefusal): string {
  if (refusal.code !== 'cannotCast') return say('sheet.turn.noSlot');
  return say('sheet.turn.cannotCast', { because: refusal.because.map((label) => messageText(label, say)).join(', ') });
}

function wayWords(say: TranslateFn, { kind, level, left }: CastWay): string {
  return say(`sheet.way.${kind}`, { level, left: left ?? 0 });
}
