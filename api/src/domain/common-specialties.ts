import { foldedText } from './near-words';
import { FormFieldType } from './request-form';
import type { QuestionDefinition } from './request-form-definition';
import { shippedWords } from './specialty-words';

/** The browser loads this file too. */
export interface CommonSpecialty {
  readonly name: string;
  /** A key of `specialty-icons`. */
  readonly icon: string;
  readonly description: string;
}

/** Most frequent first. */
export const COMMON_SPECIALTIES: readonly CommonSpecialty[] = [
  specialty(
    'Clínica Médica',
    'stethoscope',
    'Atención de personas adultas: controles, prevención y consultas generales.',
  ),
  specialty('Pediatría', 'baby', 'Controles de niño sano y consultas desde el nacimiento hasta la adolescencia.'),
  specialty('Ginecología', 'woman', 'Control ginecológico, anticoncepción y acompañamiento en el climaterio.'),
  specialty('Obstetricia', 'pregnant', 'Seguimiento del embarazo y del puerperio.'),
  specialty('Cardiología', 'heart-pulse', 'Prevención y tratamiento de enfermedades del corazón.'),
  specialty('Dermatología', 'sun', 'Control de lunares, acné y otras consultas de piel, pelo y uñas.'),
  specialty('Odontología', 'tooth', 'Controles, limpieza, arreglos y tratamientos de conducto.'),
  specialty('Psicología', 'brain', 'Psicoterapia para personas adultas, adolescentes y niños.'),
  specialty('Psiquiatría', 'thought', 'Diagnóstico, tratamiento y seguimiento en salud mental.'),
  specialty('Nutrición', 'apple', 'Planes de alimentación y educación alimentaria.'),
  specialty('Kinesiología', 'running', 'Rehabilitación, dolores de espalda y lesiones.'),
  specialty('Traumatología', 'bone', 'Lesiones de huesos, articulaciones y ligamentos.'),
  specialty('Oftalmología', 'eye', 'Control de la vista, receta de anteojos y fondo de ojo.'),
  specialty('Otorrinolaringología', 'ear', 'Consultas por oído, nariz y garganta.'),
  specialty('Fonoaudiología', 'speech', 'Habla, voz, lenguaje y audición.'),
  specialty('Psicopedagogía', 'puzzle', 'Dificultades del aprendizaje y acompañamiento escolar.'),
  specialty('Terapia Ocupacional', 'hand', 'Autonomía en la vida diaria y estimulación temprana.'),
  specialty('Neurología', 'brain', 'Dolores de cabeza, epilepsia, memoria y sistema nervioso.'),
  specialty('Gastroenterología', 'nausea', 'Consultas por estómago, intestino e hígado.'),
  specialty('Endocrinología', 'dna', 'Tiroides, hormonas y metabolismo.'),
  specialty('Diabetología', 'blood', 'Control y tratamiento de la diabetes.'),
  specialty('Urología', 'water', 'Riñones, vejiga y próstata.'),
  specialty('Nefrología', 'test-tube', 'Enfermedades de los riñones e hipertensión.'),
  specialty('Neumonología', 'lungs', 'Asma, tos y enfermedades respiratorias.'),
  specialty('Alergia e Inmunología', 'sneeze', 'Rinitis, asma, urticaria y estudios de alergia.'),
  specialty('Reumatología', 'hand', 'Artritis, artrosis y dolores de articulaciones.'),
  specialty('Hematología', 'blood', 'Anemia, coagulación y otras consultas de la sangre.'),
  specialty('Oncología', 'microscope', 'Diagnóstico, tratamiento y seguimiento oncológico.'),
  specialty('Infectología', 'microbe', 'Infecciones y vacunas del viajero.'),
  specialty('Flebología', 'leg', 'Várices y problemas de circulación.'),
  specialty('Cirugía General', 'needle', 'Consultas prequirúrgicas y controles.'),
  specialty('Cirugía Plástica', 'bandage', 'Cirugía estética y reparadora.'),
  specialty('Medicina Familiar', 'family', 'Atención de toda la familia, en todas las edades.'),
  specialty('Geriatría', 'elder', 'Atención de personas mayores.'),
  specialty('Medicina del Deporte', 'weights', 'Apto físico y lesiones deportivas.'),
  specialty('Podología', 'foot', 'Cuidado de los pies y las uñas.'),
  specialty('Diagnóstico por Imágenes', 'x-ray', 'Ecografías, radiografías y otros estudios.'),
  specialty('Laboratorio', 'test-tube', 'Análisis de sangre y de orina.'),
  specialty('Enfermería', 'syringe', 'Vacunas, inyecciones y curaciones.'),
  specialty('Medicina Laboral', 'clipboard', 'Exámenes preocupacionales y periódicos.'),
];

/** Ignores capitals and accents. */
export function isSameSpecialty(one: string, other: string): boolean {
  return foldedText(one) === foldedText(other);
}

/** Adds search keywords and the form's questions. */
export function madeFromList(specialty: CommonSpecialty): CommonSpecialty & {
  keywords: string;
  formConfig: QuestionDefinition[];
} {
  return { ...specialty, keywords: shippedWords(specialty.name).join(', '), formConfig: formOf(specialty.name) };
}

function specialty(name: string, icon: string, description: string): CommonSpecialty {
  return { name, icon, description };
}

const PLAIN = { required: false, placeholder: null, options: [], validation: null } as const;

const REASON: QuestionDefinition = {
  ...PLAIN,
  id: 'motivo',
  type: FormFieldType.textarea,
  label: 'Motivo de la consulta',
};

const ORDER: QuestionDefinition = {
  ...PLAIN,
  id: 'orden_medica',
  type: FormFieldType.radio,
  label: '¿Tenés una orden médica?',
  options: ['Sí', 'No'],
};

const BY_ORDER = ['Kinesiología', 'Fonoaudiología', 'Terapia Ocupacional', 'Diagnóstico por Imágenes', 'Laboratorio'];

/** Without the patient and the coverage: the page that shows the form asks for both. */
function formOf(name: string): QuestionDefinition[] {
  return [REASON, ...(BY_ORDER.includes(name) ? [ORDER] : [])];
}
