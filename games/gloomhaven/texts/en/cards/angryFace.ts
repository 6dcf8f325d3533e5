/** Names of the cards of the class angry-face. */
export const angryFace = {};
