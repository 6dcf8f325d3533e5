/** Names of the cards of the class three-spears. */
export const threeSpears = {};
