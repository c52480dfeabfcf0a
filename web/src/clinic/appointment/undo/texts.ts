import { plural } from '@turnero/api/domain/plural';
import { NOTICE_WAIT_MINUTES } from '@turnero/api/domain/turno-notice';

export const texts = {
  /** `count` mails. */
  waits: (count: number) =>
    `${plural(count, 'El email al paciente sale', 'Los emails a los pacientes salen')} en ${NOTICE_WAIT_MINUTES} minutos`,
  soon: 'El paciente recibe un email',
  undone: 'Deshecho',
  undoneUntold: 'Deshecho. No se envía ningún email',
  changedMeanwhile: 'No se pudo deshacer: otra persona cambió el turno mientras tanto. Fijate cómo está ahora.',
  failed: (reason: string) => `No se pudo deshacer. ${reason}`,
  /** Of several turnos. */
  someFailed: (failed: number, all: number) => `Error al deshacer ${failed} de ${all}`,
  unsure: (reason: string) => `No sabemos si se deshizo: ${reason}. Probá de nuevo.`,
};
