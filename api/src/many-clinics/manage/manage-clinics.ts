import type { AdminAccount } from '../../features/accounts/admin/admin-account';
import type { BackupSettings } from '../../features/backups/backup-settings';
import type { Clock } from '../../platform/clock';
import { StartupError } from '../../platform/startup-error';
import { backupsOf, databaseUrlOf, publicUrlOf, type ClinicListing } from '../directory/clinic-listing';
import type { Directory } from '../directory/directory';
import { addAdmin, addFirstAdmin, backUpDatabase, migrateDatabase, promoteAccount } from './clinic-database';
import { readCommandLine, USAGE, type CommandLine } from './command-line';

interface Asked {
  admin(): Promise<AdminAccount>;
  email(): Promise<string>;
}

interface Manage {
  directory: Directory;
  clinicsUrl: string;
  /** Each clinic has a subfolder. null: no folder is set. */
  backups: BackupSettings | null;
  clock: Clock;
  asked: Asked;
  /** Aborts on SIGINT or SIGTERM. Called before interruptible work. */
  stopped(): AbortSignal;
  print(line: string): void;
}

/** npm run clinics. False: a part failed. StartupError for invalid input. */
export async function manageClinics(args: readonly string[], manage: Manage): Promise<boolean> {
  const line = readCommandLine(args);
  const { directory, print } = manage;
  switch (line.command) {
    case 'list':
      for (const listing of await directory.list()) print(described(listing));
      return true;
    case 'migrate':
      return migrateAll(line.name, manage);
    case 'backup':
      return backUpAll(line.name, manage);
    case 'add':
      await add(line, manage);
      return true;
    case 'change':
      await put({ ...(await listed(line, directory)), ...line.changes }, directory);
      break;
    case 'suspend':
    case 'resume':
      await put({ ...(await listed(line, directory)), isSuspended: line.command === 'suspend' }, directory);
      break;
    case 'admin':
      await addAnotherAdmin(line, manage);
      return true;
    case 'remove':
      await remove(line, manage);
      return true;
    default:
      print(USAGE);
      return false;
  }
  print(described(await listed(line, directory)));
  return true;
}

async function add(
  { name = '', changes }: CommandLine,
  { directory, clinicsUrl, clock, asked, print }: Manage,
): Promise<void> {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
    throw new StartupError('El nombre lleva minúsculas, números y guiones, y empieza con una letra.');
  }
  const { hosts } = changes;
  if (!hosts) throw new StartupError('Falta --host, la dirección de la clínica.');
  const listing: ClinicListing = {
    name,
    database: `turnero_${name.replaceAll('-', '_')}`,
    publicUrl: null,
    mailFrom: null,
    smtpUrl: null,
    settings: {},
    isSuspended: false,
    ...changes,
    hosts,
  };
  await assertFree(listing, directory);
  const admin = await asked.admin();
  const url = databaseUrlOf(clinicsUrl, listing.database);
  if (url !== listing.database && (await created(listing.database, directory)))
    print(`Se creó la base ${listing.database}`);
  // A new database would log every migration.
  await migrateDatabase(url, () => undefined);
  if (!(await addFirstAdmin(url, clock, admin)))
    print('La base ya tiene una cuenta de administración: queda como está.');
  await put(listing, directory);
  print(`Listo: ${publicUrlOf(listing)} atiende a ${name} en unos segundos.`);
}

