export { type Config, readConfig } from './config.ts';
export { ConfigError, SERVER_ERROR_CODES, ServerError, type ServerErrorCode } from './errors.ts';
export { type RunningServer, type ServerSettings, startServer } from './server.ts';
