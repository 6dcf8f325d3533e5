export { type Config, readConfig, readWorkerConfig, type WorkerConfig } from './config.ts';
export { ConfigError, SERVER_ERROR_CODES, ServerError, type ServerErrorCode } from './errors.ts';
export { renamedVariablesWarning } from './renamedVariables.ts';
export { type RunningServer, type ServerSettings, startServer } from './server.ts';
export { startProblem } from './startErrors.ts';
export { type RunningWorker, startWorker } from './workers/worker.ts';
