import * as z from 'zod';
import type { Chance } from './chance.ts';
import { ContentPins } from './contentPins.ts';
import { KernelError } from './errors.ts';
import type { Game, GameDefinition } from './game.ts';
import type { GameEvent } from './log.ts';
import { type AttachmentKinds, retainFor } from './match/attachments.ts';
import { cloneJson } from './state/json.ts';
import { compileShape, eyesOf, isForTeams, project } from './state/projection.ts';
import type { Viewer, ViewOf, Writable } from './state/visibility.ts';
import type { Teams } from './teams.ts';

/** Validates a definition, compiles its visibility rules and returns the game. */
export function defineGame<
  Schema extends z.ZodType<object>,
  Action extends object,
  Options extends object,
  Event extends GameEvent = never,
>(
  definition: GameDefinition<z.infer<Schema>, Action, Options, ViewOf<Schema>, Event> & { readonly state: Schema },
): Game<z.infer<Schema>, Action, Options, ViewOf<Schema> & object> {
  type State = z.infer<Schema>;
  type View = ViewOf<Schema> & object;
  const { id, seats } = definition;
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new KernelError('bad-definition', id, 'A game id is lower-case words and dashes');
  if (!/^\d+\.\d+\.\d+$/.test(definition.version))
    throw new KernelError('bad-definition', id, 'A version is three numbers');
  if (!(seats.min >= 1 && seats.max >= seats.min))
    throw new KernelError('bad-definition', id, 'A game has at least one seat');

  const defaults = definition.options.safeParse({});
  if (!defaults.success) {
    const place = `options.${defaults.error.issues[0]?.path.map(String).join('.') ?? ''}`;
    throw new KernelError('bad-definition', place, 'Every option needs a default');
  }

  const shape = compileShape(definition.state);
  const hidesSomething = shape.kind !== 'open';
  const deal = definition.determinize?.bind(definition);
  if (hidesSomething && !deal) {
    throw new KernelError(
      'bad-definition',
      id,
      'The state hides something, so the game must say how to determinize it',
    );
  }
  checkTeams(definition, isForTeams(shape));
  const brings = { ...definition.brings } as AttachmentKinds;
  const pins = new ContentPins<Options>(definition);

  return {
    ...definition,
    events: definition.events ?? z.never(),
    shape,
    hidesSomething,
    brings,
    hold: (holder, brought) => retainFor(holder, brings, brought),
    contentFor: (options) => pins.for(options),
    missingContent: (pin) => pins.missing(pin),
    hashContent: () => pins.hashInSteps(),
    teams: (options, seats) => checkedTeams(id, definition.teams?.(options, seats), seats),
    view(state: State, viewer: Viewer): View {
      return project(shape, state, eyesOf(state, viewer)) as View;
    },
    determinize(view: View, viewer: Viewer, chance: Chance): State {
      // `determinize` may mutate its copy.
      const copy = cloneJson(view) as Writable<View>;
      // With nothing hidden, the view is the state.
      return deal ? deal(copy, viewer, chance) : (copy as object as State);
    },
    preview: (view, seat, action) => definition.preview?.(view, seat, action) ?? [],
    explain: (view, subject) => definition.explain?.(view, subject) ?? [],
    metrics: (state) => definition.metrics?.(state) ?? {},
  };
}

/** Checks that the state declares its teams: views are computed from the state alone. */
function checkTeams(
  { id, state, teams }: { readonly id: string; readonly state: z.ZodType; readonly teams?: unknown },
  isForTeams: boolean,
): void {
  if (!teams && !isForTeams) return;
  const { shape } = state._zod.def as { readonly shape?: object };
  if (!shape || !('teams' in shape))
    throw new KernelError('bad-definition', `${id}, state.teams`, 'A game with teams keeps them in state.teams');
  if (!teams)
    throw new KernelError('bad-definition', `${id}, teams`, 'Something is for a team, but there are no teams');
}

function checkedTeams(game: string, teams: Teams | undefined, seats: number): Teams | undefined {
  if (!teams) return undefined;
  if (teams.length === seats && teams.every((team) => /^[a-z][a-z0-9-]*$/.test(team))) return teams;
  throw new KernelError('bad-definition', `${game}, teams`, 'There is a code of lower-case words for each seat');
}
