import { SLOTS_OF_EACH } from '../../domain/shown-slots';
import type { Context } from '../../platform/context';
import { escapeHtml } from '../../platform/escape-html';
import type { FilledPage, Filling, MovedPage } from '../../platform/http/filled-page';
import { PUBLIC_URL } from '../../platform/public-url';
import { listProfessionals } from '../professionals/professional.service';
import { getClinic } from '../settings/settings.service';
import { getFirstSlots } from '../slots/first-slots';
import type { Specialty } from '../specialties/specialty.entity';
import { getSpecialtyNamed } from '../specialties/specialty.service';
import { decoded, professionalPath, requestPath, specialtyPath } from '../../domain/page-paths';
import { foundOrNull, missingPage } from './missing-page';
import { description, pageBody, pageHead, paragraphs } from '../../platform/http/page-parts';
import { slotList } from './slot-list';
import { specialtyData } from '../professionals/structured-data';

export const SPECIALTY_PAGE: FilledPage = {
  address: /^\/especialidades(?:\/([^/]*\/?))?$/,
  screen: 'src/features/directory/SpecialtyPage.tsx',
  fill: specialtyPage,
};

async function specialtyPage(ctx: Context, asked: string): Promise<Filling | MovedPage> {
  if (asked === '') return { movedTo: '/#servicios' };
  const specialty = await foundOrNull(getSpecialtyNamed(ctx, decoded(asked)));
  if (!specialty) return missingPage(ctx, MISSING);
  const slug = specialty.slug ?? String(specialty.id);
  return asked === slug ? shownPage(ctx, specialty, slug) : { movedTo: specialtyPath(slug) };
}

async function shownPage(ctx: Context, specialty: Specialty, slug: string): Promise<Filling> {
  const { id, name } = specialty;
  const [clinic, professionals, firsts] = await Promise.all([
    getClinic(ctx),
    listProfessionals(ctx, id),
    getFirstSlots(ctx, { specialtyId: id, each: SLOTS_OF_EACH }),
  ]);
  const origin = PUBLIC_URL.of(ctx)();
  const timesOf = new Map(firsts.map(({ professionalId, startTimes }) => [professionalId, startTimes]));
  const rows = professionals.map(
    (one) =>
      `<li><h3><a href="${professionalPath(one.slug)}">${escapeHtml(one.name)}</a></h3>` +
      `${slotList(one.id, timesOf.get(one.id) ?? [], clinic.timeZone)}</li>`,
  );
  const title = `${escapeHtml(name)} · Turnos en ${escapeHtml(clinic.name)}`;
  const about = description(`Turnos online de ${name} en ${clinic.name}. ${specialty.description}`);
  return {
    title,
    description: about,
    head: pageHead({
      origin,
      path: specialtyPath(slug),
      title,
      description: about,
      siteName: clinic.name,
      type: 'website',
      structured: specialtyData({ origin, clinic }, { ...specialty, slug }, professionals),
    }),
    body: pageBody(
      clinic.name,
      `<h1>${escapeHtml(name)}</h1>${paragraphs(specialty.description)}` +
        (rows.length > 0 ? `<section><h2>Próximos turnos</h2><ul>${rows.join('')}</ul></section>` : '') +
        `<p><a href="${requestPath(id)}">Solicitar un turno y que te llamemos</a></p>`,
    ),
    queries: [
      { name: 'SpecialtyPage', variables: { slug } },
      { name: 'FirstSlots', variables: { each: SLOTS_OF_EACH, specialtyId: id } },
    ],
  };
}

const MISSING = {
  title: 'No encontramos esa especialidad',
  hint: 'La dirección puede estar incompleta, o la especialidad ya no se atiende en la clínica.',
};
