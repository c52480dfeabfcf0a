/** Days count back from today. */
export type PatientAccount = {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly dateOfBirth: string | null;
  readonly emergencyContact: { readonly name: string; readonly phone: string; readonly relationship: string } | null;
  readonly isWoman: boolean;
  readonly registeredDaysAgo: number;
  readonly state: 'active' | 'unconfirmed' | 'suspended';
};

const BARE = { address: null, dateOfBirth: null, emergencyContact: null, state: 'active' } as const;

export const PATIENT_ACCOUNTS = [
  {
    email: 'paciente@clinica.example',
    name: 'Camila Benítez',
    phone: '+54 9 11 5555-3101',
    address: 'Av. Juramento 1775, 4.º B, Ciudad Autónoma de Buenos Aires',
    dateOfBirth: '1989-05-14',
    emergencyContact: { name: 'Martín Benítez', phone: '+54 9 11 5555-3102', relationship: 'Hermano' },
    isWoman: true,
    registeredDaysAgo: 410,
    state: 'active',
  },
  {
    email: 'joaquin.dominguez@example.com',
    name: 'Joaquín Domínguez',
    phone: '+54 9 11 5555-3110',
    address: 'Mendoza 2240, Ciudad Autónoma de Buenos Aires',
    dateOfBirth: '1978-11-02',
    emergencyContact: { name: 'Elena Vera', phone: '+54 9 11 5555-3111', relationship: 'Esposa' },
    isWoman: false,
    registeredDaysAgo: 365,
    state: 'active',
  },
  {
    email: 'rocio.paez@example.org',
    name: 'Rocío Páez',
    phone: '+54 9 11 5555-3112',
    address: 'Monroe 3105, Ciudad Autónoma de Buenos Aires',
    dateOfBirth: '1995-02-27',
    emergencyContact: { name: 'Norma Páez', phone: '+54 9 11 5555-3113', relationship: 'Madre' },
    isWoman: true,
    registeredDaysAgo: 298,
    state: 'active',
  },
  {
    ...BARE, email: 'ezequiel.roldan@example.com', name: 'Ezequiel Roldán', phone: '+54 9 11 5555-3114',
    dateOfBirth: '1983-08-19', isWoman: false, registeredDaysAgo: 240,
  },
  {
    ...BARE, email: 'marta.sandoval@example.net', name: 'Marta Sandoval', phone: '+54 9 11 5555-3115',
    dateOfBirth: '1951-06-30', isWoman: true, registeredDaysAgo: 212,
  },
  { ...BARE, email: 'nicolas.ledesma@example.com', name: 'Nicolás Ledesma', phone: null, isWoman: false, registeredDaysAgo: 180 },
  {
    ...BARE, email: 'agustina.correa@example.org', name: 'Agustina Correa', phone: '+54 9 11 5555-3117',
    dateOfBirth: '1999-12-08', isWoman: true, registeredDaysAgo: 131,
  },
  {
    ...BARE, email: 'hector.miranda@example.com', name: 'Héctor Miranda', phone: '+54 9 11 5555-3118',
    address: 'Olazábal 4512, Ciudad Autónoma de Buenos Aires', isWoman: false, registeredDaysAgo: 96,
  },
  {
    ...BARE, email: 'daniela.vallejos@example.net', name: 'Daniela Vallejos', phone: '+54 9 11 5555-3119',
    isWoman: true, registeredDaysAgo: 57,
  },
  {
    ...BARE, email: 'bruno.salvatierra@example.com', name: 'Bruno Salvatierra', phone: '+54 9 11 5555-3120',
    isWoman: false, registeredDaysAgo: 75, state: 'suspended',
  },
  {
    ...BARE, email: 'mia.caballero@example.org', name: 'Mía Caballero', phone: null,
    isWoman: true, registeredDaysAgo: 3, state: 'unconfirmed',
  },
] as const satisfies readonly PatientAccount[];

/** Parts of the names of patients without an account. */
export const WOMENS_NAMES = [
  'Adriana', 'Ana', 'Beatriz', 'Catalina', 'Delfina', 'Emilia', 'Fabiana', 'Gabriela', 'Inés', 'Julieta', 'Liliana',
  'Malena', 'Micaela', 'Mirta', 'Pilar', 'Rosa', 'Silvia', 'Teresa', 'Victoria', 'Yanina',
];

export const MENS_NAMES = [
  'Alejandro', 'Carlos', 'Claudio', 'Eduardo', 'Esteban', 'Facundo', 'Gonzalo', 'Ignacio', 'Jorge', 'Lautaro',
  'Luciano', 'Marcelo', 'Oscar', 'Pablo', 'Ramiro', 'Santiago', 'Sebastián',
];

export const SURNAMES = [
  'Acosta', 'Aguilar', 'Álvarez', 'Barrios', 'Cáceres', 'Castro', 'Chávez', 'Coronel', 'Díaz', 'Escobar', 'Farías',
  'Fernández', 'Figueroa', 'Giménez', 'Godoy', 'Gómez', 'Herrera', 'Juárez', 'Leiva', 'López', 'Luna', 'Maldonado',
  'Medina', 'Molina', 'Moreno', 'Muñoz', 'Navarro', 'Núñez', 'Ojeda', 'Ortiz', 'Ponce', 'Ramírez', 'Ríos', 'Romero',
  'Ruiz', 'Silva', 'Suárez', 'Toledo', 'Vega', 'Zárate',
];

export const MAIL_DOMAINS = ['example.com', 'example.net', 'example.org', 'correo.example'];
