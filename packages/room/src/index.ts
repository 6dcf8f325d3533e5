export { ROOM_MESSAGES, refusalInfo } from './messages.ts';
export { type Asked, Room, type RoomRecord, type Snapshot, type Step } from './room.ts';
export { Row, type Standing, standing } from './row.ts';
