import type { Config } from '../config';
import { plural } from '../domain/plural';
import { IDLE_RUNS_AT_ONCE, type ClinicsConfig } from '../many-clinics/clinics-config';
import {
  backupsOf,
  databaseUrlOf,
  mailOf,
  publicUrlOf,
  type ClinicListing,
} from '../many-clinics/directory/clinic-listing';
import { Directory } from '../many-clinics/directory/directory';
import type { Clock } from '../platform/clock';
import { checkSmtp } from '../platform/mail/smtp-mailer';
import type { Finding } from './facts';
import { finding } from './finding';
import { judge } from './judge';
import { lookAround, type Asked } from './look';
import { namesOfMany } from './names';

interface JudgedClinic {
  name: string;
  findings: readonly Finding[];
}

/** One after the other. */
export async function judgeClinics(
  config: Config,
  clinics: ClinicsConfig,
  asked: Asked,
  clock: Clock,
): Promise<Finding[]> {
  let listed: ClinicListing[];
  try {
    listed = await Directory.listedAt(clinics.url);
  } catch (error) {
    const todo = 'Fijate que PostgreSQL esté en marcha, y que CLINICS_URL lleve a él desde esta máquina.';
    return [finding(LIST, 'mal', (error as Error).message, todo)];
  }
  const smtp = once(checkSmtp);
  const judged: JudgedClinic[] = [];
  for (const listing of listed.filter(({ isSuspended }) => !isSuspended)) {
    const names = namesOfMany(listing);
    const facts = await lookAround(configOf(listing, config, clinics), asked, clock, { names, smtp });
    judged.push({ name: listing.name, findings: judge(facts, names) });
  }
  return [ofList(judged.length, listed.length), ...together(judged)];
}

const LIST = 'Lista de clínicas';

function ofList(served: number, listed: number): Finding {
  if (served === 0) return finding(LIST, 'aviso', 'No se atiende a ninguna', 'npm run clinics -- add agrega una.');
  const suspended = listed - served;
  const rest = suspended === 0 ? '' : `, y ${suspended} ${plural(suspended, 'suspendida', 'suspendidas')}`;
  return finding(LIST, 'ok', `${served} ${plural(served, 'clínica', 'clínicas')}${rest}`);
}

/** As a process with only this clinic, and all connections. */
function configOf(listing: ClinicListing, config: Config, clinics: ClinicsConfig): Config {
  const { smtpUrl, from } = mailOf(listing, { smtpUrl: config.smtpUrl, mailFrom: clinics.mailFrom });
  return {
    ...config,
    clinics: null,
    databaseUrl: databaseUrlOf(clinics.url, listing.database),
    databasePoolSize: (clinics.mostOpen + IDLE_RUNS_AT_ONCE) * clinics.poolSize,
    publicUrl: publicUrlOf(listing),
    smtpUrl,
    mailFrom: from,
    backups: backupsOf(listing, config.backups),
  };
}

/** Common findings once; the rest per clinic, without healthy ones. */
function together(judged: readonly JudgedClinic[]): Finding[] {
  const [first, ...others] = judged.map(({ findings }) => new Map(findings.map((one) => [JSON.stringify(one), one])));
  if (!first) return [];
  const common = [...first].filter(([key]) => others.every((other) => other.has(key)));
  const keys = new Set(common.map(([key]) => key));
  const own = judged.flatMap(({ name, findings }) =>
    findings
      .filter((one) => one.grade !== 'ok' && !keys.has(JSON.stringify(one)))
      .map((one) => ({ ...one, what: `${name}, ${one.what}` })),
  );
  return [...common.map(([, one]) => one), ...own];
}

/** Clinics share a mail server. */
function once<Answer>(ask: (url: string) => Promise<Answer>): (url: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>();
  return (url) => {
    const answer = asked.get(url) ?? ask(url);
    asked.set(url, answer);
    return answer;
  };
}
