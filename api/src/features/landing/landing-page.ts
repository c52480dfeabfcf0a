import { escapeHtml } from '../../platform/escape-html';
import type { PageContent } from '../../platform/http/web-pages';
import type { LandingData } from './landing.service';

/**
 * The landing's text as plain HTML: what search engines, readers without JavaScript and the first moment see.
 * The application replaces it; it carries no style of its own, so the two cannot drift apart in looks.
 */
export function landingPage({ clinic, specialties, professionals }: LandingData, data: unknown): PageContent {
  const name = escapeHtml(clinic.name);
  const specialtyItems = specialties.map(
    ({ id, name: title, description }) =>
      `<li><h3>${escapeHtml(title)}</h3><p>${escapeHtml(description)}</p><a href="/book-specialty/${id}">Solicitar Turno</a></li>`,
  );
  const professionalItems = professionals.map(
    ({ id, name: title, specialtyName }) =>
      `<li><h3>${escapeHtml(title)}</h3><p>${escapeHtml(specialtyName ?? '')}</p><a href="/book/${id}">Reservar Turno</a></li>`,
  );
  return {
    title: `${name} · Turnos online`,
    description: `Turnos en ${name}: ${escapeHtml(specialties.map((specialty) => specialty.name).join(', '))}.`,
    body:
      `<main><p>${name}</p><h1>Turnos online con profesionales de la salud</h1>` +
      `<section id="servicios"><h2>Especialidades</h2><ul>${specialtyItems.join('')}</ul></section>` +
      `<section id="profesionales"><h2>Profesionales</h2><ul>${professionalItems.join('')}</ul></section></main>`,
    data: JSON.stringify(data),
  };
}
