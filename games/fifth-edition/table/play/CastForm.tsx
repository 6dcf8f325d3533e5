import type { CastOffer, DerivedState, SpellDice } from '@tessera/fifth-edition';
import { Button, Select } from '@tessera/ui';
import { useId, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { wordOr } from '../words/pathName.ts';
import { CastShapes } from './CastShapes.tsx';
import { CastTarget } from './CastTarget.tsx';
import { type CastWay, castPlan, castWays, type SpellRecord } from './castPlan.ts';
import { rollsOf } from './castRolls.ts';
import { flipped, type ShapedWay, shapedWay, shapeOffers } from './castShaping.ts';
import { diceWords, refusalWords, wayName } from './castWords.ts';
import { EffectAnswers } from './EffectAnswers.tsx';
import { effectQuestions } from './effectQuestions.ts';
import type { SpellLine } from './spellBook.ts';
import { isAimed, usualTarget } from './spellTarget.ts';
import { useCast } from './useCast.tsx';

interface CastFormProps {
  readonly spell: SpellLine;
  readonly record: SpellRecord;
  /** After it was cast. */
  onDone(): void;
}

/** Every way to cast as one button; what must be said first stands above them. */
export function CastForm({ spell, record: spellRecord, onDone }: CastFormProps) {
  const desk = useDesk();
  const { sheet, record, rulebook, say, state } = desk;
  const { cast: castNow, question } = useCast();
  const whom = useId();
  const target = usualTarget(spellRecord, rulebook);
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
  const questions = effectQuestions(begins, desk);
  const isAnswered = questions.every(({ id }) => answers[id] !== undefined);
  const isSaid = isAimed(on);
  const cheapest = ways.find(({ refused }) => refused === undefined);

  const cast = (way: ShapedCastWay) =>
    castNow(plan(way), spell.name, say('play.did.cast', { name: spell.name, way: wayName(way, say) }), onDone);

  return (
    <div className="fe-cast grid grid-cols-[minmax(0,1fr)] gap-2">
      {target !== undefined && <CastTarget on={on} onChange={setOn} />}
      {types.length > 1 && (
        <Select
          label={say('play.spells.type')}
          options={types.map((value) => ({ value, label: wordOr(say, `damageType.${value}`, value) }))}
          value={type !== undefined && types.includes(type) ? type : types[0]!}
          onChange={setType}
        />
      )}
      <CastShapes
        offers={offers}
        chosen={shaped}
        onFlip={(id) => {
          setShaped(flipped(shaped, offers, id));
          // Kinds of damage are offered anew.
          setType(undefined);
        }}
      />
      {questions.length > 0 && <EffectAnswers questions={questions} answers={answers} onAnswer={setAnswers} />}
      {replaces.length > 0 && (
        <p className="text-note text-enemy">{say('play.spells.replaces', { name: replaces.join(', ') })}</p>
      )}
      {cheapest === undefined && (
        <p className="fe-play-reason text-note text-muted">{closedWords(spell, ways, say, sheet)}</p>
      )}
      {!isSaid && (
        <p id={whom} className="fe-play-reason text-note text-muted">
          {say('play.spells.whom')}
        </p>
      )}
      {first !== undefined && <Raised rolls={rollsOf(spellRecord, first, sheet, { type, shapes: first.shapes })} />}
      <fieldset
        className="fe-cast-ways flex flex-wrap gap-2"
        aria-label={say('play.spells.castWith', { name: spell.name })}
      >
        {ways.map((way) => (
          <CastButton
            key={way.id}
            way={way}
            isFirst={way === cheapest}
            isOpen={isAnswered && isSaid}
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

/** Which features are in the dice. */
function Raised({ rolls }: { readonly rolls: readonly SpellDice[] }) {
  const { say, text } = useDesk();
  const names = new Set(rolls.flatMap(({ raisedBy }) => raisedBy.map(({ label }) => text(label))));
  if (names.size === 0) return null;
  return <p className="text-note text-muted">{say('play.spells.raised', { names: [...names].join(', ') })}</p>;
}

/** A way to cast with what was decided for it. */
type ShapedCastWay = CastWay & Pick<ShapedWay, 'shapes'>;

/** The kinds of damage among which the caster chooses for what is rolled at once: of the spell, or of what changes them. */
function offeredTypes({ rolls = [] }: SpellRecord, chosen: readonly CastOffer[]): readonly string[] {
  const into = chosen.flatMap(({ option }) => option.types ?? []);
  if (into.length === 0) return rolls.find(({ later, types = [] }) => later !== true && types.length > 1)?.types ?? [];
  const own = rolls.flatMap(({ types = [] }) => types);
  return [...into.filter((type) => own.includes(type)), ...into.filter((type) => !own.includes(type))];
}

/** Why nothing of it is open. */
function closedWords(
  { level }: SpellLine,
  ways: readonly CastWay[],
  say: ReturnType<typeof useDesk>['say'],
  sheet: DerivedState,
): string {
  if (ways.length === 0) return say('play.spells.noWay', { level });
  const reason = ways.find(({ refused }) => refused !== undefined && refused.code !== 'noneLeft')?.refused;
  return reason === undefined ? say('play.spells.allSpent') : refusalWords(reason, say, sheet);
}

interface CastButtonProps {
  readonly way: CastWay;
  /** The one that costs least: the bright one. */
  readonly isFirst: boolean;
  /** Whether everything is answered. */
  readonly isOpen: boolean;
  /** What it rolls this way: "8d6". */
  readonly dice: string;
  /** The element that says what is still missing. */
  readonly reason: string | undefined;
  onCast(): void;
}

function CastButton({ way, dice, isFirst, isOpen, reason, onCast }: CastButtonProps) {
  const { say, sheet } = useDesk();
  // What closes every way stands above them; on a button only what closes this one.
  const spent = way.refused && way.refused.code !== 'cannotCast' ? refusalWords(way.refused, say, sheet) : undefined;
  const left = way.left === undefined ? undefined : say('play.spells.left', { n: way.left });
  const isOff = way.refused !== undefined || !isOpen;
  return (
    <Button
      small
      tone={isFirst ? 'act' : 'rest'}
      idle={isOff}
      aria-describedby={reason}
      onClick={isOff ? undefined : onCast}
    >
      {wayName(way, say)}
      <small>{[dice, spent ?? left].filter((each) => each !== undefined && each !== '').join(', ')}</small>
    </Button>
  );
}
