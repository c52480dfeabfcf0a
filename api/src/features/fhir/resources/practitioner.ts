import type { Practitioner } from '@medplum/fhirtypes';

import { professionalPath } from '../../directory/addresses';
import type { Professional } from '../../professionals/professional.object';
import { pictureUrlOf } from '../../users/pictures/picture-url';
import type { Catalogue } from '../catalogue';
import { catalogueType } from '../search/catalogue-type';

/** What the public sees: neither e-mail nor phone of theirs. */
function toPractitioner({ id, slug, name, pictureId }: Professional, { origin }: Catalogue): Practitioner {
  const picture = pictureUrlOf(pictureId);
  return {
    resourceType: 'Practitioner',
    id: String(id),
    identifier: [{ use: 'usual', system: `${origin}/profesionales`, value: slug }],
    active: true,
    name: [{ use: 'official', text: name }],
    telecom: [{ system: 'url', value: origin + professionalPath(slug), use: 'work' }],
    ...(picture !== null && { photo: [{ url: origin + picture }] }),
  };
}

export const PRACTITIONER = catalogueType<Practitioner>({
  name: 'Practitioner',
  about: 'Los profesionales que el público puede reservar.',
  all: (catalogue) => catalogue.professionals.map((professional) => toPractitioner(professional, catalogue)),
  params: {
    name: {
      type: 'string',
      about: 'Comienzo del nombre o de una de sus palabras',
      of: ({ name }) => name?.flatMap(({ text }) => text ?? []) ?? [],
    },
    identifier: {
      type: 'token',
      about: 'El nombre de su página',
      of: ({ identifier }) => identifier?.map(({ system, value }) => ({ system, code: value })) ?? [],
    },
    active: { type: 'token', about: 'Siempre true', of: ({ active }) => [{ code: String(active) }] },
  },
});
