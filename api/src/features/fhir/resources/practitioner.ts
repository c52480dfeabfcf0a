import type { Identifier, Practitioner } from '@medplum/fhirtypes';

import { licenseNumbers } from '../../../domain/license-numbers';
import { professionalPath } from '../../../domain/page-paths';
import type { Professional } from '../../professionals/professional.object';
import { pictureUrlOf } from '../../users/pictures/picture-url';
import type { Catalogue } from '../catalogue';
import { catalogueType } from '../search/catalogue-type';

/** Public data, without e-mail and phone. */
function toPractitioner(professional: Professional, catalogue: Catalogue): Practitioner {
  const { id, slug, name, pictureId } = professional;
  const { origin } = catalogue;
  const picture = pictureUrlOf(pictureId);
  return {
    resourceType: 'Practitioner',
    id: String(id),
    identifier: identifiersOf(professional, catalogue),
    active: true,
    name: [{ use: 'official', text: name }],
    telecom: [{ system: 'url', value: origin + professionalPath(slug), use: 'work' }],
    ...(picture !== null && { photo: [{ url: origin + picture }] }),
  };
}

const IDENTIFIER_TYPE = 'http://terminology.hl7.org/CodeSystem/v2-0203';

/** Each province issues matrículas, so they have no system. */
function identifiersOf({ slug, refepsNumber, licenseNumber }: Professional, catalogue: Catalogue): Identifier[] {
  const { origin, refepsSystem } = catalogue;
  return [
    { use: 'usual', system: `${origin}/profesionales`, value: slug },
    ...(refepsNumber === null
      ? []
      : [{ use: 'official' as const, type: typed('REFEPS'), system: refepsSystem, value: refepsNumber }]),
    ...licenseNumbers(licenseNumber).map((value) => ({ use: 'official' as const, type: typed('Matrícula'), value })),
  ];
}

function typed(text: string): Identifier['type'] {
  return { coding: [{ system: IDENTIFIER_TYPE, code: 'PRN', display: 'Provider number' }], text };
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
      about: 'El nombre de su página, su número de REFEPS, o una matrícula como MN 123456',
      of: ({ identifier }) => identifier?.map(({ system, value }) => ({ system, code: value })) ?? [],
    },
    active: { type: 'token', about: 'Siempre true', of: ({ active }) => [{ code: String(active) }] },
  },
});
