import { readDocuments } from '../../platform/rest/documents';
import { route, thePart } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'professional.rest.graphql');

export const professionalRoutes = [
  route('GET', '/public/professionals', document('PublicProfessionals')),
  route('GET', '/public/professionals/{id}', document('PublicProfessionalById')),
  route('GET', '/professionals/{id}/rate', document('ProfessionalRate'), thePart('editable_fee')),
  route('PUT', '/professionals/{id}/rate', document('UpdateProfessionalFee')),
];
