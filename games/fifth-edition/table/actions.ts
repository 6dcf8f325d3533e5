// Actions of a sheet that a party sends to its members. They are apart from the table, which loads its styles.
export { restAction } from './play/rest/restAction.ts';
export { standingOf } from './sheet/hitPoints/hitPoints.ts';
