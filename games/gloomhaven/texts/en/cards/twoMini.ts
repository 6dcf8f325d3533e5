/** Names of the cards of the class two-mini. */
export const twoMini = {};
