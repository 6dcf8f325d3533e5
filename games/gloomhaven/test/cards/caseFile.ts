import * as z from 'zod';
import { ELEMENTS } from '../../src/vocabulary/vocabulary.ts';

// Cases of cards, items and monster cards: the positions in a hall, the steps, and all resulting changes. Hexes are
// axial offsets from the hex in the middle of the hall.

const Lines = z.array(z.string());
const ByName = z.record(z.string(), z.string());

/** The hall with these changes. */
const Given = z.strictObject({
  figures: ByName.default({}).describe(
    '"1,0", "1,0 5hp 9max wound", "1,0 elite bandit-guard"; "" if no figure has that name',
  ),
  elements: z.array(z.enum(ELEMENTS)).default([]).describe('Strong ones'),
  inPlay: Lines.default([]).describe('The other card in play'),
  hand: Lines.optional(),
  discard: Lines.optional(),
  lost: Lines.optional(),
  friendDiscard: Lines.optional(),
  friendLost: Lines.optional(),
  items: Lines.default([]).describe('Of the hero; "iron-helmet spent" has been used'),
  friendItems: Lines.default([]),
  obstacles: Lines.default([]),
  traps: ByName.default({}).describe('By hex: "4", "4 stun"'),
  hazards: Lines.default([]),
  difficult: Lines.default([]),
  money: Lines.default([]),
  decks: z.record(z.string(), Lines).default({}).describe('The next modifier cards of "hero", "friend", "monsters"'),
  classes: z.tuple([z.string(), z.string()]).optional().describe('Of hero and friend'),
});
export type Given = z.infer<typeof Given>;

const CardCaseStep = z.strictObject({
  do: z.string().describe('"play", "turn ends", "A attacks hero 3", …: see act.ts'),
  answers: Lines.default([]),
  after: Lines.describe('Everything that is different afterwards, and nothing else'),
});
export type CardCaseStep = z.infer<typeof CardCaseStep>;

const common = {
  name: z.string().optional().describe('The purpose of the set-up, if the changes do not show it'),
  in: z.string().optional().describe('One of the set-ups of the file'),
  given: Given.prefault({}),
  answers: Lines.default([]),
  after: Lines.optional().describe('What playing it changes, where that is all there is to do'),
  steps: z.array(CardCaseStep).optional(),
};

export const CardCase = z.union([
  z.strictObject({ card: z.string(), half: z.enum(['top', 'bottom']), ...common }),
  z.strictObject({ item: z.string(), ...common }),
  z.strictObject({ monster: z.string().describe('Deck and number of a card: "guard 524"'), ...common }),
]);
export type CardCase = z.infer<typeof CardCase>;

const CardCases = z.strictObject({
  $schema: z.string().optional(),
  setups: z.record(z.string(), Given).default({}).describe('Halls that several cases stand in'),
  cardCases: z.array(CardCase).min(1),
});

/** Reads a file of cases. Cases in a shared set-up get its changes first, then their own. */
export function readCardCases(text: string): readonly CardCase[] {
  const { setups, cardCases } = CardCases.parse(JSON.parse(text));
  return cardCases.map((one) => {
    if (one.in === undefined) return one;
    const setup = setups[one.in];
    if (setup === undefined) throw new Error(`There is no set-up "${one.in}"`);
    const figures = { ...setup.figures, ...one.given.figures };
    return { ...one, given: { ...setup, ...wishesOf(one.given), figures } };
  });
}

/** Returns the non-empty lists of a case. */
function wishesOf(given: Given): Partial<Given> {
  const said = Object.entries(given).filter(([, value]) => Object.keys(value ?? {}).length > 0);
  return Object.fromEntries(said);
}

/** Returns the subject of a case as one word, for lookup. */
export function subjectOf(one: CardCase): string {
  if ('item' in one) return `item ${one.item}`;
  return 'monster' in one ? `monster ${one.monster}` : `${one.card} ${one.half}`;
}

/** Returns the steps of a case. */
export function stepsOf({ steps, answers, after }: CardCase): readonly CardCaseStep[] {
  return steps ?? [{ do: 'play', answers, after: after ?? [] }];
}
