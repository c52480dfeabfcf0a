import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { created, nothing, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'specialty.rest.graphql');

export const specialtyRoutes = [
  route('GET', '/public/specialties', document('PublicSpecialties')),
  route('GET', '/public/specialties/{id}', document('PublicSpecialtyById')),
  route('GET', '/admin/specialties', document('AllSpecialties')),
  route('POST', '/admin/specialties', document('CreateSpecialty'), created),
  route('PUT', '/admin/specialties/{id}', document('UpdateSpecialty')),
  route('DELETE', '/admin/specialties/{id}', document('DeleteSpecialty'), nothing),
];

export const specialtyExamples: Examples = {
  '*': { specialtyName: 'Cardiología', professionalSpecialty: 'Cardiología' },
  Specialty: {
    name: 'Cardiología',
    description: 'Consultas, controles y electrocardiogramas',
    icon: 'heart',
    keywords: 'corazón, presión alta',
    professionalCount: 2,
  },
  FormField: {
    id: 'obra_social',
    type: 'select',
    label: 'Obra social',
    placeholder: 'Elegí una',
    options: ['OSDE', 'IAPOS', 'Particular'],
    validation: null,
  },
  'POST /admin/specialties': {
    name: 'Nutrición',
    description: 'Planes de alimentación y seguimiento',
    icon: 'apple',
    keywords: 'dieta, peso',
    form_config: [
      {
        id: 'objetivo',
        type: 'textarea',
        label: '¿Qué te gustaría lograr?',
        required: false,
        placeholder: null,
        options: [],
        validation: null,
      },
    ],
  },
  'DELETE /admin/specialties/{id}': { id: 2 },
};
