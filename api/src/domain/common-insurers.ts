export const InsurerKind = {
  national: 'national',
  provincial: 'provincial',
  public: 'public',
  prepaid: 'prepaid',
  private_pay: 'private_pay',
} as const;
export type InsurerKind = keyof typeof InsurerKind;

export interface CommonInsurer {
  name: string;
  kind: InsurerKind;
  /** Code of the national register of insurers; null for prepaid medicine: those codes are not published. */
  rnasCode: string | null;
  aliases: readonly string[];
}

type Line = readonly [rnasCode: string, name: string, ...aliases: string[]];

const NATIONAL: readonly Line[] = [
  ['500807', 'PAMI', 'INSSJP', 'jubilados y pensionados'],
  ['126205', 'OSECAC', 'empleados de comercio'],
  ['119302', 'OSPRERA', 'rurales y estibadores', 'UATRE'],
  ['400800', 'OSDE', 'OSDE Binario'],
  ['125707', 'Unión Personal', 'UPCN', 'personal civil de la Nación', 'estatales'],
  ['105408', 'Construir Salud', 'OSPeCon', 'UOCRA', 'construcción'],
  ['112103', 'UOM', 'OSUOMRA', 'metalúrgicos', 'unión obrera metalúrgica'],
  ['108803', 'OSUTHGRA', 'UTHGRA', 'gastronómicos', 'hoteleros'],
  ['105804', 'Camioneros', 'OSCHOCA', 'choferes de camiones'],
  ['119500', 'Sanidad', 'OSPSA', 'ATSA', 'FATSA'],
  ['126304', 'Bancarios', 'La Bancaria', 'empleados de banco'],
  ['111902', 'SMATA', 'OSMATA', 'mecánicos', 'automotores'],
  ['400909', 'ASE', 'acción social de empresarios'],
  ['401704', 'OSDEPyM', 'pymes', 'empresarios'],
  ['402004', 'Luis Pasteur', 'Pasteur'],
  ['112202', 'OSSIMRA', 'ASIMRA', 'supervisores metalúrgicos'],
  ['106500', 'OSPERyH', 'encargados de edificio', 'porteros', 'SUTERH'],
  ['106401', 'OSPERyHRA', 'encargados de edificio', 'porteros', 'FATERYH'],
  ['106005', 'OSPEDyC', 'UTEDYC', 'entidades deportivas y civiles', 'clubes'],
  ['110701', 'Luz y Fuerza', 'OSFATLyF', 'LyF'],
  ['001102', 'OSPLAD', 'docentes', 'maestros'],
  ['106302', 'OSDOP', 'docentes privados', 'docentes particulares', 'SADOP'],
  ['000901', 'OSSEG', 'seguros'],
  ['001300', 'Ferroviarios', 'OSFE', 'ferrocarriles', 'trenes'],
  ['116006', 'OSPIP', 'industria del plástico'],
  ['101208', 'OSPIA', 'industria de la alimentación'],
  ['121101', 'OSETyA', 'empleados textiles'],
  ['121002', 'OSPIT', 'obreros textiles'],
  ['111209', 'Maestranza', 'OSPM', 'personal de limpieza'],
  ['001508', 'OSSACRA'],
  ['001706', 'OSJERA'],
  ['003207', 'Jerárquicos', 'Jerárquicos Salud'],
  ['003009', 'OSPERSAAMS'],
  ['122104', 'Andar', 'viajantes vendedores'],
  ['117207', 'Prensa', 'periodistas'],
  ['112806', 'Músicos', 'SADEM'],
];

const PROVINCIAL: readonly Line[] = [
  ['901001', 'ObSBA', 'Ciudad de Buenos Aires', 'municipales'],
  ['902001', 'IOMA', 'Provincia de Buenos Aires'],
  ['903001', 'OSEP Catamarca'],
  ['904001', 'APROSS', 'Córdoba'],
  ['909001', 'OSEP Mendoza'],
  ['913001', 'IAPOS', 'Santa Fe'],
  ['920001', 'IPS Misiones'],
  ['921001', 'ISSN Neuquén'],
  ['922001', 'IPROSS', 'Río Negro'],
  ['923001', 'CSS', 'caja de servicios sociales', 'Santa Cruz'],
  ['924001', 'IPAUSS', 'OSEF', 'Tierra del Fuego'],
];

const PUBLIC: readonly Line[] = [
  ['997001', 'Incluir Salud', 'PROFE', 'pensiones no contributivas'],
  ['996001', 'SUMAR', 'Plan Nacer'],
];

const PREPAID: readonly (readonly [name: string, ...aliases: string[]])[] = [
  ['Swiss Medical', 'Swiss', 'SMG'],
  ['Galeno'],
  ['Medifé'],
  ['Omint'],
  ['Medicus'],
  ['Avalian', 'ACA Salud', 'ACA'],
  ['SanCor Salud', 'SanCor'],
  ['Prevención Salud', 'Prevención'],
  ['Federada', 'Federada Salud'],
  ['Hospital Italiano', 'Plan de Salud del Hospital Italiano'],
  ['Accord', 'Accord Salud'],
];

const listed =
  (kind: InsurerKind) =>
  ([rnasCode, name, ...aliases]: Line): CommonInsurer => ({ name, kind, rnasCode, aliases });

/** The insurers that each clinic begins with. Codes are from the register; aliases are words that patients say. */
export const COMMON_INSURERS: readonly CommonInsurer[] = [
  ...NATIONAL.map(listed('national')),
  ...PROVINCIAL.map(listed('provincial')),
  ...PUBLIC.map(listed('public')),
  ...PREPAID.map(([name, ...aliases]): CommonInsurer => ({ name, kind: 'prepaid', rnasCode: null, aliases })),
  {
    name: 'Particular',
    kind: 'private_pay',
    rnasCode: null,
    aliases: ['sin obra social', 'no tengo obra social', 'sin cobertura', 'privado'],
  },
];
