// Separate module, so that pages load the code of local tables only on first use.
export { localTables } from '@tessera/table';
