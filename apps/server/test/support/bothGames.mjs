// Both versions of the games: a match stays with the one it began with.
import { manifests as old } from './games.mjs';
import { manifests as next } from './nextGames.mjs';

export const manifests = [...next, ...old];
