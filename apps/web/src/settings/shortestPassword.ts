/** How many characters a password must have; the server says the same. */
export const SHORTEST_PASSWORD = 8;
