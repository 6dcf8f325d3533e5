import * as z from 'zod';
import { type Brings, holdFor } from './brought.ts';
import type { Chance } from './chance.ts';
import { ContentPins } from './contentPins.ts';
import { KernelError } from './errors.ts';
import type { Game, GameDefinition } from './game.ts';
import { cloneJson } from './json.ts';
import type { GameEvent } from './log.ts';
import { compileShape, project } from './projection.ts';
import type { Viewer, ViewOf, Writable } from './visibility.ts';

/** Checks a definition, reads what its state hides, and makes a game of it. */
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
  const brings = { ...definition.brings } as Brings;
  const pins = new ContentPins<Options>(definition);

  return {
    ...definition,
    events: definition.events ?? z.never(),
    shape,
    hidesSomething,
    brings,
    hold: (holder, brought) => holdFor(holder, brings, brought),
    contentFor: (options) => pins.for(options),
    missingContent: (pin) => pins.missing(pin),
    view(state: State, viewer: Viewer): View {
      return project(shape, state, viewer) as View;
    },
    determinize(view: View, viewer: Viewer, chance: Chance): State {
      // A copy is free to be changed.
      const copy = cloneJson(view) as Writable<View>;
      // Nothing hidden: the view is the state.
      return deal ? deal(copy, viewer, chance) : (copy as object as State);
    },
    preview: (view, seat, action) => definition.preview?.(view, seat, action) ?? [],
    explain: (view, subject) => definition.explain?.(view, subject) ?? [],
    metrics: (state) => definition.metrics?.(state) ?? {},
  };
}
