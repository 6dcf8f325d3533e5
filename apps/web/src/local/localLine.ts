// A file of its own, so that pages fetch the code of local tables only when they ask for one.
export { localTables } from '@tessera/table';
