import type { FormatContext } from '@tessera/text';
import { negativeConditionsOf } from '../conditions/conditions.ts';
import { describeBattleGoal, describeScenario, type ScenarioTexts } from '../content/descriptions/describeScenario.ts';
import { recordOf } from '../content/lookup.ts';
import { actionsAt, instructionsAt, modifierAt } from '../content/pointed.ts';
import { nameOf } from '../messages/names.ts';
import { modifierCard } from '../modifierDeck/cards.ts';
import { modifiersOf } from '../modifiers/action.ts';
import {
  actionHead,
  actionLines,
  type CardTranslator,
  describeCardEffects,
  describeInstructions,
  describerOf,
  halfLines,
} from '../modifiers/describe.ts';
import { aspectsOf, isIcon } from '../modifiers/modifier.ts';
import type { View } from '../state/state.ts';
import type { ELEMENTS } from '../vocabulary/vocabulary.ts';

type Voice = Pick<FormatContext, 'language' | 't' | 'has'>;

function translatorOf({ language, t, has }: Voice): CardTranslator {
  return { language, t, name: (id) => nameOf(id, { t, has }) };
}

/** Returns the speech of a card: that of a monster speaks about the monster, any other to its player. */
function translatorAt(pointer: string, voice: Voice): CardTranslator {
  return { ...translatorOf(voice), voice: pointer.startsWith('monster') ? 'monster' : 'you' };
}

/** Returns the text of a half, an item or a monster card, one line per ability. */
export function instructionLines(pointer: string, voice: Voice): readonly string[] {
  return describeInstructions(instructionsAt(pointer), translatorAt(pointer, voice));
}

/** Instructions as a card shows them: abilities as text, and icons separately. */
export interface InstructionsFace {
  readonly abilities: readonly AbilityFace[];
  /** Lines that apply to all abilities, without the icons. */
  readonly lines: readonly string[];
  readonly xp: string | undefined;
  readonly infuses: readonly ((typeof ELEMENTS)[number] | 'any')[];
  readonly isLost: boolean;
  /** How long the card stays active, and its use slots. */
  readonly active: { readonly lasts: 'round' | 'persistent'; readonly slots: number } | undefined;
}

/** One ability of a card. */
export interface AbilityFace {
  readonly type: string;
  /** "Attack 3"; empty when the modifiers say everything. */
  readonly head: string;
  readonly lines: readonly string[];
  /** The hexes of its area as axial offsets; `own` when they are relative to the figure's own hex. */
  readonly area: { readonly own: boolean; readonly hexes: readonly (readonly [number, number])[] } | undefined;
}

/** Returns the face of the instructions at a pointer. */
export function instructionsFace(pointer: string, voice: Voice): InstructionsFace {
  const { actions, modifiers } = instructionsAt(pointer);
  const t = describerOf(translatorAt(pointer, voice), 'self');
  const [xp] = modifiers.flatMap((one) => aspectsOf(one).experience?.(one) ?? []);
  const traits = modifiers.flatMap((one) => aspectsOf(one).card?.(one) ?? []);
  const [active] = traits.flatMap((one) => one.active ?? []);
  return {
    abilities: actions.map((action) => {
      const own = modifiersOf(action);
      const [area] = own.flatMap((one) => aspectsOf(one).area?.(one) ?? []);
      return {
        type: action.type,
        head: actionHead(action, t),
        lines: actionLines(action, t).flatMap(({ part, text }) => (part === 'area' ? [] : [text])),
        area,
      };
    }),
    lines: halfLines(
      modifiers.filter((one) => !isIcon(one)),
      t,
    ).map(({ text }) => text),
    xp: xp === undefined ? undefined : t.amount(xp),
    infuses: modifiers.flatMap((one) => aspectsOf(one).infusion?.(one) ?? []),
    isLost: traits.some(({ isLost }) => isLost),
    active: active && { lasts: active.lasts, slots: active.slots.length },
  };
}

/** Returns the name of a modifier card in language-neutral notation: "+1", "×2", "+1 Muddle". */
export function modifierCardName(id: string, voice: Voice): string {
  const { value, effects, rolling } = modifierCard(id);
  if (id === 'bless' || id === 'curse') return voice.t(`card.${id}`);
  const number = value === 'double' ? '×2' : value === 'null' ? '×0' : value < 0 ? `−${-value}` : `+${value}`;
  const more = effects.length === 0 ? '' : ` ${describeCardEffects(effects, translatorOf(voice))}`;
  return `${rolling ? '↻ ' : ''}${number}${more}`;
}

/** Returns the text of a battle goal. */
export function goalText(goal: string, voice: Voice): string {
  return describeBattleGoal(recordOf('battle-goal', goal), translatorOf(voice));
}

/** Returns the texts of a scenario's goals, losses and special rules. */
export function scenarioTexts(scenario: string, voice: Voice): ScenarioTexts {
  return describeScenario(recordOf('scenario', scenario), translatorOf(voice));
}

/** Returns the meaning of a numbered answer when the card gives one. */
export function optionText(view: View, n: number, voice: Voice): string | undefined {
  const frame = view.flow.at(-1);
  const t = describerOf(translatorOf(voice));
  if (frame?.at === 'initiative') return voice.t(n === 0 ? 'name.earlier' : 'name.later');
  if (frame?.at === 'conditions') {
    const condition = negativeConditionsOf(view.figures[frame.figure]!)[n];
    return condition && voice.t(`condition.${condition}`);
  }
  if (frame?.at === 'price') return voice.t('modifier.damage.amount', { value: n });
  const performance = view.performances.at(-1);
  const asking =
    frame?.at === 'choose'
      ? [modifierAt(frame.of)]
      : performance === undefined
        ? []
        : modifiersOf(actionsAt(performance.at)[performance.n]!);
  const [alternatives] = asking.flatMap((one) => aspectsOf(one).alternatives?.(one) ?? []);
  const list = alternatives?.from[n];
  return list && t.effects(list).begun;
}

/** Returns the abilities of instructions in order, each in a few words, for the overview of a turn. */
export function abilityHeads(pointer: string, voice: Voice): readonly string[] {
  const t = describerOf(translatorAt(pointer, voice), 'self');
  return actionsAt(pointer).map((action) => actionHead(action, t) || actionLines(action, t)[0]?.text || '');
}
