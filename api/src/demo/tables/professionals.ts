import type { SpecialtyName } from './specialties';

export type DemoProfessional = {
  readonly email: string;
  readonly name: string;
  readonly specialty: SpecialtyName;
  readonly bio: string;
  /** Pesos per appointment; null: ask the clinic. */
  readonly fee: number | null;
  /** null: the default of 30 minutes. */
  readonly defaultDurationMinutes: number | null;
  /** null: not told yet. */
  readonly licenseNumber: string | null;
  readonly phone: string | null;
};

/** In display order. */
export const PROFESSIONALS = [
  {
    email: 'profesional@clinica.example',
    name: 'Mariana Ferreyra',
    specialty: 'Clínica Médica',
    bio:
      'Médica clínica egresada de la Universidad de Buenos Aires, con residencia en el Hospital de Clínicas. ' +
      'Acompaña a personas con hipertensión y diabetes en tratamientos simples y sostenibles. ' +
      'Atiende también controles preocupacionales y aptos físicos.',
    fee: 28000,
    defaultDurationMinutes: 30,
    licenseNumber: 'MN 900114',
    phone: '+54 11 5555 2101',
  },
  {
    email: 'ricardo.ibanez@clinica.example',
    name: 'Ricardo Ibáñez',
    specialty: 'Clínica Médica',
    bio:
      'Especialista en medicina interna con más de veinte años de trabajo hospitalario. ' +
      'Se dedica a la prevención cardiovascular y a la atención de personas mayores.',
    fee: 25000,
    defaultDurationMinutes: 20,
    licenseNumber: 'MN 900227, MP 990318',
    phone: '+54 11 5555 2102',
  },
  {
    email: 'soledad.acuna@clinica.example',
    name: 'Soledad Acuña',
    specialty: 'Clínica Médica',
    bio:
      'Médica de familia formada en atención primaria. ' +
      'Realiza controles de salud para todo el grupo familiar y deshabituación del tabaco. ' +
      'Atiende los sábados por la mañana.',
    fee: 26500,
    defaultDurationMinutes: 30,
    licenseNumber: 'MN 900341',
    phone: null,
  },
  {
    email: 'gustavo.peralta@clinica.example',
    name: 'Gustavo Peralta',
    specialty: 'Cardiología',
    bio:
      'Cardiólogo con posgrado en insuficiencia cardíaca. ' +
      'Realiza electrocardiogramas y evaluaciones prequirúrgicas en la misma consulta. ' +
      'Integra el comité de hipertensión de la clínica.',
    fee: 42000,
    defaultDurationMinutes: 40,
    licenseNumber: 'MN 900452',
    phone: '+54 11 5555 2104',
  },
  {
    email: 'carolina.lezcano@clinica.example',
    name: 'Carolina Lezcano',
    specialty: 'Cardiología',
    bio:
      'Cardióloga dedicada a la prevención y a la salud del corazón de la mujer. ' +
      'Trabaja con planes de actividad física junto al equipo de kinesiología.',
    fee: 40000,
    defaultDurationMinutes: 40,
    licenseNumber: 'MN 900563',
    phone: '+54 11 5555 2105',
  },
  {
    email: 'valeria.montenegro@clinica.example',
    name: 'Valeria Montenegro',
    specialty: 'Pediatría',
    bio:
      'Pediatra y puericultora. ' +
      'Acompaña la lactancia, el crecimiento y el desarrollo desde los primeros días de vida. ' +
      'Dedica la primera consulta a conocer a toda la familia.',
    fee: 27000,
    defaultDurationMinutes: 30,
    licenseNumber: 'MN 900674, MP 990785',
    phone: '+54 11 5555 2106',
  },
  {
    email: 'federico.aguirre@clinica.example',
    name: 'Federico Aguirre',
    specialty: 'Pediatría',
    bio: 'Pediatra con formación en adolescencia y neumonología infantil. Atiende asma, alergias respiratorias y controles deportivos.',
    fee: 26000,
    defaultDurationMinutes: 30,
    licenseNumber: 'MN 900787',
    phone: '+54 11 5555 2107',
  },
  {
    email: 'lucia.arrieta@clinica.example',
    name: 'Lucía Arrieta',
    specialty: 'Ginecología y Obstetricia',
    bio:
      'Ginecóloga y obstetra. ' +
      'Realiza control anual, colposcopía y seguimiento de embarazos de bajo y alto riesgo. ' +
      'Promueve decisiones informadas y partos respetados.',
    fee: 33000,
    defaultDurationMinutes: 30,
    licenseNumber: 'MN 900898',
    phone: '+54 11 5555 2108',
  },
  {
    email: 'natalia.quiroga@clinica.example',
    name: 'Natalia Quiroga',
    specialty: 'Ginecología y Obstetricia',
    bio:
      'Especialista en ginecología endocrinológica y climaterio. ' +
      'Coloca dispositivos anticonceptivos en el consultorio y orienta en fertilidad.',
    fee: 34000,
    defaultDurationMinutes: 45,
    licenseNumber: 'MN 900911',
    phone: '+54 11 5555 2109',
  },
  {
    email: 'ignacio.baigorria@clinica.example',
    name: 'Ignacio Baigorria',
    specialty: 'Dermatología',
    bio:
      'Dermatólogo con posgrado en dermatoscopía. ' +
      'Realiza control de lunares, crioterapia y tratamiento del acné. ' +
      'Miembro activo de campañas de prevención del cáncer de piel.',
    fee: 38000,
    defaultDurationMinutes: 20,
    licenseNumber: 'MN 901024',
    phone: '+54 11 5555 2110',
  },
  {
    email: 'hernan.villalba@clinica.example',
    name: 'Hernán Villalba',
    specialty: 'Traumatología',
    bio:
      'Traumatólogo especializado en rodilla y hombro. ' +
      'Trabajó como médico de planteles deportivos juveniles. ' +
      'Propone cirugía solo cuando la rehabilitación no alcanza.',
    fee: 36000,
    defaultDurationMinutes: 20,
    licenseNumber: 'MN 901135, MP 990246',
    phone: '+54 11 5555 2111',
  },
  {
    email: 'paula.rearte@clinica.example',
    name: 'Paula Rearte',
    specialty: 'Kinesiología',
    bio:
      'Kinesióloga especializada en columna y reeducación postural. ' +
      'Combina terapia manual con ejercicio terapéutico para continuar en casa.',
    fee: 18000,
    defaultDurationMinutes: 45,
    licenseNumber: 'MN 90136',
    phone: '+54 11 5555 2112',
  },
  {
    email: 'diego.escudero@clinica.example',
    name: 'Diego Escudero',
    specialty: 'Kinesiología',
    bio:
      'Kinesiólogo deportivo. ' +
      'Rehabilita lesiones ligamentarias y posoperatorios de rodilla, tobillo y hombro. ' +
      'Las sesiones son individuales y duran una hora.',
    fee: 19500,
    defaultDurationMinutes: 60,
    licenseNumber: 'MN 90247',
    phone: '+54 11 5555 2113',
  },
  {
    email: 'florencia.oviedo@clinica.example',
    name: 'Florencia Oviedo',
    specialty: 'Odontología',
    bio:
      'Odontóloga general con posgrado en endodoncia. ' +
      'Atiende a personas con temor al tratamiento, con explicaciones paso a paso y sin apuro.',
    fee: 32000,
    defaultDurationMinutes: 40,
    licenseNumber: 'MN 90358',
    phone: '+54 11 5555 2114',
  },
  {
    email: 'andrea.sosa@clinica.example',
    name: 'Andrea Sosa Pujol',
    specialty: 'Psicología',
    bio:
      'Psicóloga clínica de orientación cognitivo-conductual. ' +
      'Trabaja con ansiedad, ataques de pánico y procesos de duelo. ' +
      'Atiende a personas adultas y adolescentes desde los 14 años.',
    fee: 24000,
    defaultDurationMinutes: 50,
    licenseNumber: 'MN 90469',
    phone: null,
  },
  {
    email: 'tomas.cabral@clinica.example',
    name: 'Tomás Cabral',
    specialty: 'Nutrición',
    bio:
      'Licenciado en Nutrición con diplomatura en nutrición deportiva. ' +
      'Elabora planes realistas, con recetas y lista de compras. ' +
      'Acompaña celiaquía y diabetes.',
    fee: 22000,
    defaultDurationMinutes: 45,
    licenseNumber: 'MN 90570',
    phone: '+54 11 5555 2116',
  },
  {
    email: 'graciela.menendez@clinica.example',
    name: 'Graciela Menéndez',
    specialty: 'Oftalmología',
    bio:
      'Médica oftalmóloga con treinta años de experiencia en segmento anterior. ' +
      'Realiza fondo de ojo, control de glaucoma y receta de anteojos.',
    fee: 39000,
    defaultDurationMinutes: null,
    licenseNumber: 'MN 901681',
    phone: '+54 11 5555 2117',
  },
  {
    email: 'julian.ocampo@clinica.example',
    name: 'Julián Ocampo',
    specialty: 'Otorrinolaringología',
    bio:
      'Otorrinolaringólogo dedicado a trastornos del equilibrio y de la audición. ' +
      'Realiza audiometrías y videoendoscopías. ' +
      'La tarifa depende del estudio indicado.',
    fee: null,
    defaultDurationMinutes: 20,
    licenseNumber: null,
    phone: '+54 11 5555 2118',
  },
] as const satisfies readonly DemoProfessional[];

export type ProfessionalEmail = (typeof PROFESSIONALS)[number]['email'];
