import {
  Expectation,
  exactly,
  ForcedResults,
  type GameSchemas,
  Pattern,
  parseBySchema,
  positionSchemas,
  Seat,
} from '@tessera/testkit/position';
import * as z from 'zod';

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected small letters, digits and dashes');
const Section = z.string().regex(/^\d+(\.\d+)*$/, 'Expected the number of a section, such as 9.3');

/** Builds the schema of a lesson. With the game's schemas, an editor can complete its actions and options. */
function lessonSchema(schemas: GameSchemas) {
  const { Step: Move, Given } = positionSchemas(schemas);
  const { shape } = Move;
  const Path = exactly({
    action: schemas.action.describe('The exact action; {"$legal": pattern} is the first legal one that matches'),
    dice: ForcedResults.optional().describe('What chance gives for it'),
  });

  const Step = exactly({
    id: Id.describe('The key of its texts'),
    rule: Section.optional().describe('The section of the rules that it teaches'),
    at: z.string().min(1).optional().describe('The page of the table that opens with the step, by its path'),
    before: z
      .array(exactly({ seat: shape.seat, action: shape.action, edit: shape.edit, dice: shape.dice }))
      .default([])
      .describe('Events before the decision of the learner: moves of other seats, and edits'),
    open: z
      .union([z.array(Pattern).min(1), z.literal('path')], 'Expected a list of patterns, or "path"')
      .optional()
      .describe('The actions that are played; others only get an explanation. "path": only those of the path'),
    goal: Expectation.optional().describe(
      'When the step is done: state and events since it began. Without it, when the path is played',
    ),
    wrong: z
      .array(exactly({ when: Expectation, say: Id.describe('The key of the explanation under "wrongs"') }))
      .default([])
      .describe('Moves that are taken back, with their own explanations'),
    path: z.array(Path).default([]).describe('The actions that reach the goal; a step without them is only read'),
    moves: z.int().min(1).optional().describe('How many actions may be tried before all are taken back'),
    rolls: z
      .array(exactly({ action: Pattern, dice: ForcedResults }))
      .default([])
      .describe('What chance gives for actions that are not on the path'),
    replies: z
      .array(exactly({ seat: Seat, action: schemas.action, dice: ForcedResults.optional() }))
      .default([])
      .describe('Moves of other seats, played in order when they are asked'),
  });

  return exactly({
    $schema: z.string().optional(),
    id: Id,
    game: z.string().min(1).optional().describe('The game, if that is not the one of the folder'),
    order: z.int().min(1).describe('Its place among the lessons of the game'),
    minutes: z.int().min(1).describe('About how long it takes a newcomer'),
    teaches: z.array(Section).min(1).describe('The sections of the rules that it teaches'),
    seat: Seat.default(0).describe('The seat of the learner'),
    players: z.record(z.string(), z.string().min(1)).default({}).describe('The names of other seats, by number'),
    given: Given.default({}),
    steps: z.array(Step).min(1),
  });
}

/** The schema of the lessons of any game; actions and options are validated when they are played. */
const LessonFile = lessonSchema({ action: z.unknown(), options: z.unknown() });

/** A lesson as data: a position, and steps with goals. */
export type Lesson = z.infer<typeof LessonFile>;
export type LessonStep = Lesson['steps'][number];

/** Returns the JSON Schema of lessons for editors. */
export function lessonJsonSchema(game?: GameSchemas): object {
  return z.toJSONSchema(game ? lessonSchema(game) : LessonFile, { io: 'input', unrepresentable: 'any' });
}

/** Parses a lesson. Throws a TestkitError that lists every invalid place. */
export function readLesson(text: string): Lesson {
  return parseBySchema(LessonFile, text);
}

const Said = z.string().min(1);

const StepTexts = z.strictObject({
  goal: Said.describe('The goal in a few words; the title of a step that is only read'),
  say: Said.describe('The one idea of the step'),
  hint: Said.optional().describe('The first hint; the second one is the move itself'),
  wrong: Said.optional().describe('Why another move does not reach the goal'),
  wrongs: z.record(Id, Said).optional().describe('Explanations of single moves'),
  done: Said.optional().describe('What to notice once the goal is reached'),
});

const LessonTextsFile = z.record(
  Id,
  z.strictObject({
    title: Said,
    teaches: Said.describe('Subject of the lesson, in one sentence'),
    steps: z.record(Id, StepTexts),
  }),
);

/** The texts of the lessons of a game in one language, by lesson and step. */
export type LessonTexts = z.infer<typeof LessonTextsFile>;
export type LessonStepTexts = z.infer<typeof StepTexts>;

/** Parses the texts of the lessons of a game. Throws a TestkitError that lists every invalid place. */
export function readLessonTexts(text: string): LessonTexts {
  return parseBySchema(LessonTextsFile, text);
}
