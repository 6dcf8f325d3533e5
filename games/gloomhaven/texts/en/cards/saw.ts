/** Names of the cards of the class saw. */
export const saw = {};
