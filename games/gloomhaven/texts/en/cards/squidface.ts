/** Names of the cards of the class squidface. */
export const squidface = {};
