import { In } from 'typeorm';

import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { bookingPath } from '../../domain/page-paths';
import { SLOTS_OF_EACH } from '../../domain/shown-slots';
import type { Context } from '../../platform/context';
import { escapeHtml } from '../../platform/escape-html';
import type { Feature } from '../../platform/feature';
import { checkedPage, idIn, type FilledPage, type Filling } from '../../platform/http/filled-page';
import { pageBody, paragraphs } from '../../platform/http/page-parts';
import { isUuid } from '../../platform/validation/uuid';
import { AT_FORMER_ADDRESS, FOLLOWS_ADDRESS, type FollowsAddress } from '../accounts/email-links/kept-for-address';
import { ROWS_OF_ACCOUNT, rowsOfPatient } from '../accounts/management/rows-of-account';
import { ROWS_OF_PATIENTS } from '../patients/erasure/rows-of-patients';
import { listProfessionals } from '../professionals/professional.service';
import { clinicSettingsIn, getClinic } from '../settings/settings.service';
import { OPEN_REQUESTS, type OpenRequests } from '../specialties/open-requests';
import { getSpecialty } from '../specialties/specialty.service';
import { requestsOfPatients } from './erased-patients';
import { HandleRequestsResolver } from './handle/handle-requests.resolver';
import { REJECTIONS_ROUND } from './mails/rejections-round';
import { REQUEST_NOTICE, REQUEST_RECEIVED, REQUEST_REJECTED } from './mails/request-mails';
import { PatientDocumentResolver } from './patient-document.resolver';
import { AppointmentRequest } from './request.entity';
import { RequestResolver } from './request.resolver';
import { requestExamples, requestRoutes } from './request.rest';
import { requestNotFound } from './request.service';
import { RequestAppointmentResolver } from './send/request-appointment.resolver';

const REQUEST_PAGE: FilledPage = {
  address: /^\/book-specialty\/([^/]+)$/,
  screen: 'src/features/requests/send/RequestPage.tsx',
  fill: (ctx, asked) => requestPage(ctx, idIn(asked)),
};

async function requestPage(ctx: Context, id: number): Promise<Filling> {
  const [specialty, professionals, clinic] = await Promise.all([
    getSpecialty(ctx, id),
    listProfessionals(ctx, id),
    getClinic(ctx),
  ]);
  const name = escapeHtml(specialty.name);
  const items = professionals.map(
    (one) => `<li><h3>${escapeHtml(one.name)}</h3><a href="${bookingPath(one.id)}">Reservar Turno</a></li>`,
  );
  return {
    title: `Solicitar turno de ${name} · ${escapeHtml(clinic.name)}`,
    description: `Turnos de ${name} en ${escapeHtml(clinic.name)}.`,
    body: pageBody(
      clinic.name,
      `<h1>${name}</h1>${paragraphs(specialty.description)}` +
        '<noscript><p>Para solicitar un turno hace falta activar JavaScript en el navegador.</p></noscript>' +
        (items.length > 0 ? `<section><h2>Profesionales</h2><ul>${items.join('')}</ul></section>` : ''),
    ),
    queries: [
      { name: 'RequestPage', variables: { id } },
      { name: 'FirstSlots', variables: { each: SLOTS_OF_EACH, specialtyId: id } },
    ],
  };
}

const SENT_REQUEST_PAGE = checkedPage(/^\/request\/([^/]+)$/, async ({ db }, id) => {
  if (!isUuid(id) || !(await db.manager.existsBy(AppointmentRequest, { id }))) throw requestNotFound();
});

/** Open requests: their answer is mailed. */
const requestsFollow: FollowsAddress = async (_ctx, tx, { userId, former, email }) => {
  const open = tx.manager.createQueryBuilder().update(AppointmentRequest).set({ patientEmail: email });
  await open
    .where(`${AT_FORMER_ADDRESS} AND status IN ('pending', 'pending_assignment')`, { userId, former })
    .execute();
};

/** For deactivating a specialty. */
const openRequestsOf: OpenRequests = async (tx, specialtyId) => {
  const { timeZone } = await clinicSettingsIn(tx);
  const requests = await tx.manager.find(AppointmentRequest, {
    select: { id: true, number: true, patientName: true, createdAt: true },
    where: { specialtyId, status: In(['pending', 'pending_assignment']) },
    order: { number: 'ASC' },
  });
  return requests.map(({ id, number, patientName, createdAt }) => {
    return { id, number, patientName, date: dateOf(timeZone, floorToMinute(createdAt)) };
  });
};

export const requests: Feature = {
  name: 'requests',
  scope: 'requests',
  entities: [AppointmentRequest],
  resolvers: [RequestAppointmentResolver, RequestResolver, HandleRequestsResolver, PatientDocumentResolver],
  routes: requestRoutes,
  examples: [requestExamples],
  pages: [REQUEST_PAGE, SENT_REQUEST_PAGE],
  mails: [REQUEST_RECEIVED, REQUEST_NOTICE, REQUEST_REJECTED],
  rounds: [REJECTIONS_ROUND],
  extensions: [
    FOLLOWS_ADDRESS.with(requestsFollow),
    OPEN_REQUESTS.with(openRequestsOf),
    ROWS_OF_ACCOUNT.with(rowsOfPatient(AppointmentRequest)),
    ROWS_OF_PATIENTS.with(requestsOfPatients),
  ],
};
