import { usualRules, type ServiceRules } from '../service/ServiceParts.ts';

/** What the environment says about the server. */
export interface ServerConfig {
  readonly rules: ServiceRules;
  readonly host: string;
  readonly port: number;
  /** Connection string of PostgreSQL; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** File of the embedded database. */
  readonly databaseFile: string;
  /** Files of private keys (PKCS #8, PEM), the present one first. */
  readonly keyFiles: readonly string[];
  readonly trustedProxies: readonly string[];
  /** By chain id: the node that is asked about contract wallets. */
  readonly nodes: ReadonlyMap<number, string>;
}

/** The environment is not usable: says which variable, and why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function needed(environment: Environment, name: string): string {
  const value = environment[name]?.trim();
  if (value === undefined || value === '') throw new ConfigError(`${name} must be set`);
  return value;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not ${text}`);
  return value;
}

function originsOf(environment: Environment): readonly string[] {
  return listOf(needed(environment, 'ACCOUNTS_ORIGINS')).map((text) => {
    if (!URL.canParse(text) || new URL(text).origin !== text)
      throw new ConfigError(`ACCOUNTS_ORIGINS: ${text} is no origin such as https://example.org`);
    return text;
  });
}

function nodesOf(environment: Environment): ReadonlyMap<number, string> {
  const entries = listOf(environment['ACCOUNTS_NODES']).map((entry) => {
    const [chain = '', ...rest] = entry.split('=');
    const url = rest.join('=');
    if (!/^https?:\/\//.test(url)) throw new ConfigError(`ACCOUNTS_NODES: ${entry} is not chain=url`);
    return [wholeNumber('ACCOUNTS_NODES', chain, 1, Number.MAX_SAFE_INTEGER), url] as const;
  });
  return new Map(entries);
}

function rulesOf(environment: Environment): ServiceRules {
  const chainIds = listOf(needed(environment, 'ACCOUNTS_CHAIN_IDS')).map((text) =>
    wholeNumber('ACCOUNTS_CHAIN_IDS', text, 1, Number.MAX_SAFE_INTEGER),
  );
  const contact = needed(environment, 'ACCOUNTS_CONTACT');
  if (contact.length > 200) throw new ConfigError('ACCOUNTS_CONTACT must have at most 200 characters');
  const waiting = environment['ACCOUNTS_PASSWORDS_WAITING'] ?? String(usualRules.passwordsWaiting);
  return {
    ...usualRules,
    origins: originsOf(environment),
    chainIds,
    contact,
    passwordsWaiting: wholeNumber('ACCOUNTS_PASSWORDS_WAITING', waiting, 0, 10_000),
  };
}

const databaseOf = (environment: Environment): Pick<ServerConfig, 'databaseUrl' | 'databaseFile'> => ({
  databaseUrl: environment['ACCOUNTS_DATABASE_URL']?.trim() || undefined,
  databaseFile: environment['ACCOUNTS_DATABASE_FILE']?.trim() || 'accounts.db',
});

/** The part of the environment that the administrator's command needs. */
export const readDatabaseConfig = databaseOf;

/** Reads the server's environment; docs/accounts.md explains each variable. @throws ConfigError */
export function readServerConfig(environment: Environment): ServerConfig {
  return {
    rules: rulesOf(environment),
    host: environment['ACCOUNTS_HOST']?.trim() || '127.0.0.1',
    port: wholeNumber('ACCOUNTS_PORT', environment['ACCOUNTS_PORT']?.trim() || '8787', 0, 65_535),
    ...databaseOf(environment),
    keyFiles: listOf(needed(environment, 'ACCOUNTS_KEY_FILES')),
    trustedProxies: listOf(environment['ACCOUNTS_TRUSTED_PROXIES']),
    nodes: nodesOf(environment),
  };
}
