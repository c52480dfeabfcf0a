import { parseInstant } from '../../../domain/clinic-time';
import type { Context } from '../../../platform/context';
import type { Asked, Served, ServedText } from '../../../platform/http/served-text';
import { getProfessionalNamed, listProfessionals } from '../../professionals/professional.service';
import { clinicSettings } from '../../settings/settings.service';
import { widgetSites } from '../../settings/widget/clinic-widget.service';
import { getFirstSlots } from '../../slots/first-slots';
import { getSpecialtyNamed } from '../../specialties/specialty.service';
import { bookingPath, professionalPath, specialtyPath } from '../addresses';
import { foundOrNull } from '../missing-page';
import { widgetHtml, type WidgetTime } from './widget-html';

const TIMES = 6;

/** `?especialidad=` or `?profesional=`, each a name of an address; neither: anybody's. `&tema=oscuro`. */
export const WIDGET_PAGE: ServedText = { address: '/widget', type: 'text/html; charset=utf-8', text: widgetPage };

interface Offer {
  title: string;
  times: readonly WidgetTime[] | null;
  more: { path: string; text: string };
}

async function widgetPage(ctx: Context, { query, nonce }: Asked): Promise<Served> {
  const [clinic, sites, offer] = await Promise.all([clinicSettings(ctx), widgetSites(ctx), offerFor(ctx, query)]);
  const { name: clinicName, timeZone: zone } = clinic;
  const isDark = query.get('tema') === 'oscuro';
  return {
    text: widgetHtml({ nonce, isDark, clinicName, zone, ...(offer ?? NOTHING) }),
    status: offer ? 200 : 404,
    framedBy: sites,
  };
}

/** null for an unknown or hidden one. */
async function offerFor(ctx: Context, query: URLSearchParams): Promise<Offer | null> {
  const [professional, specialty] = [query.get('profesional'), query.get('especialidad')];
  if (professional) return ofProfessional(ctx, professional);
  if (specialty) return ofSpecialty(ctx, specialty);
  return { title: 'Próximos turnos', times: await soonest(ctx, { each: 2 }), more: ANYBODY };
}

async function ofProfessional(ctx: Context, slug: string): Promise<Offer | null> {
  const found = await foundOrNull(getProfessionalNamed(ctx, slug));
  if (!found) return null;
  const times = await soonest(ctx, { professionalId: found.id, each: TIMES });
  return {
    title: `Próximos turnos con ${found.name}`,
    times: times.map((time) => ({ ...time, who: undefined })),
    more: {
      path: times.length > 0 ? bookingPath(found.id) : professionalPath(found.slug),
      text: 'Ver todos los horarios',
    },
  };
}

async function ofSpecialty(ctx: Context, slug: string): Promise<Offer | null> {
  const found = await foundOrNull(getSpecialtyNamed(ctx, slug));
  if (!found) return null;
  return {
    title: `Próximos turnos de ${found.name}`,
    times: await soonest(ctx, { specialtyId: found.id, each: 4 }),
    more: { path: specialtyPath(found.slug ?? String(found.id)), text: 'Ver todos los horarios' },
  };
}

/** Each start once: whose it is goes by the display order. */
async function soonest(ctx: Context, whose: Parameters<typeof getFirstSlots>[1]): Promise<WidgetTime[]> {
  const [firsts, professionals, { timeZone }] = await Promise.all([
    getFirstSlots(ctx, whose),
    listProfessionals(ctx),
    clinicSettings(ctx),
  ]);
  const names = new Map(professionals.map(({ id, name }) => [id, name]));
  const times = firsts.flatMap(({ professionalId, startTimes }) =>
    startTimes.flatMap((startTime) => {
      const start = parseInstant(startTime, timeZone);
      return start === null ? [] : [{ professionalId, startTime, start, who: names.get(professionalId) }];
    }),
  );
  times.sort((a, b) => a.start - b.start);
  return times.filter(({ start }, index) => start !== times[index - 1]?.start).slice(0, TIMES);
}

const ANYBODY = { path: '/', text: 'Ver especialidades y profesionales' };
const NOTHING: Offer = { title: 'No encontramos lo que se pidió mostrar aquí', times: null, more: ANYBODY };
