import { idField, type ImportField } from './import-field';

const INSURER = 'obra obras social sociales prepaga prepagas financiador entidad cobertura';

export const INSURER_FIELDS: readonly ImportField[] = [
  {
    ...idField([]),
    // An insurer's id stands in the row of each of its plans.
    headings: ['id'],
  },
  {
    name: 'name',
    label: 'Nombre',
    holds: 'line',
    isRequired: true,
    headings: ['nombre', 'obra social', 'prepaga', 'financiador', 'entidad', 'cobertura', 'denominacion', 'sigla'],
    beside: `${INSURER} nombre razon social`,
  },
  {
    name: 'rnasCode',
    label: 'Código RNAS',
    holds: 'code',
    // A code alone may be the clinic's own.
    headings: ['rnas', 'rnos'],
    beside: `${INSURER} numero nro num n codigo cod registro rnas rnos`,
  },
  { name: 'kind', label: 'Tipo', holds: 'line', headings: ['tipo', 'clase', 'naturaleza'], beside: INSURER },
  {
    name: 'plans',
    label: 'Planes',
    holds: 'code',
    headings: ['planes', 'plan'],
    beside: `${INSURER} nombre`,
  },
  {
    name: 'aliases',
    label: 'Otros nombres',
    holds: 'line',
    headings: ['otros nombres', 'alias', 'sinonimos', 'nombre fantasia', 'nombre corto'],
  },
  {
    name: 'isAccepted',
    label: 'Se atiende',
    holds: 'line',
    headings: ['atiende', 'se atiende', 'atendemos', 'activa', 'activo', 'habilitada', 'convenio'],
    beside: INSURER,
  },
];
