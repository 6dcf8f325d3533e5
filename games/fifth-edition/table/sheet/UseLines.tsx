import { useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { type CastRefusal, type CastWay, castPlan } from '../play/castPlan.ts';
import { usualTarget } from '../play/spellTarget.ts';
import { useDeed } from '../play/useDeed.ts';
import type { Say } from '../speech.ts';
import { ActionLine } from './ActionLine.tsx';
import { LOOK_ICONS, sourceIcon } from './icons.ts';
import type { QuickSpellRow } from './turn.ts';
import { planOf, type UseRow } from './uses.ts';

/** A spell that takes a bonus action or a reaction; a press casts it in the cheapest way. */
export function QuickSpellLine({ row }: { readonly row: QuickSpellRow }) {
  const { say, record, sheet, rulebook, state, isReadOnly } = useDesk();
  const deed = useDeed();
  const { line, way, range, part } = row;
  const isUsed = state.combat?.used.includes(part) ?? false;
  const refusal = way?.refused;
  const reason = isUsed ? say(`sheet.turn.spent.${part}`) : refusal && refusalWords(say, refusal);
  const cast = () => {
    if (way === undefined) return;
    const spell = rulebook.spells.get(line.id)?.record;
    const on = spell && usualTarget(spell, rulebook) === 'others' ? say('play.spells.someone') : undefined;
    const { steps } = castPlan(line.id, way, { record, sheet, rulebook, inCombat: state.combat !== null }, { on });
    void deed(say('sheet.turn.castDone', { name: line.name }), ...steps);
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
      <button
        type="button"
        className={`fe-roll fe-roll-box ${reason === undefined ? '' : 'fe-roll-off'}`}
        disabled={isReadOnly || refusal !== undefined}
        aria-label={say('sheet.turn.castNamed', { name: line.name })}
        onClick={cast}
      >
        {say('sheet.turn.cast')}
      </button>
    </ActionLine>
  );
}

/** Something to use; a press spends what it takes, its part of the turn included, and rolls its die where it has one. */
export function UseLine({ row }: { readonly row: UseRow }) {
  const { say, state, rulebook, isReadOnly } = useDesk();
  const deed = useDeed();
  const [wanted, setWanted] = useState(1);
  const { name, source, resource, amount, toggle } = row;
  const { steps, isSpent, refused } = planOf(row, state.combat, wanted);
  const isUsed = isPartUsed(row, state.combat);
  const isOff = isSpent || refused !== undefined;
  const isOn = toggle?.on ?? false;
  return (
    <ActionLine
      isSmall
      isOff={isOff || isUsed}
      icon={sourceIcon(source, rulebook)}
      name={name}
      detail={refused ?? detailOf(say, row, isSpent, isUsed)}
    >
      {amount === undefined && resource !== undefined && resource.left > 0 && !isReadOnly && (
        <input
          type="number"
          className="fe-play-input fe-play-amount"
          aria-label={say('play.resources.amount', { name: resource.name })}
          min={1}
          max={resource.left}
          value={wanted}
          onChange={({ target }) => {
            const count = target.valueAsNumber;
            if (Number.isInteger(count)) setWanted(Math.min(resource.left, Math.max(1, count)));
          }}
        />
      )}
      {steps.length > 0 && (
        <button
          type="button"
          className={`fe-roll fe-roll-box ${isOff || isUsed ? 'fe-roll-off' : ''}`}
          disabled={isReadOnly || isOff}
          aria-label={say(isOn ? 'sheet.turn.stopNamed' : 'sheet.turn.useNamed', { name })}
          onClick={() => void deed(undefined, ...steps)}
        >
          {say(isOn ? 'sheet.turn.stop' : 'sheet.turn.use')}
        </button>
      )}
    </ActionLine>
  );
}

/** Whether its part of the turn is gone. One attack of several may still be left when the action is used. */
function isPartUsed({ place, isAttack, toggle }: UseRow, combat: { readonly used: readonly string[] } | null): boolean {
  return combat !== null && !isAttack && toggle?.on !== true && combat.used.includes(place);
}

function detailOf(say: Say, { place, isAttack, resource, amount, toggle }: UseRow, isSpent: boolean, isUsed: boolean) {
  if (toggle?.on) return say('sheet.turn.on');
  const words = isAttack ? [say('sheet.turn.asAttack')] : [];
  if (resource !== undefined && resource.unlimited !== true) {
    const { left, max, die, refresh, name, pool } = resource;
    if (left === 0) return say('sheet.turn.spentUntil', { when: say(`sheet.refresh.${refresh}`) });
    if (isSpent) return say('sheet.turn.tooFew', { name, left, amount: amount ?? left + 1 });
    if (die !== undefined) words.push(die);
    if (pool && amount !== undefined) words.push(say('sheet.turn.takes', { name, n: amount }));
    words.push(say('sheet.turn.left', { left, max: max.value }));
  }
  if (isUsed && place !== 'free' && place !== 'other') return say(`sheet.turn.spent.${place}`);
  return words.join(', ');
}

function refusalWords(say: Say, refusal: CastRefusal): string {
  if (refusal.code === 'noneLeft') return say('sheet.turn.noSlot');
  return say('sheet.turn.cannotCast', { because: refusal.because.join(', ') });
}

function wayWords(say: Say, { kind, level, left }: CastWay): string {
  return say(`sheet.way.${kind}`, { level, left: left ?? 0 });
}
