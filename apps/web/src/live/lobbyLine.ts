// Separate module, so that the lobby does not load the rest of the table code.
export { createSocket, followLobby } from '@tessera/table';
