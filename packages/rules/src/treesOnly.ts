import { config } from 'zod';

/**
 * Content is parsed from JSON text, so it is a tree. Looking out for input that refers back to itself, which zod does wherever
 * schemas are recursive, is a good part of the time in which content is loaded. Schemas read this when they are made: it is
 * imported before any of them.
 */
config({ memoizer: { attach: () => {}, guard: () => {}, alloc: (_schema, _payload, empty) => empty } });
