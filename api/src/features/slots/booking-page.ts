import { dateOf, parseInstant, wallTime } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { counted } from '../../domain/counted';
import { longDate, monthName } from '../../domain/long-date';
import { bookingPath } from '../../domain/page-paths';
import type { Context } from '../../platform/context';
import { escapeHtml } from '../../platform/escape-html';
import { idIn, type FilledPage, type Filling } from '../../platform/http/filled-page';
import { description, pageBody, pageHead, paragraphs } from '../../platform/http/page-parts';
import { PUBLIC_URL } from '../../platform/public-url';
import { feeText } from '../professionals/fee/fee-summary';
import { getProfessional } from '../professionals/professional.service';
import { professionalData } from '../professionals/structured-data';
import { getClinic } from '../settings/settings.service';
import { pictureUrlOf } from '../users/pictures/picture-url';
import { getMonthSlots } from './month-slots.service';
import { getFirstSlot } from './slots.service';

export const BOOKING_PAGE: FilledPage = {
  address: /^\/book\/([^/]+)$/,
  screen: 'src/features/booking/BookingPage.tsx',
  fill: (ctx, asked) => bookingPage(ctx, idIn(asked)),
};

async function bookingPage(ctx: Context, professionalId: number): Promise<Filling> {
  const [professional, clinic] = await Promise.all([getProfessional(ctx, professionalId), getClinic(ctx)]);
  const { name, bio, fee, specialtyName, pictureId } = professional;
  const first = await getFirstSlot(ctx, { professionalId });
  const shown = first ?? dateOf(clinic.timeZone, floorToMinute(ctx.now));
  const [year, month] = shown.split('-').map(Number) as [number, number];
  const { days } = await getMonthSlots(ctx, { professionalId, year, month });
  const who = escapeHtml(name);
  const facts = [
    specialtyName ?? '',
    `Tarifa: ${fee === null ? 'A consultar' : feeText(fee, clinic.currency)}`,
    bio,
    firstText(first === null ? null : parseInstant(first, clinic.timeZone), clinic.timeZone),
  ];
  const origin = PUBLIC_URL.of(ctx)();
  const title = `Reservar turno con ${who} · ${escapeHtml(clinic.name)}`;
  const about = description(`Turnos con ${name} en ${clinic.name}${specialtyName ? `: ${specialtyName}` : ''}.`);
  const freeDays = days.map(({ day, slots }) => `<li>${day}: ${counted(slots.length, 'horario', 'horarios')}</li>`);
  return {
    title,
    description: about,
    head: pageHead({
      origin,
      path: bookingPath(professionalId),
      title,
      description: about,
      siteName: clinic.name,
      image: pictureUrlOf(pictureId),
      type: 'website',
      structured: professionalData({ origin, clinic }, professional),
    }),
    body: pageBody(
      clinic.name,
      `<h1>Reservar turno con ${who}</h1>${paragraphs(...facts)}` +
        `<noscript><p>Para reservar hace falta activar JavaScript en el navegador.</p></noscript>` +
        `<section><h2>${monthName(year, month)}</h2><ul>${freeDays.join('')}</ul></section>`,
    ),
    queries: [
      { name: 'BookingProfessional', variables: { id: professionalId } },
      { name: 'MonthSlots', variables: { professionalId, year, month } },
      { name: 'FirstSlot', variables: { professionalId } },
    ],
  };
}

function firstText(first: number | null, zone: string): string {
  return first === null
    ? 'Sin turnos libres en los próximos tres meses.'
    : `Primer turno disponible: ${longDate(zone, first)}, ${wallTime(zone, first)}`;
}
