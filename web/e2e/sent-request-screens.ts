import type { Page } from 'playwright-core';
import { graphql } from './clinic-api';
import { answerField } from './network';
import { requestPath } from './request-screens';
import type { Screen } from './screen';

let sentId: string | undefined;

/** The page of a guest's request. */
async function sentPath(): Promise<string> {
  const id = Number((await requestPath('Cardiología')).split('/').at(-1));
  sentId ??= (
    await graphql<{ requestAppointment: { id: string } }>(
      'mutation ($id: Int!, $input: RequestAppointmentInput!) { requestAppointment(specialtyId: $id, input: $input) { id } }',
      {
        id,
        input: { patientName: 'Rocío Páez', patientEmail: 'rocio@correo.example', patientPhone: '+54 9 11 5555 3113' },
      },
    )
  ).requestAppointment.id;
  return `/request/${sentId}`;
}

const asSentRequest =
  (facts: object) =>
  (page: Page): Promise<void> =>
    answerField(page, 'sentRequest', (data) => ({
      ...data,
      sentRequest: { ...(data.sentRequest as object), ...facts },
    }));

/** The page after sending a request, and the request's own page. */
export const SENT_REQUEST_SCREENS: Screen[] = [
  {
    name: 'request-sent-card',
    path: () => requestPath('Cardiología'),
    windowOnly: true,
    before: (page) =>
      answerField(page, 'requestAppointment', () => ({
        requestAppointment: {
          __typename: 'SentRequest',
          id: '3d2b8f54-6f1e-4c0a-9b7e-0c5a1f2e3d4c',
          number: 1042,
          specialtyName: 'Cardiología',
          patientName: 'Rocío Páez',
          patientEmail: 'rocio@correo.example',
          preferredDate: null,
          preferredTime: '09:30',
        },
      })),
    prepare: async (page) => {
      await page.getByLabel('Nombre y apellido').fill('Rocío Páez');
      await page.getByLabel('Correo electrónico').fill('rocio@correo.example');
      await page.getByRole('button', { name: 'Enviar Solicitud de Turno' }).click();
      await page.getByRole('link', { name: 'Ver la solicitud' }).waitFor();
    },
  },
  { name: 'request-sent', path: sentPath },
  { name: 'request-sent-assigned', path: sentPath, before: asSentRequest({ status: 'assigned' }) },
  { name: 'request-sent-rejected', path: sentPath, before: asSentRequest({ status: 'rejected' }) },
  { name: 'request-sent-error', path: sentPath, before: (page) => answerField(page, 'sentRequest', 'error') },
  { name: 'request-sent-not-found', path: '/request/00000000-0000-4000-8000-000000000000' },
];
