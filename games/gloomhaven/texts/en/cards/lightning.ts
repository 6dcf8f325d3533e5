/** Names of the cards of the class lightning. */
export const lightning = {};
