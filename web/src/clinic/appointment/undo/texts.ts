import { plural } from '@turnero/api/domain/plural';
import { NOTICE_WAIT_MINUTES } from '@turnero/api/domain/turno-notice';

export const texts = {
  /** `count` mails. */
  waits: (count: number) =>
    `${plural(count, 'El email al paciente sale', 'Los emails a los pacientes salen')} en ${NOTICE_WAIT_MINUTES} minutos`,
  soon: 'El paciente recibe un email',
  undone: 'Deshecho',
  undoneUntold: 'Deshecho. No se envía ningún email',
  /** Turnos just made. */
  unmade: (count: number, isTold: boolean, reopens: boolean) =>
    `Deshecho: ${plural(count, 'el turno quedó cancelado', `los ${count} turnos quedaron cancelados`)}` +
    (reopens ? ' y la solicitud, sin responder' : '') +
    (isTold ? '. El paciente recibe un email' : ''),
  changedMeanwhile: (what: string) =>
    `No se pudo deshacer: otra persona cambió ${what} mientras tanto. Fijate cómo está ahora.`,
  turno: (called?: string) => `el turno${called === undefined ? '' : ` de ${called}`}`,
  request: 'la solicitud o su turno',
  failed: (reason: string, called?: string) =>
    `No se pudo deshacer${called === undefined ? '' : ` el cambio de ${called}`}. ${reason}`,
  /** Texts for several turnos. */
  someFailed: (failed: number, all: number) => `Error al deshacer ${failed} de ${all}`,
  unsure: (failed: number, all: number) => (reason: string) => {
    const which = all > 1 ? ` ${failed} de ${all}` : '';
    return `No sabemos si se ${plural(failed, 'deshizo', 'deshicieron')}${which}: ${reason}. Probá de nuevo.`;
  },
};
