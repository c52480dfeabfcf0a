import { screen } from '@testing-library/react';

import { aClinic, aProfessional, aSpecialty, landingAnswers } from '../../../testing/clinic-data';
import type { Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sentRequestAnswer } from '../sent/sent-request.fixture';

export const question = (id: string, label: string, more: object = {}) => ({
  __typename: 'FormField',
  id,
  type: 'text',
  label,
  required: false,
  placeholder: null,
  options: [],
  validation: null,
  ...more,
});
export const PLAN = question('plan', 'Plan', { required: true });
export const WEIGHT = question('peso', 'Peso', {
  type: 'number',
  validation: { __typename: 'FormFieldValidation', min: 20, max: null },
});

export const SENT_RECEIPT = 'el-recibo-de-la-solicitud';
export const SENT_REQUEST = { ...sentRequestAnswer().sentRequest, receipt: SENT_RECEIPT };

/** A specialty with these questions; records the sent requests. */
export const answersWith = (formConfig: object[], more: Answers = {}): Answers => ({
  ...landingAnswers(),
  RequestPage: {
    clinic: aClinic(),
    preferredTimes: ['09:00', '09:30', '10:00'],
    specialty: { ...aSpecialty({ professionalCount: 2 }), formConfig },
    professionals: [aProfessional({ id: 4 })],
  },
  RequestAppointment: { requestAppointment: SENT_REQUEST },
  SentRequest: sentRequestAnswer(),
  BookingFamily: { myFamily: [] },
  ...more,
});

export const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const button = () => screen.getByRole('button', { name: /^(Enviar Solicitud de Turno|Reintentar)$/ });
export const SENT = '¡Solicitud de turno enviada exitosamente! Te contactaremos pronto para confirmar tu cita.';

/** Opens a specialty's request page, with helpers to fill it in and the sent requests. */
export async function openRequestPage(answers: Answers, routerAt?: Parameters<typeof renderApp>[2]) {
  const app = await renderApp('/book-specialty/1', answers, routerAt);
  await box('Nombre y apellido');
  const fill = async (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) {
      await app.user.click(await box(new RegExp(`^${name}`)));
      // Pasted at once, as the whole page renders on every letter.
      await app.user.paste(text);
    }
  };
  return {
    ...app,
    fill,
    sent: () =>
      app.calls.filter(({ operation }) => operation === 'RequestAppointment').map(({ variables }) => variables),
  };
}
