import { ForcedResult, isShallow } from '@tessera/kernel';
import * as z from 'zod';
import { TestkitError } from '../errors.ts';

/** Number of a seat, from 0. */
export const Seat = z.int('Expected a seat number').min(0, 'Seats count from 0');
const Viewer = z.union([Seat, z.literal('spectator')], 'Expected a seat number or "spectator"');
const Place = z.string().min(1).describe('Keys and positions joined by dots: players.0.hand.2, or deck.length');
const Values = z.record(Place, z.unknown());
export const Pattern = z
  .record(z.string(), z.unknown())
  .describe('Fields that must be there; others may be there too; {"$absent": true} for one that must not');
const Patterns = z.array(Pattern);
const Edits = z
  .array(z.tuple([Place, z.unknown().optional()]))
  .describe('Changes by hand: ["a.b.0", value] sets, ["a.b"] removes, ["a.list.+", value] adds to the end of a list');
export const ForcedResults = z
  .array(z.union(ForcedResult.options, 'Expected a number, {"pick"}, {"draw"} or {"shuffle"}'))
  .describe('Results of dice, picks, draws and shuffles, in the order they are asked');

const Counts = z
  .array(exactly({ of: Pattern, are: z.int().min(0) }))
  .min(1)
  .describe('How many match each pattern, exactly');

const ViewerEvents = exactly({
  viewer: Viewer,
  events: Patterns.optional().describe('Told to this viewer, in this order; others may come between'),
  noEvents: Patterns.optional().describe('Not told to this viewer'),
  counts: Counts.optional(),
});

const Legal = exactly({
  seat: Seat,
  contains: Patterns.optional().describe('Each matches some legal action'),
  excludes: Patterns.optional().describe('None matches any legal action'),
  count: z.int().min(0).optional().describe('How many legal actions there are'),
  counts: Counts.optional(),
});

const Shown = exactly({
  viewer: Viewer,
  shows: Values.optional().describe('Values of the view, by path'),
  hides: z.array(Place).optional().describe('Places where the state has something and the view does not show it'),
});

const Derived = exactly({
  subject: z.string().min(1).describe('What to explain'),
  viewer: Viewer.default('spectator'),
  reasons: Patterns.min(1).describe('Reasons given, in this order; others may come between'),
});

const Call = exactly({
  call: z
    .tuple([z.string().min(1)], z.unknown())
    .describe(
      'A function that the game exports, and its arguments; {"$state": "a.b"} is the value of the state at that path, {"$call": [...]} the result of another call',
    ),
  gives: z.unknown().describe('Its result: a pattern if it is an object'),
});

export const Expectation = exactly({
  state: Values.optional().describe('Values of the state, by path'),
  absent: z.array(Place).optional().describe('Places that lead nowhere in the state'),
  refused: z
    .union(
      [z.string().min(1), exactly({ code: z.string().min(1), params: Pattern.optional() })],
      'Expected a code, or {"code", "params"}',
    )
    .optional()
    .describe('The last thing done is refused with this code'),
  events: Patterns.optional().describe('The events in this order; other events may come between'),
  noEvents: Patterns.optional().describe('What did not happen'),
  counts: Counts.optional(),
  told: oneOrMore(ViewerEvents).optional().describe('The events as a viewer receives them'),
  decisions: Patterns.optional().describe('All open decisions, in this order'),
  legal: oneOrMore(Legal).optional().describe('Legal actions of a seat'),
  view: oneOrMore(Shown).optional().describe('Visible and hidden values of a viewer'),
  derived: oneOrMore(Derived).optional().describe('Where a number or an automatic choice comes from'),
  calls: oneOrMore(Call).optional().describe('What functions of the game give for the state as it is now'),
  metrics: z.record(z.string(), z.number()).optional().describe('Figures of the game, exactly'),
  outcome: z
    .union([Pattern, z.null()], 'Expected an outcome or null')
    .optional()
    .describe('How the match has ended; null: it has not'),
});

/** The expectations at one point of a case. Everything stated must hold; everything else is ignored. */
export type Expectation = z.infer<typeof Expectation>;

/** Cases are written as Given, When, Then. They are data and never awaited, so a key named `then` is harmless. */
export const THEN = 'then';

/** The schemas of a game's actions and options, so that an editor can complete them. */
export interface GameSchemas {
  readonly action: z.ZodType;
  readonly options: z.ZodType;
}

