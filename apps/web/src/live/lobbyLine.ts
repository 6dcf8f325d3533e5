// A file of its own, so that the lobby fetches only these and not everything a table needs.
export { createSocket, followLobby } from '@tessera/table';
