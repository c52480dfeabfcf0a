/** What is looked at. A `fault` is in Spanish or a code, without passwords. */
export interface Facts {
  isProduction: boolean;
  /** Of the configuration; all else is looked at as far as it can be. */
  publicUrl: string | null;
  trustedProxies: number;
  poolSize: number;
  replicas: number;
  webhookLocalTargets: boolean;
  /** `todo`: what to do, where it is not that nobody answers. */
  database: DatabaseFacts | { fault: string; todo?: string };
  /** null: no SMTP_URL. */
  mail: { fault: string | null } | null;
  /** Whether the domain of MAIL_FROM takes mail or has an address; null: could not be asked. */
  mailDomain: { name: string; isKnown: boolean | null };
  space: FolderFacts & { folder: string };
  /** null: no BACKUP_DIR. */
  backups: BackupFacts | null;
  machine: { openFiles: number | null; memoryBytes: number; knowsZone: boolean };
  /** null: not asked for. */
  outbound: { target: string; fault: string | null } | null;
}

export interface DatabaseFacts {
  version: string;
  isPooled: boolean;
  encoding: string;
  hasCollationChanged: boolean;
  extensions: readonly string[];
  mayChangeTables: boolean;
  /** Tables that its role may not read or write. */
  closedTables: readonly string[];
  pending: number;
  /** Why this version cannot work with the schema. */
  schemaFault: string | null;
  maxConnections: number;
  bytes: number;
  /** The database's clock less ours. */
  clockAheadMs: number;
  standbys: string;
  waitingCommits: number;
  knowsZone: boolean;
  demoAccounts: readonly string[];
}

export interface FolderFacts {
  /** null: nothing answers there. */
  isWritable: boolean | null;
  freeBytes: number;
}

/** Whether the key opens a file; null: it could not be read. */
export type Opens = boolean | null;

export interface BackupFacts {
  folder: FolderFacts;
  hasKey: boolean;
  /** The last that is encrypted; null: none is. */
  sealed: { file: string; opens: Opens } | null;
  /** Without a pooler the database is reached only by DATABASE_DIRECT_URL. */
  needsDirect: boolean;
  /** May databases be made where they are tried? null: nobody answers there. */
  mayCheck: boolean | null;
  lateAfterHours: number;
  /** Since the last that was restored and checked; null: none was; undefined: the database does not say. */
  checkedHoursAgo: number | null | undefined;
}

export type Grade = 'ok' | 'aviso' | 'mal';

export interface Finding {
  what: string;
  grade: Grade;
  /** How it is. */
  says: string;
  /** What to do; null where nothing is. */
  todo: string | null;
}
