export { backup, restore } from './backup/backup-file.ts';
export { moveFolder } from './backup/move-folder.ts';
export { answerTasks } from './bots/answer-tasks.ts';
export { answerClerks } from './clerks/answer-clerks.ts';
export { type ServeOptions, serve } from './serve.ts';
export { serveNode } from './serve-node.ts';
export { defaultDataFolder, LOG_LEVELS, type LogLevel, parseSettings, type Settings } from './settings/settings.ts';
export { StartProblem, type StartProblemCode } from './settings/start-problem.ts';
export { type RunningServer, type StartOptions, startServer, VERSION } from './start.ts';
