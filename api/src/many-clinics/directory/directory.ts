import type { DataSource, EntityManager, MigrationInterface, QueryRunner } from 'typeorm';

import { connect, connectToMigrate, NO_LIMITS, REQUEST_LIMITS } from '../../platform/database/connect';
import { dropDatabase } from '../../platform/database/drop-database';
import { inMigrationTurn } from '../../platform/database/migration-turn';
import { poolOf } from '../../platform/database/pool-of';
import { quoted } from '../../platform/database/quoted';
import { runMigrations } from '../../platform/database/run-migrations';
import { reach, type Server } from '../../platform/database/server';
import type { ClinicListing } from './clinic-listing';
import { DirectoryClinic, DirectoryHost, DirectoryState } from './directory.entity';

const CONNECTIONS = 2;
const ENTITIES = [DirectoryClinic, DirectoryHost, DirectoryState] as never[];
const UNDEFINED_TABLE = '42P01';

export class Directory {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly server: Server,
  ) {}

  /** Creates its tables. Throws StartupError for an unusable URL. */
  static async open(url: string): Promise<Directory> {
    const uses = { entities: ENTITIES, poolSize: CONNECTIONS };
    const { dataSource, server } = await reach(url, 'CLINICS_URL', (at) => connect(at, uses, REQUEST_LIMITS));
    try {
      await makeTables(server);
    } catch (error) {
      await dataSource.destroy();
      throw error;
    }
    return new Directory(dataSource, server);
  }

  /** Read-only; none without tables. Throws like open(). */
  static async listedAt(url: string): Promise<ClinicListing[]> {
    const uses = { entities: ENTITIES, poolSize: 1 };
    const { dataSource } = await reach(url, 'CLINICS_URL', (at) => connect(at, uses, REQUEST_LIMITS));
    return listOf(dataSource.manager)
      .catch((error: { code?: unknown }) => {
        if (error.code === UNDEFINED_TABLE) return [];
        throw error;
      })
      .finally(() => dataSource.destroy());
  }

  async version(): Promise<string> {
    return (await this.dataSource.manager.findOneByOrFail(DirectoryState, { id: 1 })).version;
  }

  list(): Promise<ClinicListing[]> {
    return listOf(this.dataSource.manager);
  }

  /** Unique constraints reject another clinic's database or hosts. */
  async put({ hosts, ...clinic }: ClinicListing): Promise<void> {
    const { name } = clinic;
    await this.dataSource.transaction(async (manager) => {
      await manager.save(DirectoryClinic, clinic);
      await manager.delete(DirectoryHost, { clinic: name });
      await manager.insert(
        DirectoryHost,
        hosts.map((host, position) => ({ host, clinic: name, position })),
      );
    });
  }

  /** Keeps the database. */
  async remove(name: string): Promise<void> {
    await this.dataSource.manager.delete(DirectoryClinic, { name });
  }

  /** On the directory's server. False if it exists. Rejects without CREATEDB. */
  async createDatabase(name: string): Promise<boolean> {
    const known = await this.dataSource.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (known.length > 0) return false;
    await this.patiently((server) => server.query(`CREATE DATABASE ${quoted(name)}`));
    return true;
  }

  async dropDatabase(name: string): Promise<void> {
    await this.patiently((server) => dropDatabase(server, name));
  }

  private async patiently(work: (server: DataSource) => Promise<unknown>): Promise<void> {
    const patient = await connect(this.server, { poolSize: 1 }, NO_LIMITS);
    await work(patient).finally(() => patient.destroy());
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }
}

async function makeTables(server: Server): Promise<void> {
  const silent = () => undefined;
  const patient = await connectToMigrate(server, directoryMigrations);
  try {
    await inMigrationTurn(poolOf(patient), silent, () => runMigrations(patient, silent, silent));
  } finally {
    await patient.destroy();
  }
}

/** One snapshot, so that no clinic lacks its hosts. */
function listOf(manager: EntityManager): Promise<ClinicListing[]> {
  return manager.transaction('REPEATABLE READ', async (tx) => {
    const hosts = await tx.find(DirectoryHost, { order: { position: 'ASC' } });
    const ofClinic = new Map<string, string[]>();
    for (const { clinic, host } of hosts) ofClinic.set(clinic, [...(ofClinic.get(clinic) ?? []), host]);
    const clinics = await tx.find(DirectoryClinic, { order: { name: 'ASC' } });
    return clinics.map((clinic) => ({ ...clinic, hosts: ofClinic.get(clinic.name) ?? [] }));
  });
}

class Directory1768100700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE clinics (
        name text PRIMARY KEY CONSTRAINT clinics_name_check CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
        database text NOT NULL UNIQUE,
        public_url text,
        mail_from text,
        smtp_url text,
        settings jsonb NOT NULL DEFAULT '{}',
        is_suspended boolean NOT NULL DEFAULT false
      );
      CREATE TABLE clinic_hosts (
        host text PRIMARY KEY,
        clinic text NOT NULL REFERENCES clinics ON DELETE CASCADE,
        position integer NOT NULL,
        UNIQUE (clinic, position)
      );
      CREATE TABLE directory_state (id integer PRIMARY KEY CHECK (id = 1), version bigint NOT NULL);
      INSERT INTO directory_state VALUES (1, 1);
      CREATE FUNCTION note_directory_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE directory_state SET version = version + 1;
        RETURN NULL;
      END $$;
      CREATE TRIGGER clinics_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON clinics
        FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();
      CREATE TRIGGER clinic_hosts_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON clinic_hosts
        FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change()`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const directoryMigrations = [Directory1768100700000];
