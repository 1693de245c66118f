import { describe, expect, it } from 'vitest';
import { LIMITS_SYNTAX, USUAL_LIMITS } from './limits.ts';
import { NO_NOTICES } from './notice-settings.ts';
import { defaultDataFolder, parseSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

describe('settings', () => {
  it('have defaults that suit one person on one machine', () => {
    expect(parseSettings({ HOME: '/people/ann' })).toEqual({
      port: 4400,
      host: '127.0.0.1',
      dataFolder: '/people/ann/.local/share/hardtop',
      databaseUrl: null,
      log: 'warn',
      metrics: 'loopback',
      limits: USUAL_LIMITS,
      tableMegabytes: null,
      watchDelay: 60,
      notices: NO_NOTICES,
      proxies: [],
      origins: [],
      secret: null,
      nodeUrl: null,
      nodes: 1,
      archiveDays: 180,
      deleteDays: null,
    });
  });

  it('come from the environment; an empty value counts as absent', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      HARDTOP_DATA: '/srv/x',
      DATABASE_URL: 'postgres://h/d',
      HARDTOP_LOG: '',
      HARDTOP_METRICS: 'everyone',
      HARDTOP_LIMITS: 'games=5/50, sockets=3',
      HARDTOP_TABLE_MB: '300',
      HARDTOP_DELETE_DAYS: '30',
      HARDTOP_PROXIES: 'loopback 10.0.0.0/8',
      HARDTOP_ORIGINS: 'https://Cars.example',
      HARDTOP_SECRET: '0123456789abcdef0123456789abcdef',
      HARDTOP_NODE_URL: 'http://10.0.0.7:4400',
      HARDTOP_WATCH_DELAY: '5',
    };
    expect(parseSettings(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataFolder: '/srv/x',
      databaseUrl: 'postgres://h/d',
      log: 'warn',
      metrics: 'everyone',
      limits: { ...USUAL_LIMITS, games: { atOnce: 5, anHour: 50 }, sockets: 3 },
      tableMegabytes: 300,
      watchDelay: 5,
      notices: NO_NOTICES,
      proxies: ['loopback', '10.0.0.0/8'],
      origins: ['https://cars.example'],
      secret: '0123456789abcdef0123456789abcdef',
      nodeUrl: 'http://10.0.0.7:4400',
      nodes: 1,
      archiveDays: null,
      deleteDays: 30,
    });
  });

  it('have several nodes only where they can share a database', () => {
    const DATABASE_URL = 'postgres://h/d';
    expect(parseSettings({ HARDTOP_NODES: '4', DATABASE_URL }).nodes).toBe(4);
    expect(parseSettings({ HARDTOP_NODES: '1' }).nodes).toBe(1);
    expect(() => parseSettings({ HARDTOP_NODES: '2' })).toThrow(/^HARDTOP_NODES is 2, but .+ DATABASE_URL$/);
    const HARDTOP_NODE_URL = 'http://10.0.0.7:4400';
    expect(() => parseSettings({ HARDTOP_NODES: '2', DATABASE_URL, HARDTOP_NODE_URL })).toThrow(
      /^HARDTOP_NODES and HARDTOP_NODE_URL do not go together: /,
    );
    expect(parseSettings({ HARDTOP_NODES: '1', HARDTOP_NODE_URL }).nodeUrl).toBe(HARDTOP_NODE_URL);
  });

  it('limits can be left out altogether', () => {
    expect(parseSettings({ HARDTOP_LIMITS: 'off' }).limits).toBeNull();
  });

  it.each([
    [{ HARDTOP_LIMITS: 'games=5' }, `HARDTOP_LIMITS ${LIMITS_SYNTAX}`],
    [{ HARDTOP_LIMITS: 'toString=5/5' }, `HARDTOP_LIMITS ${LIMITS_SYNTAX}`],
    [{ HARDTOP_DELETE_DAYS: '0' }, 'HARDTOP_DELETE_DAYS must be a number of days, or "off"'],
    [{ HARDTOP_ORIGINS: 'cars.example' }, 'HARDTOP_ORIGINS must list origins, such as https://example.org'],
    [
      { HARDTOP_PROXIES: 'everybody' },
      'HARDTOP_PROXIES must list addresses or networks, such as loopback or 10.0.0.0/8',
    ],
    [{ HARDTOP_SECRET: 'short' }, 'HARDTOP_SECRET must be 32 characters or more, by chance'],
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
    [{ HARDTOP_NODES: '0' }, 'HARDTOP_NODES must be a whole number from 1 to 64'],
    [{ HARDTOP_NODES: '65' }, 'HARDTOP_NODES must be a whole number from 1 to 64'],
    [{ HARDTOP_NODES: 'all' }, 'HARDTOP_NODES must be a whole number from 1 to 64'],
    [{ HARDTOP_LOG: 'loud' }, 'HARDTOP_LOG must be one of silent, error, warn, info, debug'],
    [{ HARDTOP_METRICS: 'some' }, 'HARDTOP_METRICS must be one of off, loopback, everyone'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://user:password@host:5432/database'],
  ])('%j is refused by name', (env, message) => {
    expect(() => parseSettings(env)).toThrow(new StartProblem('setting', message));
  });

  it('never repeat a value that may hold a password', () => {
    expect(() => parseSettings({ DATABASE_URL: 'secret@host' })).not.toThrow(/secret/);
  });

  it.each([
    ['linux', { XDG_DATA_HOME: '/x' }, '/x/hardtop'],
    ['darwin', { HOME: '/Users/ann' }, '/Users/ann/Library/Application Support/hardtop'],
  ] as const)('keep data where %s keeps such things', (platform, env, folder) => {
    expect(defaultDataFolder(env, platform)).toBe(folder);
  });
});
