export * from './characters.ts';
export * from './entry.ts';
export * from './ids.ts';
export * from './match.ts';
export * from './packs.ts';
export * from './refusal.ts';
export * from './rest.ts';
export * from './socket.ts';
