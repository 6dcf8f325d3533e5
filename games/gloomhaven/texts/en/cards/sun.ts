/** Names of the cards of the class sun. */
export const sun = {};
