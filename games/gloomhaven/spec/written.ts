import * as z from 'zod';
import { action as actionSchema, type Instructions } from '../src/modifiers/action.ts';
import { ACTION_TYPES, type ModifierPlace } from '../src/modifiers/kind.ts';
import { type Modifier, modifier as modifierSchema } from '../src/modifiers/modifier.ts';
import { CONDITIONS, ELEMENTS, type STATS } from '../src/vocabulary/vocabulary.ts';

/** The reason why a block of the specification cannot be parsed. */
export interface Refusal {
  readonly refusal: string;
}

class UnreadableError extends Error {}

const Consume = z.strictObject({
  type: z.literal('consume'),
  element: z.enum(ELEMENTS),
  bonus: z.strictObject({ effect: z.string(), value: z.int() }),
});
const Cards = z.strictObject({ type: z.enum(['recover', 'discard']), cardCount: z.int() });
const HEAL_TARGETS = {
  self: { side: 'self' },
  ally: { side: 'ally' },
  allies: { side: 'ally', count: 'all' },
} as const;
const healFields = {
  type: z.literal('heal'),
  value: z.int(),
  range: z.int().optional(),
  target: z.enum(['self', 'ally', 'allies']),
};
const HealModifier = z.strictObject(healFields);
const HealAction = z.strictObject({ ...healFields, modifiers: z.array(z.unknown()).default([]) });
const Area = z.strictObject({ type: z.literal('aoe'), pattern: z.string(), size: z.int().min(1).max(5) });
const Condition = z.strictObject({ type: z.literal('condition'), condition: z.enum(CONDITIONS), duration: z.string() });
const Card = z.strictObject({ modifiers: z.array(z.unknown()) });
const Typed = z.looseObject({ type: z.enum(ACTION_TYPES), modifiers: z.array(z.unknown()).optional() });
const Summon = z.looseObject({ name: z.string(), modifiers: z.array(z.unknown()).default([]) });

/** Parses an action of this project or of the specification. "lost" moves to the half. */
export function readAction(written: unknown): Instructions | Refusal {
  return reading(() => {
    const { half, action } = translateAction(written);
    return { actions: [parsed(actionSchema, action)], modifiers: half.map((each) => parsed(modifierSchema, each)) };
  });
}

/** Parses a modifier of this project or of the specification, for an action of a type. */
export function readModifier(
  written: unknown,
  place: ModifierPlace = 'special',
): { readonly modifier: Modifier } | Refusal {
  return reading(() => ({ modifier: parsed(modifierSchema, translateModifier(written, place)) }));
}

function reading<Read>(read: () => Read): Read | Refusal {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableError) return { refusal: error.message };
    throw error;
  }
}

function parsed<Out>(schema: z.ZodType<Out>, json: unknown): Out {
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'The block' : `"${issue.path.join('.')}"`;
  throw new UnreadableError(`${where} cannot be read: ${issue?.message.replace(/\.$/, '')}.`);
}

function translateAction(written: unknown): { readonly action: unknown; readonly half: readonly unknown[] } {
  const card = Card.safeParse(written);
  if (card.success) return translateAction(specialOf(card.data.modifiers));
  const heal = HealAction.safeParse(written);
  if (heal.success) return translateAction(healActionOf(heal.data));
  const typed = Typed.safeParse(written);
  if (!typed.success || typed.data.modifiers === undefined) return { action: written, half: [] };
  const { type, modifiers } = typed.data;
  const half = modifiers.filter(isLost);
  const own = modifiers.filter((each) => !isLost(each)).map((each) => translateModifier(each, type));
  return { action: { ...typed.data, ...summonOf(typed.data.summon), modifiers: own }, half };
}

const isLost = (json: unknown) => z.strictObject({ type: z.literal('lost') }).safeParse(json).success;
const AIMED = z.looseObject({ type: z.enum(['push', 'pull', 'condition']) });

/** Returns a special action for a card without a type. Its effects on others take one adjacent enemy. */
function specialOf(modifiers: readonly unknown[]): object {
  const isAimed = modifiers.some((each) => AIMED.safeParse(each).success);
  return {
    type: 'special',
    modifiers: isAimed ? [{ type: 'target', side: 'enemy', within: 1 }, ...modifiers] : modifiers,
  };
}

function healActionOf({ value, modifiers, ...who }: z.infer<typeof HealAction>): object {
  return { type: 'heal', value, modifiers: [{ ...selectorOf(who), type: 'target' }, ...modifiers] };
}

function selectorOf({ target, range }: Pick<z.infer<typeof HealModifier>, 'target' | 'range'>): object {
  const isNear = target !== 'self' && range !== undefined;
  return { ...HEAL_TARGETS[target], ...(isNear ? { within: range } : {}) };
}

function summonOf(written: unknown): object {
  const summon = Summon.safeParse(written);
  if (!summon.success) return {};
  const { health, ...rest } = summon.data;
  const id = rest.name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const modifiers = rest.modifiers.map((each) => translateModifier(each, 'summon'));
  return { summon: { id, ...(health === undefined ? {} : { hitPoints: health }), ...rest, modifiers } };
}

function translateModifier(written: unknown, place: ModifierPlace): unknown {
  const consume = Consume.safeParse(written);
  if (consume.success) {
    const { element, bonus } = consume.data;
    return { type: 'consume', elements: [element], bonus: [bonusOf(bonus.effect, bonus.value, place)] };
  }
  const cards = Cards.safeParse(written);
  if (cards.success) {
    const { type, cardCount } = cards.data;
    return type === 'recover' ? { type, cards: cardCount, from: 'lost' } : { type, cards: cardCount };
  }
  const heal = HealModifier.safeParse(written);
  if (heal.success) return { type: 'heal', value: heal.data.value, who: selectorOf(heal.data) };
  const area = Area.safeParse(written);
  if (area.success) return { type: 'aoe', from: 'free', hexes: hexesOf(area.data.pattern, area.data.size) };
  const condition = Condition.safeParse(written);
  if (condition.success && place === 'move') return { ...condition.data, who: { side: 'self' } };
  return written;
}

/** The numbers that the specification's bonuses add to, and the places where they have a meaning. */
const BONUSES: Readonly<
  Partial<Record<string, { readonly to: (typeof STATS)[number]; readonly on: readonly ModifierPlace[] }>>
> = {
  damage: { to: 'attack', on: ['attack'] },
  move: { to: 'move', on: ['move'] },
  range: { to: 'range', on: ['attack', 'heal', 'special'] },
  heal: { to: 'heal', on: ['heal'] },
};

function bonusOf(effect: string, value: number, place: ModifierPlace): object {
  const bonus = BONUSES[effect];
  if (bonus === undefined)
    throw new UnreadableError(`A bonus "${effect}" says nothing to the rules: write modifiers in "bonus".`);
  if (bonus.on.includes(place)) return { type: 'bonus', to: bonus.to, value };
  if (effect === 'heal') return { type: 'heal', value, who: { side: 'self' } };
  throw new UnreadableError(`A bonus "${effect}" has no meaning on "${place}".`);
}

/** Returns the hexes of a triangle by its side length; other card areas have no name. */
function hexesOf(pattern: string, size: number): readonly (readonly [number, number])[] {
  if (pattern !== 'triangle')
    throw new UnreadableError(`The area "${pattern}" has no known hexes: list them in "hexes".`);
  const steps = [...new Array(size).keys()];
  return steps.flatMap((r) => steps.slice(0, size - r).map((q) => [q, r] as const));
}
