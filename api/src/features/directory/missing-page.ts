import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors/app-error';
import { escapeHtml } from '../../platform/escape-html';
import type { Filling } from '../../platform/http/filled-page';
import { getClinic } from '../settings/settings.service';
import { listSpecialties } from '../specialties/specialty.service';
import { specialtyPath } from '../../domain/page-paths';
import { pageBody, paragraphs } from '../../platform/http/page-parts';

interface Words {
  title: string;
  hint: string;
}

/** The same answer for hidden, removed and unknown professionals. */
export async function missingPage(ctx: Context, { title, hint }: Words): Promise<Filling> {
  const [clinic, specialties] = await Promise.all([getClinic(ctx), listSpecialties(ctx)]);
  const items = specialties.map(
    ({ id, name, slug }) => `<li><a href="${specialtyPath(slug ?? String(id))}">${escapeHtml(name)}</a></li>`,
  );
  return {
    status: 404,
    title: `${title} · ${escapeHtml(clinic.name)}`,
    description: title,
    head: '<meta name="robots" content="noindex" data-page>',
    body: pageBody(
      clinic.name,
      `<h1>${title}</h1>${paragraphs(hint, clinic.phone && `También podés llamar a la clínica: ${clinic.phone}`)}` +
        `<p><a href="/#profesionales">Ver los profesionales</a></p>` +
        `<section><h2>Especialidades</h2><ul>${items.join('')}</ul></section>`,
    ),
    queries: [],
  };
}

/** null for NOT_FOUND. */
export async function foundOrNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
