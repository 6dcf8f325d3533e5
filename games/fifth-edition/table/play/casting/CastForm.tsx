import type { CastOffer, DerivedState, SpellDice } from '@tessera/fifth-edition';
import { Button, Select } from '@tessera/ui';
import { useId, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { BarredReason } from '../../parts/gate/Barred.tsx';
import { useGate } from '../../parts/gate/useGate.ts';
import { wordOr } from '../../words/pathName.ts';
import { EffectAnswers } from '../effects/EffectAnswers.tsx';
import { effectQuestions } from '../effects/effectQuestions.ts';
import { CastShapes } from './CastShapes.tsx';
import { CastTarget } from './CastTarget.tsx';
import { afterDeed, type CastWay, castPlan, castWays, type RulebookSpell, turnPartOf } from './castPlan.ts';
import { rollsOf } from './castRolls.ts';
import { type ShapedWay, shapedWay, shapeOffers, toggleOffer } from './castShaping.ts';
import { diceWords, refusalWords, wayName } from './castWords.ts';
import type { SpellLine } from './spellBook.ts';
import { defaultTarget, isAimed } from './spellTarget.ts';
import { useCast } from './useCast.tsx';

interface CastFormProps {
  readonly spell: SpellLine;
  readonly record: RulebookSpell;
  /** Called after the spell is cast. */
  onDone(): void;
}

/** One button per way to cast, below the decisions that come first. */
export function CastForm({ spell, record: spellRecord, onDone }: CastFormProps) {
  const character = useCharacter();
  const { sheet, record, rulebook, t, state } = character;
  const { cast: castNow, question } = useCast();
  const whom = useId();
  const target = defaultTarget(spellRecord, rulebook);
  const [on, setOn] = useState(target === 'others' ? '' : undefined);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [type, setType] = useState<string>();
  const [shaped, setShaped] = useState<readonly string[]>([]);
  const plainWays = castWays(spell, sheet);
  const offers = shapeOffers(spellRecord, plainWays, { record, sheet });
  const chosen = offers.filter(({ id }) => shaped.includes(id));
  const ways = plainWays.map((way): ShapedCastWay => {
    const { refused: _, ...open } = way;
    const { shapes, refused } = shapedWay(spellRecord, way, chosen, { record, sheet });
    return { ...open, ...(refused && { refused }), shapes };
  });
  const plan = (way: ShapedCastWay) =>
    castPlan(
      spell.id,
      way,
      { record, sheet, rulebook, inCombat: state.combat !== null },
      { on: on?.trim(), answers, type, shapes: way.shapes },
    );
  const types = offeredTypes(spellRecord, chosen);
  const [first] = ways;
  const { begins, replaces = [] } = first === undefined ? {} : plan(first);
  const questions = effectQuestions(begins, character);
  const isAnswered = questions.every(({ id }) => answers[id] !== undefined);
  const isSaid = isAimed(on);
  const cheapest = ways.find(({ refused }) => refused === undefined);

  // A reason that holds for every way is said once, above them; each way lists its own reasons.
  const part = turnPartOf(spellRecord.castingTime);
  const gate = useGate(
    {
      kind: 'spell',
      spell: spell.id,
      part,
      way: { entry: (cheapest ?? first)?.entry, ability: (cheapest ?? first)?.ability },
    },
    spell.name,
  );
  const cast = (way: ShapedCastWay, isAnyway = false) => {
    const takes = way.shapes.find(({ option }) => option.takes !== undefined)?.option.takes;
    const deed = { ...gate.action(isAnyway), ...(takes !== undefined && { part: takes }) };
    castNow(
      afterDeed(plan(way), deed),
      spell.name,
      t('play.did.cast', { name: spell.name, way: wayName(way, t) }),
      onDone,
    );
  };

  return (
    <div className="fe-cast grid grid-cols-[minmax(0,1fr)] gap-2">
      {target !== undefined && <CastTarget on={on} onChange={setOn} />}
      {types.length > 1 && (
        <Select
          label={t('play.spells.type')}
          options={types.map((value) => ({ value, label: wordOr(t, `damageType.${value}`, value) }))}
          value={type !== undefined && types.includes(type) ? type : types[0]!}
          onChange={setType}
        />
      )}
      <CastShapes
        offers={offers}
        chosen={shaped}
        onFlip={(id) => {
          setShaped(toggleOffer(shaped, offers, id));
          // The damage types depend on the options, so reset the chosen one.
          setType(undefined);
        }}
      />
      {questions.length > 0 && <EffectAnswers questions={questions} answers={answers} onAnswer={setAnswers} />}
      {replaces.length > 0 && (
        <p className="text-note text-enemy">{t('play.spells.replaces', { name: replaces.join(', ') })}</p>
      )}
      {gate.isBarred && (
        <div className="fe-barred-note grid gap-1 p-2">
          <p className="m-0 text-note">{gate.sentence}</p>
          <BarredReason gate={{ ...gate, isOpen: true }} onAnyway={() => first && cast(cheapest ?? first, true)} />
        </div>
      )}
      {cheapest === undefined && !gate.isBarred && (
        <p className="fe-play-reason text-note text-muted">{closedWords(spell, ways, t, sheet)}</p>
      )}
      {!isSaid && (
        <p id={whom} className="fe-play-reason text-note text-muted">
          {t('play.spells.whom')}
        </p>
      )}
      {first !== undefined && <Raised rolls={rollsOf(spellRecord, first, sheet, { type, shapes: first.shapes })} />}
      <fieldset
        className="fe-cast-ways flex flex-wrap gap-2"
        aria-label={t('play.spells.castWith', { name: spell.name })}
      >
        {ways.map((way) => (
          <CastButton
            key={way.id}
            way={way}
            isFirst={way === cheapest}
            isOpen={isAnswered && isSaid && !gate.isBarred}
            reason={isSaid ? undefined : whom}
            dice={diceWords(rollsOf(spellRecord, way, sheet, { type, shapes: way.shapes }))}
            onCast={() => cast(way)}
          />
        ))}
      </fieldset>
      {question}
    </div>
  );
}

/** Lists the features that raise the dice. */
function Raised({ rolls }: { readonly rolls: readonly SpellDice[] }) {
  const { t, text } = useCharacter();
  const names = new Set(rolls.flatMap(({ raisedBy }) => raisedBy.map(({ label }) => text(label))));
  if (names.size === 0) return null;
  return <p className="text-note text-muted">{t('play.spells.raised', { names: [...names].join(', ') })}</p>;
}

/** A way to cast with the chosen options. */
type ShapedCastWay = CastWay & Pick<ShapedWay, 'shapes'>;

/**
 * Returns the damage types that the caster may choose from: those of the spell, or those of the options that replace
 * them.
 */
function offeredTypes({ rolls = [] }: RulebookSpell, chosen: readonly CastOffer[]): readonly string[] {
  const into = chosen.flatMap(({ option }) => option.types ?? []);
  if (into.length === 0) return rolls.find(({ later, types = [] }) => later !== true && types.length > 1)?.types ?? [];
  const own = rolls.flatMap(({ types = [] }) => types);
  return [...into.filter((type) => own.includes(type)), ...into.filter((type) => !own.includes(type))];
}

/** Returns the reason why no way is available. */
function closedWords(
  { level }: SpellLine,
  ways: readonly CastWay[],
  t: ReturnType<typeof useCharacter>['t'],
  sheet: DerivedState,
): string {
  if (ways.length === 0) return t('play.spells.noWay', { level });
  const reason = ways.find(({ refused }) => refused !== undefined && refused.code !== 'noneLeft')?.refused;
  return reason === undefined ? t('play.spells.allSpent') : refusalWords(reason, t, sheet);
}

interface CastButtonProps {
  readonly way: CastWay;
  /** Whether it is the cheapest way, which is highlighted. */
  readonly isFirst: boolean;
  /** Whether every decision is made. */
  readonly isOpen: boolean;
  /** Dice of this way: "8d6". */
  readonly dice: string;
  /** Id of the element that lists the missing decisions. */
  readonly reason: string | undefined;
  onCast(): void;
}

function CastButton({ way, dice, isFirst, isOpen, reason, onCast }: CastButtonProps) {
  const { t, sheet } = useCharacter();
  // A reason that applies to all ways is shown above them; the button shows only its specific reason.
  const spent = way.refused && way.refused.code !== 'cannotCast' ? refusalWords(way.refused, t, sheet) : undefined;
  const left = way.left === undefined ? undefined : t('play.spells.left', { n: way.left });
  const isOff = way.refused !== undefined || !isOpen;
  return (
    <Button
      small
      tone={isFirst ? 'act' : 'rest'}
      idle={isOff}
      aria-describedby={reason}
      onClick={isOff ? undefined : onCast}
    >
      {wayName(way, t)}
      <small>{[dice, spent ?? left].filter((each) => each !== undefined && each !== '').join(', ')}</small>
    </Button>
  );
}
