import { botsOf } from '@tessera/bots';
import { games as catalog } from '@tessera/catalog';
import { columns, defineCommand, EXIT } from '@tessera/terminal';
import { optionsSchema } from '../matchFlags.ts';

export const games = defineCommand({
  name: 'games',
  topic: 'play',
  summary: 'List the games, their seats and their bots',
  operands: { usage: '', min: 0, max: 0 },
  flags: {},
  examples: ['tessera games', 'tessera games --json'],

  async run(_given, { paint, tableWidth }) {
    const rows = catalog.map(({ game, bots, manifest }) => [
      paint.cyan(game.id),
      game.version,
      seatsText(game.seats),
      Object.keys(botsOf(game, bots)).join(', '),
      manifest.texts.en.card.tagline,
    ]);
    const heading = ['game', 'version', 'seats', 'bots', ''].map(paint.bold);
    return {
      exit: EXIT.fine,
      text: columns([heading, ...rows], [], tableWidth),
      document: catalog.map(({ game }) => ({
        id: game.id,
        version: game.version,
        seats: { min: game.seats.min, max: game.seats.max },
        options: optionsSchema(game),
      })),
    };
  },
});

function seatsText({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min}-${max}`;
}
