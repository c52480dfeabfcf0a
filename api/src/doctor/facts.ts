/** Facts to judge. A `fault` is Spanish or a code, without passwords. */
export interface Facts {
  isProduction: boolean;
  /** Settings, up to webhookLocalTargets; the rest is read as far as possible. */
  publicUrl: string | null;
  trustedProxies: number;
  poolSize: number;
  replicas: number;
  webhookLocalTargets: boolean;
  /** `todo`: advice, unless an unreachable database's applies. */
  database: DatabaseFacts | { fault: string; todo?: string };
  mail: { fault: string | null } | null;
  /** True: takes mail or has an address. null: no answer. */
  mailDomain: { name: string; isKnown: boolean | null };
  space: FolderFacts & { folder: string };
  backups: BackupFacts | null;
  machine: { openFiles: number | null; memoryBytes: number; knowsZone: boolean };
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
  /** Why this version cannot use the schema. */
  schemaFault: string | null;
  maxConnections: number;
  bytes: number;
  /** Database clock minus ours. */
  clockAheadMs: number;
  standbys: string;
  waitingCommits: number;
  knowsZone: boolean;
  demoAccounts: readonly string[];
}

export interface FolderFacts {
  /** null: no answer. */
  isWritable: boolean | null;
  freeBytes: number;
}

/** The key opens the file; null: unreadable. */
export type Opens = boolean | null;

export interface BackupFacts {
  folder: FolderFacts;
  hasKey: boolean;
  sealed: { file: string; opens: Opens } | null;
  /** Backups need DATABASE_DIRECT_URL to bypass the pooler. */
  needsDirect: boolean;
  /** The role may create test databases; null: no answer. */
  mayCheck: boolean | null;
  lateAfterHours: number;
  /** Since the last checked one; null: none; undefined: unknown. */
  checkedHoursAgo: number | null | undefined;
}

export type Grade = 'ok' | 'aviso' | 'mal';

export interface Finding {
  what: string;
  grade: Grade;
  says: string;
  todo: string | null;
}
