export const IDLE_RUNS_AT_ONCE = 2;

export interface ClinicsConfig {
  url: string;
  /** Default: as many as DATABASE_POOL_SIZE (80) allows. */
  mostOpen: number;
  /** Each clinic's share of DATABASE_POOL_SIZE. */
  poolSize: number;
  /** null: each clinic's own. */
  mailFrom: string | null;
}

/** Refused with CLINICS_URL: they would apply to one clinic or mix clinics. */
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
  /** Per clinic. */
  leastConnections: number;
}

/** null: a single clinic. */
export function readClinics({ env, faults, integer, url, mailFrom, leastConnections }: Read): ClinicsConfig | null {
  if (url === null) return null;
  const misplaced = OF_ONE_CLINIC.filter((name) => env[name]?.trim());
  if (misplaced.length > 0) {
    faults.push(`${misplaced.join(', ')}: con CLINICS_URL cada clínica tiene lo suyo (npm run clinics)`);
  }
  if (env['DEMO']?.trim() === 'true') faults.push('DEMO=true no va con CLINICS_URL');
  const connections = integer('DATABASE_POOL_SIZE', 80, 5_000, leastConnections * (1 + IDLE_RUNS_AT_ONCE));
  const most = Math.floor(connections / leastConnections) - IDLE_RUNS_AT_ONCE;
  const mostOpen = integer('CLINICS_OPEN', most, most, 1);
  return { url, mostOpen, poolSize: Math.floor(connections / (mostOpen + IDLE_RUNS_AT_ONCE)), mailFrom };
}
