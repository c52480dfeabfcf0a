import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../../kit/text/count-text';

export const handoverTexts = {
  heading: (professional: string) => `Turnos de ${professional}`,
  about:
    'Antes de eliminar a un profesional podés pasar sus turnos a colegas de la misma especialidad. ' +
    'Los que queden se cancelan al eliminarlo.',
  later: (count: number) =>
    `Hay ${countText(count, 'turno', 'turnos')} más adelante: ${plural(count, 'aparece', 'aparecen')} cuando resuelvas estos.`,
  chooseAll: 'Elegir todos los que se pueden mover',
  caption: 'Turnos por venir',
  failed: 'Error al cargar los turnos',
  empty: 'No tiene turnos por venir',
  emptyHint: 'Podés eliminarlo sin cancelar ninguno.',
  toProfessionals: 'Ir a los profesionales',
  none: 'Ningún colega de la especialidad tiene lugar',
};