async function created(database: string, directory: Directory): Promise<boolean> {
  try {
    return await directory.createDatabase(database);
  } catch (error) {
    if ((error as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartupError(
      `El usuario de CLINICS_URL no puede crear bases: creá ${database} vos, y repetí lo mismo después.`,
    );
  }
}

async function assertFree({ name, hosts, database }: ClinicListing, directory: Directory): Promise<void> {
  for (const other of await directory.list()) {
    if (other.name === name) throw new StartupError(`Ya hay una clínica ${name}: change la cambia.`);
    const host = hosts.find((one) => other.hosts.includes(one));
    if (host !== undefined) throw new StartupError(`La dirección ${host} es de ${other.name}.`);
    if (other.database === database) throw new StartupError(`Esa base es de ${other.name}.`);
  }
}

/** StartupError if another clinic has the database or a host; safe in parallel. */
async function put(listing: ClinicListing, directory: Directory): Promise<void> {
  try {
    await directory.put(listing);
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    throw new StartupError('Otra clínica ya tiene esa dirección, o esa base.');
  }
}

async function listed({ name = '' }: CommandLine, directory: Directory): Promise<ClinicListing> {
  const found = (await directory.list()).find((listing) => listing.name === name);
  if (!found) throw new StartupError(name === '' ? 'Falta el nombre de la clínica.' : `No hay una clínica ${name}.`);
  return found;
}

async function addAnotherAdmin(
  line: CommandLine,
  { directory, clinicsUrl, clock, asked, print }: Manage,
): Promise<void> {
  const { name, database } = await listed(line, directory);
  const url = databaseUrlOf(clinicsUrl, database);
  const email = line.isPromotion ? await asked.email() : (await addAsked(url, clock, asked)).email;
  if (line.isPromotion) await promoteAccount(url, clock, email);
  print(`Listo: ${email.trim()} puede iniciar sesión y administrar ${name}.`);
}

async function addAsked(url: string, clock: Clock, asked: Asked): Promise<AdminAccount> {
  const account = await asked.admin();
  await addAdmin(url, clock, account);
  return account;
}

async function migrateAll(name: string | undefined, manage: Manage): Promise<boolean> {
  const { clinicsUrl, print } = manage;
  const { all, failed } = await forEach(name, manage, (listing) =>
    migrateDatabase(databaseUrlOf(clinicsUrl, listing.database), (line) => print(`${listing.name}: ${line}`)),
  );
  print(`Al día: ${all - failed.length} de ${all}.`);
  if (failed.length > 0) print(`Falló: ${failed.join(', ')}. Repetilo cuando esté resuelto: sigue donde quedó.`);
  return failed.length === 0;
}

async function backUpAll(name: string | undefined, manage: Manage): Promise<boolean> {
  const { clinicsUrl, backups, clock, print } = manage;
  if (backups === null) throw new StartupError('Falta BACKUP_DIR: la carpeta de las copias de seguridad.');
  const signal = manage.stopped();
  const { all, failed } = await forEach(name, manage, (listing) => {
    if (signal.aborted) throw new StartupError('Se interrumpió.');
    return backUpDatabase(databaseUrlOf(clinicsUrl, listing.database), {
      settings: backupsOf(listing, backups)!,
      clock,
      signal,
      print: (line) => print(`${listing.name}: ${line}`),
    });
  });
  print(`Con copia: ${all - failed.length} de ${all}.`);
  if (failed.length > 0) print(`Falló: ${failed.join(', ')}.`);
  return failed.length === 0;
}

/** In turn, so that each has all connections. Reports failures and continues. */
async function forEach(
  name: string | undefined,
  { directory, print }: Manage,
  work: (listing: ClinicListing) => Promise<void>,
): Promise<{ all: number; failed: string[] }> {
  const all = await directory.list();
  const chosen = name === undefined ? all : all.filter((listing) => listing.name === name);
  if (chosen.length === 0)
    throw new StartupError(name === undefined ? 'No hay clínicas.' : `No hay una clínica ${name}.`);
  const failed: string[] = [];
  for (const listing of chosen) {
    try {
      await work(listing);
    } catch (error) {
      failed.push(listing.name);
      print(`${listing.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { all: chosen.length, failed };
}

async function remove(line: CommandLine, { directory, print }: Manage): Promise<void> {
  const listing = await listed(line, directory);
  const { name, database } = listing;
  const { dropDatabase } = line;
  if (dropDatabase !== undefined && dropDatabase !== name) {
    throw new StartupError(`--drop-database borra todos los datos de ${name}: lleva su nombre. No se borró nada.`);
  }
  if (dropDatabase !== undefined && database.includes('://')) {
    throw new StartupError(`La base de ${name} está en otro servidor: borrala ahí. No se quitó nada.`);
  }
  if (dropDatabase !== undefined) await drop(listing, directory);
  await directory.remove(name);
  const fate = dropDatabase === undefined ? '. Su base sigue donde estaba' : `, y su base ${database} se borró`;
  print(`Listo: ya no atiende a ${name}${fate}.`);
}

/** Suspends first, so that servers leave it. Removes the listing last, so that a failure can be repeated. */
async function drop(listing: ClinicListing, directory: Directory): Promise<void> {
  const { name, database } = listing;
  await put({ ...listing, isSuspended: true }, directory);
  try {
    await directory.dropDatabase(database);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const why = WHY_NOT_DROPPED[code ?? ''] ?? message;
    throw new StartupError(
      `La base ${database} no se borró: ${why}. ${name} quedó suspendida y en la lista: repetí en unos segundos ` +
        `npm run clinics -- remove ${name} --drop-database ${name}, o borrá la base vos y repetilo después.`,
    );
  }
}

/** Without credentials. */
function described(listing: ClinicListing): string {
  const { name, hosts, database, isSuspended } = listing;
  const where = database.includes('://') ? new URL(database).host + new URL(database).pathname : database;
  return `${name}  ${isSuspended ? 'suspendida' : 'atiende'}  ${hosts.join(', ')}  ${publicUrlOf(listing)}  base ${where}`;
}

const INSUFFICIENT_PRIVILEGE = '42501';
const OBJECT_IN_USE = '55006';
const UNIQUE_VIOLATION = '23505';
const WHY_NOT_DROPPED: Readonly<Record<string, string>> = {
  [OBJECT_IN_USE]: 'todavía se usa',
  [INSUFFICIENT_PRIVILEGE]: 'el usuario de CLINICS_URL no puede',
};
