import { bookingPath, requestPath } from '../../domain/page-paths';
import { specialtyEmoji } from '../../domain/specialty-icons';
import { escapeHtml } from '../../platform/escape-html';
import type { Feature } from '../../platform/feature';
import type { FilledPage, Filling } from '../../platform/http/filled-page';
import { description, pageHead } from '../../platform/http/page-parts';
import { PUBLIC_URL } from '../../platform/public-url';
import { clinicData } from '../professionals/structured-data';
import { LandingResolver } from './landing.resolver';
import { getLanding, type LandingData } from './landing.service';
import { OpeningHoursEntity } from './opening-hours/opening-hours.entity';
import { OpeningHoursResolver } from './opening-hours/opening-hours.resolver';
import { FindCareResolver } from './search/find-care.resolver';

const LANDING_PAGE: FilledPage = {
  address: /^\/$/,
  screen: null,
  fill: async (ctx) => landingPage(await getLanding(ctx), PUBLIC_URL.of(ctx)()),
};

/** Unstyled, so that it looks like the application's landing. */
function landingPage({ clinic, specialties, professionals }: LandingData, origin: string): Filling {
  const name = escapeHtml(clinic.name);
  const title = `${name} · Turnos online`;
  const about = description(`Turnos en ${clinic.name}: ${specialties.map((specialty) => specialty.name).join(', ')}.`);
  const specialtyItems = specialties.map(
    ({ id, name: called, description: text, icon }) =>
      `<li><span aria-hidden="true">${specialtyEmoji(icon)}</span><h3>${escapeHtml(called)}</h3><p>${escapeHtml(text)}</p>` +
      `<a href="${requestPath(id)}">Solicitar Turno</a></li>`,
  );
  const professionalItems = professionals.map(
    ({ id, name: called, specialtyName }) =>
      `<li><h3>${escapeHtml(called)}</h3><p>${escapeHtml(specialtyName ?? '')}</p><a href="${bookingPath(id)}">Reservar Turno</a></li>`,
  );
  return {
    title,
    description: about,
    head: pageHead({
      origin,
      path: '/',
      title,
      description: about,
      siteName: clinic.name,
      type: 'website',
      structured: clinicData({ origin, clinic }),
    }),
    body:
      `<main><p>${name}</p><h1>Turnos online con profesionales de la salud</h1>` +
      `<section id="servicios"><h2>Especialidades</h2><ul>${specialtyItems.join('')}</ul></section>` +
      `<section id="profesionales"><h2>Profesionales</h2><ul>${professionalItems.join('')}</ul></section></main>`,
    queries: [
      { name: 'Landing', variables: {} },
      { name: 'FirstSlots', variables: { each: 1 } },
    ],
  };
}

export const landing: Feature = {
  name: 'landing',
  scope: 'professionals',
  entities: [OpeningHoursEntity],
  resolvers: [LandingResolver, FindCareResolver, OpeningHoursResolver],
  pages: [LANDING_PAGE],
};
