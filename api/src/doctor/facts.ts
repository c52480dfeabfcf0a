/** Facts to judge. A `fault` is Spanish or a code, without passwords. */
export interface Facts {
  isProduction: boolean;
  /** Settings, up to webhookLocalTargets; other facts are read as far as possible. */
  publicUrl: string | null;
  trustedProxies: number;
  poolSize: number;
  replicas: number;
  webhookLocalTargets: boolean;
  /** `todo`: advice, if not the same as for an unreachable database. */
  database: DatabaseFacts | { fault: string; todo?: string };
  /** null: no SMTP_URL. */
  mail: { fault: string | null } | null;
  /** True if MAIL_FROM's domain takes mail or has an address; null: no answer. */
  mailDomain: { name: string; isKnown: boolean | null };
  space: FolderFacts & { folder: string };
  /** null: no BACKUP_DIR. */
  backups: BackupFacts | null;
  machine: { openFiles: number | null; memoryBytes: number; knowsZone: boolean };
  /** null: not requested. */
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
  /** Newest encrypted backup; null: none. */
  sealed: { file: string; opens: Opens } | null;
  /** Backups need DATABASE_DIRECT_URL to bypass the pooler. */
  needsDirect: boolean;
  /** The role may create test databases; null: no answer. */
  mayCheck: boolean | null;
  lateAfterHours: number;
  /** Since the last checked backup; null: none; undefined: unknown. */
  checkedHoursAgo: number | null | undefined;
}

export type Grade = 'ok' | 'aviso' | 'mal';

export interface Finding {
  what: string;
  grade: Grade;
  says: string;
  /** Advice; null if nothing is to be done. */
  todo: string | null;
}
