/** Names of the cards of the class triangles. */
export const triangles = {};
