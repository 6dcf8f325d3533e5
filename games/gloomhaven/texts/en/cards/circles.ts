/** Names of the cards of the class circles. */
export const circles = {};
