import { dateOf, parseInstant, wallTime } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { counted } from '../../domain/counted';
import { longDate, monthName } from '../../domain/long-date';
import type { Context } from '../../platform/context';
import { escapeHtml } from '../../platform/escape-html';
import { idIn, type FilledPage, type Filling } from '../../platform/http/filled-page';
import { feeText } from '../professionals/fee/fee-summary';
import { getProfessional } from '../professionals/professional.service';
import { getClinic } from '../settings/settings.service';
import { getMonthSlots } from './month-slots.service';
import { getFirstSlot } from './slots.service';

export const BOOKING_PAGE: FilledPage = {
  address: /^\/book\/([^/]+)$/,
  screen: 'src/features/booking/BookingPage.tsx',
  fill: (ctx, asked) => bookingPage(ctx, idIn(asked)),
};

async function bookingPage(ctx: Context, professionalId: number): Promise<Filling> {
  const [{ name, bio, fee, specialtyName }, clinic] = await Promise.all([
    getProfessional(ctx, professionalId),
    getClinic(ctx),
  ]);
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
  const freeDays = days.map(({ day, slots }) => `<li>${day}: ${counted(slots.length, 'horario', 'horarios')}</li>`);
  return {
    title: `Reservar turno con ${who} · ${escapeHtml(clinic.name)}`,
    description: `Turnos con ${who} en ${escapeHtml(clinic.name)}${specialtyName ? `: ${escapeHtml(specialtyName)}` : ''}.`,
    body:
      `<main class="public"><p><a href="/">${escapeHtml(clinic.name)}</a></p><h1>Reservar turno con ${who}</h1>` +
      facts
        .filter(Boolean)
        .map((fact) => `<p>${escapeHtml(fact)}</p>`)
        .join('') +
      `<noscript><p>Para reservar hace falta activar JavaScript en el navegador.</p></noscript>` +
      `<section><h2>${monthName(year, month)}</h2><ul>${freeDays.join('')}</ul></section></main>`,
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