/** Builds the schemas of a step and of a starting position, which cases and lessons share. */
export function positionSchemas({ action, options }: GameSchemas) {
  const Step = exactly({
    seat: Seat.default(0).describe('Who does it'),
    action: action.optional(),
    edit: Edits.optional(),
    dice: ForcedResults.optional(),
    [THEN]: Expectation.optional().describe('The expectation right after this step'),
  })
    .refine((step) => (step.action === undefined) !== (step.edit === undefined), 'A step is an action or an edit')
    .refine((step) => step.edit === undefined || step.dice === undefined, 'An edit rolls no dice');

  const Given = exactly({
    from: z.string().min(1).optional().describe('A file beside this one whose given comes before this'),
    options: options.optional(),
    seats: z.int().min(1).optional().describe('How many play; the fewest the game allows unless told otherwise'),
    seed: z.string().min(1).optional().describe('Where chance comes from when nothing is forced'),
    setup: ForcedResults.optional(),
    edits: Edits.optional(),
    play: z.array(Step).optional().describe('The actions before, after the edits'),
  });
  return { Step, Given };
}

/** Builds the schema of a case file. With the game's schemas, an editor can complete its actions and options. */
export function fileSchema(schemas: GameSchemas) {
  const { Step: CaseStep, Given } = positionSchemas(schemas);

  const Case = exactly({
    name: z.string().min(1).describe('The rule in a sentence'),
    rule: z.string().min(1).optional().describe('Section of the rules'),
    game: z.string().min(1).optional(),
    given: Given.optional(),
    when: z.array(CaseStep).default([]),
    [THEN]: Expectation,
  })
    .refine(({ then, when }) => saysSomething(then) || when.some((step) => saysSomething(step.then)), {
      path: ['then'],
      message: 'The case expects nothing',
    })
    .refine(({ then, when }) => then.refused === undefined || when.length > 0, {
      path: ['then', 'refused'],
      message: 'Nothing is done that could be refused',
    });

  return exactly({
    $schema: z.string().optional(),
    game: z.string().min(1).optional().describe('The game of all cases that do not name their own'),
    given: Given.optional().describe(
      'What all cases start from: their own fields replace these, edits and play follow',
    ),
    cases: z.array(Case).min(1),
  });
}

/** The schema of case files of any game; actions and options are validated when the cases run. */
export const CaseFile = fileSchema({ action: z.unknown(), options: z.unknown() });

/** Rule cases as data: Given a position, When actions are played, Then expectations hold. */
export type CaseFile = z.infer<typeof CaseFile>;

export type Case = CaseFile['cases'][number];

/** The starting position of a case. */
export type CaseStart = NonNullable<Case['given']>;

/** One step of a case, with the expectations right after it. */
export type CaseStep = Case['when'][number];

/** A starting position shared by several case files: a file with only a `given`. */
const SharedGiven = CaseFile.pick({ $schema: true, given: true }).required({ given: true });

/** Parses a shared starting position. Throws a TestkitError that lists every invalid place. */
export function readSharedGiven(text: string): CaseStart {
  return parseBySchema(SharedGiven, text).given;
}

/** Parses a case file. Throws a TestkitError that lists every invalid place. */
export function readCaseFile(text: string): CaseFile {
  return parseBySchema(CaseFile, text);
}

/** Parses text by a schema. Throws a TestkitError that lists every invalid place. */
export function parseBySchema<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new TestkitError('not-json', 'the text', cause instanceof Error ? cause.message : String(cause), { cause });
  }
  if (!isShallow(json)) throw new TestkitError('bad-case-file', 'the top', 'Nested too deeply');
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const wrong = result.error.issues.flatMap((issue) => problems(issue, []));
  const sentences = wrong.map(({ place, problem }) => `${problem} (${place})`);
  throw new TestkitError('bad-case-file', wrong[0]?.place ?? 'the top', sentences.join('; '));
}

/** Builds an object schema with exactly these keys; the error for an unknown key lists the known ones. */
export function exactly<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error(issue) {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const keys = issue.keys.map((key) => `"${key}"`).join(', ');
      return `Unknown ${issue.keys.length > 1 ? 'keys' : 'key'} ${keys}; there are ${known}`;
    },
  });
}

function oneOrMore<Item extends z.ZodType>(item: Item) {
  return z.union([item, z.array(item).min(1)], 'Expected an object or a list of some');
}

function saysSomething(expectation: Expectation | undefined): boolean {
  return expectation !== undefined && Object.keys(expectation).length > 0;
}

interface Problem {
  readonly place: string;
  readonly problem: string;
}

/** Converts a zod issue to problems. If one option of a union was clearly intended, only its problems are reported. */
function problems(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Problem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const [meant, ...others] = issue.errors.filter((option) =>
      option.every((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'),
    );
    if (meant && others.length === 0) return meant.flatMap((inner) => problems(inner, path));
  }
  return [{ place: path.length === 0 ? 'the top' : path.map(String).join('.'), problem: issue.message }];
}
