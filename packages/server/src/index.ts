export { answerTasks } from './bots/answer-tasks.ts';
export { type ServeOptions, serve } from './serve.ts';
export { defaultDataFolder, LOG_LEVELS, type LogLevel, parseSettings, type Settings } from './settings.ts';
export { type RunningServer, type StartOptions, startServer, VERSION } from './start.ts';
export { StartProblem, type StartProblemCode } from './start-problem.ts';
