export const games = [];
