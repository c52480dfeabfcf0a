import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';

export const patientTexts = {
  noContact: 'Escribí un correo o un teléfono',
  withoutEmail: 'Sin correo',
  /** The clinic's mails don't reach the patient. */
  noEmail: 'Sin correo: avisale por teléfono',
  someNoEmail: (count: number) =>
    `${countText(count, 'paciente', 'pacientes')} sin correo: ${plural(count, 'avisale', 'avisales')} por teléfono`,
};
