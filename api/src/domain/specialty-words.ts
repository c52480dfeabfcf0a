import { foldedText } from './near-words';

/** Fits the shipped words of a double specialty and an administrator's. */
export const MOST_KEYWORD_LETTERS = 1000;

/** [] for specialties without shipped words. */
export function shippedWords(specialtyName: string): string[] {
  const name = foldedText(specialtyName);
  const words = SHIPPED.filter(([names]) => names.test(name)).flatMap(([, shipped]) => shipped.split(', '));
  return [...new Set(words)];
}

const CHILD = /\b(hij|nen|nin)[oae]s?\b|\bbebes?\b/;

/** The patient is a child. */
export function namesChild(search: string): boolean {
  return CHILD.test(foldedText(search));
}

/** Matched against the folded name. */
const SHIPPED: readonly (readonly [names: RegExp, words: string])[] = [
  [
    /\b(clinica (medica|general)|medic(ina|o) (clinic[ao]|general|interna))\b/,
    'clínico, médico clínico, médico general, médico de cabecera, generalista, internista, chequeo, control general, ' +
      'apto físico, preocupacional, fiebre, gripe, resfrío, tos, dolor de garganta, dolor de cabeza, dolor de panza, ' +
      'vómitos, diarrea, mareos, falta de aire, infección urinaria, presión alta, hipertensión, azúcar, insomnio, cansancio',
  ],
  [
    /\b(medic(ina|o) (familiar|de familia))\b/,
    'médico de familia, médico de cabecera, generalista, chequeo, control general, apto físico, fiebre, gripe',
  ],
  [
    /\bcardiolog/,
    'cardiólogo, corazón, presión, presión alta, hipertensión, palpitaciones, taquicardia, arritmia, soplo, ' +
      'dolor de pecho, infarto, colesterol, electrocardiograma, electro, ecocardiograma, riesgo quirúrgico, apto físico',
  ],
  [
    /\b(pediatr|puericultur)/,
    'pediatra, médico de niños, niños, chicos, nenes, hijos, bebés, recién nacido, vacunas, niño sano, puericultura, ' +
      'adolescentes',
  ],
  [/\bneonatolog/, 'neonatólogo, recién nacido, bebés, prematuros'],
  [
    /\bginecolog/,
    'ginecólogo, mujer, papanicolaou, pap, colposcopía, ecografía, anticonceptivos, DIU, menstruación, regla, menopausia, mamas, ' +
      'fertilidad',
  ],
  [
    /\b(obstetri|toco(gine|lo))/,
    'obstetra, partera, embarazo, embarazada, parto, control prenatal, prenatal, ecografía',
  ],
  [
    /\bdermatolog/,
    'dermatólogo, piel, lunares, acné, granos, manchas, verrugas, caída del pelo, cabello, hongos, uñas, psoriasis, ' +
      'sarpullido, ronchas, picazón, alergia en la piel',
  ],
  [
    /\b(traumatolog|ortopedi)/,
    'traumatólogo, ortopedista, huesos, fractura, quebradura, esguince, golpe, yeso, rodilla, tobillo, hombro, codo, ' +
      'cadera, muñeca, meniscos, dolor de espalda, columna, cintura, lumbalgia, ciática, artrosis',
  ],
  [
    /\b(kinesi|fisioterap|fisiokine)/,
    'kinesiólogo, kine, fisioterapeuta, fisioterapia, rehabilitación, dolor de espalda, dolor de cuello, contractura, ' +
      'cervicales, columna, cintura, lumbalgia, ciática, desgarro, esguince, postura, RPG, masajes',
  ],
  [
    /\b(odontolog|dental)/,
    'dentista, odontólogo, sacamuelas, muelas, dolor de muelas, dientes, caries, encías, limpieza dental, conducto, ' +
      'prótesis dental, implantes, blanqueamiento, muela de juicio, ortodoncia, brackets, aparatos',
  ],
  [/\bortodonci/, 'ortodoncista, brackets, frenos, aparatos, alineadores, dientes torcidos'],
  [
    /\bpsicolog|\bpsicoterap|\bsalud mental/,
    'psicólogo, psicoterapeuta, terapia, terapeuta, ansiedad, angustia, depresión, estrés, duelo, ataques de pánico, ' +
      'pareja, salud mental, psicoterapia',
  ],
  [
    /\b(psiquiatr|salud mental)/,
    'psiquiatra, depresión, ansiedad, insomnio, ataques de pánico, bipolaridad, adicciones, medicación, salud mental',
  ],
  [/\bpsicopedagog/, 'psicopedagogo, aprendizaje, problemas en la escuela, dislexia, TDAH, falta de atención'],
  [
    /\bnutri/,
    'nutricionista, nutriólogo, dieta, dietista, bajar de peso, adelgazar, sobrepeso, obesidad, alimentación, ' +
      'plan alimentario, celiaquía, celíaco, diabetes, colesterol',
  ],
  [
    /\boftalmolog/,
    'oculista, oftalmólogo, ojos, vista, anteojos, lentes de contacto, graduación, vista borrosa, cataratas, ' +
      'conjuntivitis, fondo de ojos, presión ocular, glaucoma, miopía, registro de conducir',
  ],
  [
    /\b(otorrino|orl\b)/,
    'otorrino, ORL, oído, otitis, nariz, garganta, anginas, amígdalas, sordera, audición, zumbidos, vértigo, mareos, ' +
      'sinusitis, ronquidos, roncar, adenoides, sordo, tapón de cera',
  ],
  [/\bfonoaudiolog/, 'fonoaudiólogo, fono, habla, voz, lenguaje, tartamudez, audiometría, audición, deglución'],
  [
    /\bneurolog/,
    'neurólogo, cabeza, dolor de cabeza, migraña, jaqueca, cefalea, epilepsia, convulsiones, memoria, Parkinson, ' +
      'Alzheimer, temblores, ACV, hormigueo',
  ],
  [/\bneurociru/, 'neurocirujano, cerebro, columna, hernia de disco'],
  [
    /\bgastro/,
    'gastroenterólogo, estómago, panza, dolor de panza, dolor de estómago, gastritis, acidez, reflujo, intestino, ' +
      'colon irritable, constipación, diarrea, hígado, endoscopía, colonoscopía, celiaquía',
  ],
  [/\bhepatolog/, 'hepatólogo, hígado, hepatitis, hígado graso'],
  [/\bproctolog/, 'proctólogo, coloproctólogo, hemorroides, fisura, colon, colonoscopía'],
  [/\bendocrin/, 'endocrinólogo, tiroides, hormonas, hipotiroidismo, metabolismo, diabetes'],
  [/\b(diabetolog|diabetes)/, 'diabetólogo, diabetes, azúcar, glucemia, insulina'],
  [
    /\burolog/,
    'urólogo, próstata, orina, infección urinaria, cálculos, piedras en el riñón, vejiga, vasectomía, testículos',
  ],
  [/\bnefrolog/, 'nefrólogo, riñón, riñones, cálculos renales, diálisis, insuficiencia renal'],
  [
    /\b(neumo|neumono)log/,
    'neumonólogo, neumólogo, pulmón, pulmones, respirar, falta de aire, ahogo, asma, tos, bronquitis, EPOC, espirometría, ' +
      'dejar de fumar',
  ],
  [/\b(alerg|inmunolog)/, 'alergista, alergólogo, inmunólogo, alergia, rinitis, estornudos, asma, ronchas, urticaria'],
  [
    /\breumatolog/,
    'reumatólogo, reuma, artritis, artrosis, articulaciones, fibromialgia, lupus, osteoporosis, dolor de manos',
  ],
  [/\boncolog/, 'oncólogo, cáncer, tumor, quimioterapia'],
  [/\bhematolog/, 'hematólogo, sangre, anemia, plaquetas, coagulación'],
  [/\binfectolog/, 'infectólogo, infecciones, VIH, hepatitis, dengue, vacunas del viajero'],
  [
    /\b(flebolog|vascular)/,
    'flebólogo, cirujano vascular, várices, venas, arañitas, circulación, piernas hinchadas, piernas cansadas',
  ],
  [/\bcirugia general\b/, 'cirujano, operación, operarse, hernia, vesícula, apéndice'],
  [
    /\b(cirugia (plastica|estetica)|medicina estetica)\b/,
    'cirujano plástico, estética, cicatrices, lifting, nariz, rinoplastia, bótox, arrugas, rejuvenecimiento',
  ],
  [/\b(deport)/, 'deportólogo, médico deportólogo, deporte, deportista, apto físico, lesión deportiva'],
  [/\bpodolog/, 'podólogo, pedicuro, pies, uñas, uña encarnada, callos, durezas, hongos'],
  [/\b(geriatr|gerontolog)/, 'geriatra, gerontólogo, adultos mayores, ancianos, abuelos, tercera edad, memoria'],
  [/\bfisiatr/, 'fisiatra, rehabilitación, discapacidad, certificado de discapacidad'],
  [
    /\b(imagenes|radiolog|ecograf)/,
    'ecografía, radiografía, placa, rayos, mamografía, tomografía, resonancia, radiólogo, ecografista',
  ],
  [/\b(laboratorio|analisis|bioquimica)/, 'análisis de sangre, análisis de orina, extracción, laboratorio, bioquímico'],
  [/\b(enfermeria|vacuna)/, 'enfermero, vacunas, inyecciones, curaciones, control de presión'],
  [/\bterapia ocupacional\b/, 'terapista ocupacional, estimulación temprana, integración sensorial'],
  [/\bgenetic/, 'genetista, estudio genético, herencia'],
  [/\bmastolog/, 'mastólogo, mamas, mamografía, bulto en la mama'],
  [/\bsexolog/, 'sexólogo, pareja, deseo'],
  [/\b(osteopat|quiropra)/, 'osteópata, quiropráctico, dolor de espalda, columna, cuello, contractura'],
  [/\b(medicina (laboral|del trabajo))\b/, 'médico laboral, preocupacional, apto laboral, ausentismo'],
  [/\bacupuntur/, 'acupunturista, agujas, dolor crónico, medicina china'],
  [/\b(toxicolog|adicciones)/, 'toxicólogo, adicciones, alcohol, drogas, tabaco, dejar de fumar'],
];
