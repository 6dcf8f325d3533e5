/** Names of the cards of the class eclipse. */
export const eclipse = {};
