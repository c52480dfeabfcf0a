import { SLOTS_OF_ONE } from '../../domain/shown-slots';
import type { Context } from '../../platform/context';
import { escapeHtml } from '../../platform/escape-html';
import type { FilledPage, Filling, MovedPage } from '../../platform/http/filled-page';
import { PUBLIC_URL } from '../../platform/public-url';
import { DEFAULT_DURATION_MINUTES } from '../professionals/appointment-duration';
import { feeText } from '../professionals/fee/fee-summary';
import type { Professional } from '../professionals/professional.object';
import { getProfessionalNamed } from '../professionals/professional.service';
import { getClinic } from '../settings/settings.service';
import { getFirstSlots } from '../slots/first-slots';
import { specialtyLoader } from '../specialties/specialty.service';
import { pictureUrlOf } from '../users/pictures/picture-url';
import { bookingPath, decoded, professionalPath, specialtyPath } from '../../domain/page-paths';
import { foundOrNull, missingPage } from './missing-page';
import { description, pageBody, pageHead, paragraphs } from '../../platform/http/page-parts';
import { slotList } from './slot-list';
import { professionalData } from '../professionals/structured-data';

export const PROFESSIONAL_PAGE: FilledPage = {
  address: /^\/profesionales(?:\/([^/]*\/?))?$/,
  screen: 'src/features/directory/ProfessionalPage.tsx',
  fill: professionalPage,
};

async function professionalPage(ctx: Context, asked: string): Promise<Filling | MovedPage> {
  if (asked === '') return { movedTo: '/#profesionales' };
  const professional = await foundOrNull(getProfessionalNamed(ctx, decoded(asked)));
  if (!professional) return missingPage(ctx, MISSING);
  const { slug } = professional;
  return asked === slug ? shownPage(ctx, professional) : { movedTo: professionalPath(slug) };
}

async function shownPage(ctx: Context, professional: Professional): Promise<Filling> {
  const { id, slug, name, bio, fee, specialtyId, specialtyName, pictureId, licenseNumber } = professional;
  const [clinic, specialty, [first]] = await Promise.all([
    getClinic(ctx),
    specialtyId === null ? null : specialtyLoader(ctx).load(specialtyId),
    getFirstSlots(ctx, { professionalId: id, each: SLOTS_OF_ONE }),
  ]);
  const origin = PUBLIC_URL.of(ctx)();
  const who = escapeHtml(name);
  const what = specialtyName ? escapeHtml(specialtyName) : null;
  const picture = pictureUrlOf(pictureId);
  const title = `${who}${what ? `, ${what}` : ''} · Turnos en ${escapeHtml(clinic.name)}`;
  const about = description(
    `Turnos online con ${name}${specialtyName ? ` (${specialtyName})` : ''} en ${clinic.name}. ${bio}`,
  );
  const specialtyLine = specialty?.isActive
    ? `<p><a href="${specialtyPath(specialty.slug ?? String(specialty.id))}">${what}</a></p>`
    : paragraphs(specialtyName);
  return {
    title,
    description: about,
    head: pageHead({
      origin,
      path: professionalPath(slug),
      title,
      description: about,
      siteName: clinic.name,
      image: picture,
      type: 'profile',
      structured: professionalData({ origin, clinic }, professional),
    }),
    body: pageBody(
      clinic.name,
      (picture === null ? '' : `<img src="${picture}" alt="" width="96" height="96">`) +
        `<h1>${who}</h1>${specialtyLine}` +
        paragraphs(
          bio,
          licenseNumber && `Matrícula: ${licenseNumber}`,
          `Tarifa: ${fee === null ? 'A consultar' : feeText(fee, clinic.currency)}`,
          `Duración del turno: ${professional.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES} minutos`,
        ) +
        `<section><h2>Próximos turnos</h2>${slotList(id, first?.startTimes ?? [], clinic.timeZone)}</section>` +
        `<p><a href="${bookingPath(id)}">Ver todos los horarios</a></p>`,
    ),
    queries: [
      { name: 'ProfessionalPage', variables: { slug } },
      { name: 'FirstSlots', variables: { each: SLOTS_OF_ONE, professionalId: id } },
    ],
  };
}

const MISSING = {
  title: 'No encontramos a ese profesional',
  hint: 'La dirección puede estar incompleta, o el profesional ya no atiende en la clínica.',
};
