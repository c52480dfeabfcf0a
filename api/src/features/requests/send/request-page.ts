import type { Context } from '../../../platform/context';
import { escapeHtml } from '../../../platform/escape-html';
import { idIn, type FilledPage, type Filling } from '../../../platform/http/filled-page';
import { listProfessionals } from '../../professionals/professional.service';
import { getClinic } from '../../settings/settings.service';
import { getSpecialty } from '../../specialties/specialty.service';

export const REQUEST_PAGE: FilledPage = {
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
    (one) => `<li><h3>${escapeHtml(one.name)}</h3><a href="/book/${one.id}">Reservar Turno</a></li>`,
  );
  return {
    title: `Solicitar turno de ${name} · ${escapeHtml(clinic.name)}`,
    description: `Turnos de ${name} en ${escapeHtml(clinic.name)}.`,
    body:
      `<main class="public"><p><a href="/">${escapeHtml(clinic.name)}</a></p><h1>${name}</h1><p>${escapeHtml(specialty.description)}</p>` +
      '<noscript><p>Para solicitar un turno hace falta activar JavaScript en el navegador.</p></noscript>' +
      (items.length > 0 ? `<section><h2>Profesionales</h2><ul>${items.join('')}</ul></section>` : '') +
      '</main>',
    queries: [{ name: 'RequestPage', variables: { id } }],
  };
}
