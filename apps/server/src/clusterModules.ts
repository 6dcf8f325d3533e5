// The parts that only a node of a cluster needs. A single server does not load them, nor their libraries (pg, ioredis, bullmq).

export { joinCluster } from './cluster/member.ts';
export { SharedCounters } from './cluster/sharedCounters.ts';
export { openGateway } from './gateway/gateway.ts';
export { openPostgres } from './storage/postgres.ts';
export { openQueuedBots } from './workers/queuedBots.ts';
