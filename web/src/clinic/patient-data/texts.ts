import type { ReadingFragment } from './readings.generated';

export const texts = {
  nameless: {
    administrator: 'Recepción o administración',
    professional: 'Un profesional',
    program: 'Otro sistema de la clínica',
    deleted: 'Una cuenta que ya no existe',
  } satisfies Record<ReadingFragment['kind'], string>,
  program: (name: string) => `${name} (otro sistema)`,
  reason: (reason: string) => `Vio la identidad bloqueada: ${reason}`,
  copy: {
    open: { pdf: 'Descargar en PDF', json: 'Descargar en JSON' },
    busy: 'Preparando…',
    done: 'Se descargó la copia',
    failed: 'No se pudo hacer la copia. Probá de nuevo.',
  },
  all: (count: number) => `Mostrar las ${count}`,
};
