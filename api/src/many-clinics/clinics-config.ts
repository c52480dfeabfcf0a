/** Of clinics that nobody visits as many are open at once, beside those that are visited. */
export const CARED_AT_ONCE = 2;

/** What a process that serves many clinics is set to. */
export interface ClinicsConfig {
  /** CLINICS_URL: the database that lists them. */
  url: string;
  /** CLINICS_OPEN, how many may be in use at once. Default: as many as DATABASE_POOL_SIZE, 80, is enough for. */
  mostOpen: number;
  /** Connections of each at most: its share of DATABASE_POOL_SIZE. */
  poolSize: number;
  /** MAIL_FROM; null: each clinic's own. */
  mailFrom: string | null;
}

/** They would be one clinic's, or every clinic's turnos would go to one address. */
const OF_ONE_CLINIC = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'PUBLIC_URL',
  'ADMIN_EMAIL',
  'CORS_ORIGINS',
  'PAPER_MAIL',
] as const;

interface Read {
  env: Readonly<Record<string, string | undefined>>;
  faults: string[];
  integer(name: string, fallback: number, max: number, min: number): number;
  url: string | null;
  mailFrom: string | null;
  /** Connections of a clinic at least. */
  leastConnections: number;
}

/** null: one clinic. */
export function readClinics({ env, faults, integer, url, mailFrom, leastConnections }: Read): ClinicsConfig | null {
  if (url === null) return null;
  const misplaced = OF_ONE_CLINIC.filter((name) => env[name]?.trim());
  if (misplaced.length > 0) {
    faults.push(`${misplaced.join(', ')}: con CLINICS_URL cada clínica tiene lo suyo (npm run clinics)`);
  }
  if (env['DEMO']?.trim() === 'true') faults.push('DEMO=true no va con CLINICS_URL');
  const connections = integer('DATABASE_POOL_SIZE', 80, 5_000, leastConnections * (1 + CARED_AT_ONCE));
  const most = Math.floor(connections / leastConnections) - CARED_AT_ONCE;
  const mostOpen = integer('CLINICS_OPEN', most, most, 1);
  return { url, mostOpen, poolSize: Math.floor(connections / (mostOpen + CARED_AT_ONCE)), mailFrom };
}
