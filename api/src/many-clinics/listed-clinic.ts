import path from 'node:path';

import type { ClinicDefaults, ProductOptions } from '../app-options';
import { openClinic, type Clinic } from '../clinic';
import { entities } from '../entities';
import { Database } from '../platform/database/database';
import { assertServes } from '../platform/database/prepare-schema';
import type { Metrics } from '../platform/http/probes';
import type { Mailer } from '../platform/mail/mail';
import { Outbox } from '../platform/mail/outbox';
import type { RepeatedFaults } from '../platform/repeated-faults';
import { StartupError } from '../platform/startup-error';
import type { IdleRunnable } from './idle-clinic-runner';
import { backupsOf, databaseUrlOf, mailOf, publicUrlOf, type ClinicListing } from './directory/clinic-listing';

export interface ProcessSettings {
  clinicsUrl: string;
  /** Per clinic. */
  poolSize: number;
  smtpUrl: string | null;
  mailFrom: string | null;
  makeMailer(url: string, from: string): Mailer;
  /** With a subfolder per clinic. */
  outboxDir: string;
  /** With a subfolder per clinic. */
  paperDir: string | null;
}

export interface ListedClinic extends Clinic, IdleRunnable {
  startJobs(): void;
}

export class ListedClinics {
  readonly databases = new Set<Database>();

  constructor(
    private readonly options: ProductOptions & ClinicDefaults & ProcessSettings,
    private readonly faults: RepeatedFaults,
  ) {}

  get size(): number {
    return this.databases.size;
  }

  /** Does not migrate: requests would wait for it. */
  async open(listing: ClinicListing, metrics: Metrics): Promise<ListedClinic> {
    const { clinicsUrl, poolSize } = this.options;
    const url = databaseUrlOf(clinicsUrl, listing.database);
    const db = await Database.open(url, entities, poolSize, url, '--database');
    try {
      await assertUpToDate(db);
      const gauged = { database: db.name, clinic: listing.name };
      const clinic = await openClinic({ ...this.options, ...this.optionsOf(listing), db }, metrics, gauged);
      this.databases.add(db);
      return this.running(clinic, db);
    } catch (error) {
      await db.close();
      throw error;
    }
  }

  private optionsOf(listing: ClinicListing) {
    const { log, makeMailer, outboxDir, paperDir, backups = null } = this.options;
    const { name, settings } = listing;
    const { smtpUrl, from } = mailOf(listing, this.options);
    return {
      log: log.child({ clinic: name }),
      faults: this.faults.of(name),
      corsOrigins: settings.corsOrigins ?? [],
      paperDir: paperDir && path.join(paperDir, name),
      backups: backupsOf(listing, backups),
      paperMail: settings.paperMail ?? null,
      mail: {
        mailer: smtpUrl === null ? new Outbox(path.join(outboxDir, name)) : makeMailer(smtpUrl, from),
        from,
        publicUrl: () => publicUrlOf(listing),
      },
    };
  }

  private running(clinic: Clinic, db: Database): ListedClinic {
    const jobs = clinic.jobs!;
    let isStarted = false;
    return {
      ...clinic,
      startJobs: () => {
        if (!isStarted) jobs.start();
        isStarted = true;
      },
      catchUp: (signal, stopping) => jobs.catchUp(signal, stopping),
      isBusy: () => jobs.isWorking,
      settle: () => jobs.settle(),
      close: async () => {
        clinic.endStreams();
        await jobs.stop();
        this.databases.delete(db);
        // The last figures may still be right.
        const { nextDue, hasJobs } = await jobs.outlook().catch(() => ({ nextDue: null, hasJobs: true }));
        await clinic.keepFigures(hasJobs);
        await db.close();
        return nextDue;
      },
    };
  }
}

async function assertUpToDate(db: Database): Promise<void> {
  const state = await db.schemaState();
  assertServes(state);
  if (state.pending.length === 0) return;
  throw new StartupError(
    `A su base de datos le faltan ${state.pending.length} migraciones: npm run clinics -- migrate`,
  );
}
