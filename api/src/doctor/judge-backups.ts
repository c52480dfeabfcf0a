import type { BackupFacts, Facts, Finding } from './facts';
import { amount, finding, GIB } from './finding';

export function ofBackups({ backups, isProduction }: Facts): Finding[] {
  const what = 'Copias de seguridad';
  if (backups === null) {
    const todo = 'Poné BACKUP_DIR, una carpeta que se copie también a otra máquina.';
    return [finding(what, isProduction ? 'mal' : 'aviso', 'Sin BACKUP_DIR no se hace ninguna', todo)];
  }
  const key = backups.hasKey
    ? finding('Clave de las copias', 'ok', 'Hay: guardala también en otro lado, porque sin ella no se abren')
    : finding(
        'Clave de las copias',
        'aviso',
        'Sin BACKUP_KEY quien tenga un archivo lee todo',
        'npm run backup -- --new-key hace una.',
      );
  return [ofLastBackup(what, backups), key];
}

function ofLastBackup(what: string, { folder, mayCheck, lateAfterHours, checkedHoursAgo }: BackupFacts): Finding {
  if (!folder.isWritable)
    return finding(what, 'mal', 'No se puede escribir en BACKUP_DIR', 'Revisá que la carpeta exista y sus permisos.');
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
  if (checkedHoursAgo === null)
    return finding(what, 'aviso', 'Todavía no hay ninguna comprobada', 'npm run backup hace la primera.');
  const says = `La última comprobada es de hace ${Math.round(checkedHoursAgo)} h`;
  if (checkedHoursAgo <= lateAfterHours) return finding(what, 'ok', says);
  return finding(what, 'mal', says, 'Sistema, Copias de seguridad dice por qué fallaron las últimas.');
}
