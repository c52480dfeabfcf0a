import type { BackupFacts, Facts, Finding } from './facts';
import { amount, finding, GIB } from './finding';
import type { Names } from './names';

export function ofBackups({ backups, isProduction }: Facts, names: Names): Finding[] {
  const what = 'Copias de seguridad';
  if (backups === null) {
    const todo = 'Poné BACKUP_DIR, una carpeta que se copie también a otra máquina.';
    return [finding(what, isProduction ? 'mal' : 'aviso', 'Sin BACKUP_DIR no se hace ninguna', todo)];
  }
  return [ofLastBackup(what, backups, names), ofKey(backups, names)];
}

const KEPT = 'guardala también en otro lado, porque sin ella no se abren';
const FIND_KEY = 'Buscá la clave con la que se hizo y ponela en BACKUP_KEY';

function ofKey({ hasKey, sealed }: BackupFacts, { backup }: Names): Finding {
  const what = 'Clave de las copias';
  if (sealed === null && hasKey) return finding(what, 'ok', `Hay: ${KEPT}`);
  if (sealed === null)
    return finding(
      what,
      'aviso',
      'Sin BACKUP_KEY quien tenga un archivo lee todo',
      'npm run backup -- --new-key hace una.',
    );
  if (!hasKey)
    return finding(
      what,
      'mal',
      `Falta BACKUP_KEY: ${sealed.file} está cifrada, y las próximas quedan sin cifrar`,
      `${FIND_KEY}; una nueva no la abre.`,
    );
  if (sealed.opens === null)
    return finding(
      what,
      'mal',
      `No se pudo leer ${sealed.file}`,
      'Revisá el archivo y sus permisos, o hacé otra copia.',
    );
  if (sealed.opens) return finding(what, 'ok', `${sealed.file} se abre con BACKUP_KEY: ${KEPT}`);
  return finding(
    what,
    'mal',
    `BACKUP_KEY no abre ${sealed.file}, la última cifrada`,
    `${FIND_KEY}. Si la cambiaste, guardá la anterior para las copias de antes, y hacé una con ${backup}.`,
  );
}

function ofLastBackup(
  what: string,
  { folder, needsDirect, mayCheck, ...facts }: BackupFacts,
  { directDatabase, backup }: Names,
): Finding {
  const { lateAfterHours, checkedHoursAgo } = facts;
  if (folder.isWritable === null)
    return finding(what, 'mal', 'BACKUP_DIR no contesta', 'Revisá el disco o la red donde está.');
  if (!folder.isWritable)
    return finding(what, 'mal', 'No se puede escribir en BACKUP_DIR', 'Revisá que la carpeta exista y sus permisos.');
  if (needsDirect)
    return finding(what, 'mal', 'No se hacen por un pooler', `Poné ${directDatabase}, que lleve a PostgreSQL sin él.`);
  if (mayCheck === null)
    return finding(what, 'mal', 'No contesta el servidor donde se prueban', 'Revisá BACKUP_CHECK_URL.');
  if (!mayCheck)
    return finding(
      what,
      'mal',
      'El usuario no puede crear la base de datos donde se prueban',
      'ALTER ROLE … CREATEDB, o BACKUP_CHECK_URL con un servidor donde se pueda.',
    );
  if (folder.freeBytes < GIB / 4)
    return finding(what, 'mal', `Libres en BACKUP_DIR: ${amount(folder.freeBytes)}`, 'Hacé lugar.');
  if (checkedHoursAgo === undefined)
    return finding(what, 'ok', 'Hay dónde escribirlas; de cuándo es la última comprobada lo sabe la base de datos');
  if (checkedHoursAgo === null)
    return finding(what, 'aviso', 'Todavía no hay ninguna comprobada', `${backup} hace la primera.`);
  const says = `La última comprobada es de hace ${Math.round(checkedHoursAgo)} h`;
  if (checkedHoursAgo <= lateAfterHours) return finding(what, 'ok', says);
  return finding(what, 'mal', says, 'Sistema, Copias de seguridad dice por qué fallaron las últimas.');
}
