import type { Weekday } from '../../domain/weekday';
import type { SpecialtyName } from './specialties';

/** By weekday, 1 = Monday: 'HH:mm-HH:mm', separated by commas. */
export type WeeklyHours = { readonly [weekday in Weekday]?: string };

const BUSINESS = '09:00-18:00';
const EXTENDED = '08:00-20:00';

export const ROOM_TEMPLATES = {
  'Horario Comercial': { 1: BUSINESS, 2: BUSINESS, 3: BUSINESS, 4: BUSINESS, 5: BUSINESS },
  'Horario Extendido': { 1: EXTENDED, 2: EXTENDED, 3: EXTENDED, 4: EXTENDED, 5: EXTENDED, 6: EXTENDED },
} as const satisfies Record<string, WeeklyHours>;

export type TemplateName = keyof typeof ROOM_TEMPLATES;

export type DemoRoom = {
  readonly name: string;
  readonly description: string;
  /** 0: the clinic's default hourly cost. */
  readonly hourlyRate: number;
  readonly isActive: boolean;
  /** null: no month is configured. */
  readonly template: TemplateName | null;
  /** Which it serves; none: all. */
  readonly specialties?: readonly SpecialtyName[];
};

/** In display order. */
export const ROOMS = [
  {
    name: 'Consultorio 1',
    description: 'Planta baja, junto a la recepción. Camilla, balanza y tensiómetro; acceso para silla de ruedas.',
    hourlyRate: 7200,
    isActive: true,
    template: 'Horario Extendido',
  },
  {
    name: 'Consultorio 2',
    description: 'Planta baja. Camilla, electrocardiógrafo y negatoscopio.',
    hourlyRate: 7500,
    isActive: true,
    template: 'Horario Extendido',
  },
  {
    name: 'Consultorio 3',
    description: 'Primer piso, luminoso y silencioso. Escritorio, dos sillones y camilla ginecológica tras biombo.',
    hourlyRate: 0,
    isActive: true,
    template: 'Horario Comercial',
  },
  {
    name: 'Consultorio Pediátrico',
    description: 'Primer piso. Camilla y balanza para bebés, pediómetro y rincón de juegos.',
    hourlyRate: 6800,
    isActive: true,
    template: 'Horario Comercial',
    specialties: ['Pediatría', 'Nutrición'],
  },
  {
    name: 'Sala de Kinesiología',
    description: 'Subsuelo con ascensor. Dos camillas, magnetoterapia, ultrasonido, bicicleta fija y espalderas.',
    hourlyRate: 8500,
    isActive: true,
    template: 'Horario Extendido',
    specialties: ['Kinesiología', 'Traumatología'],
  },
  {
    name: 'Gabinete Odontológico',
    description: 'Primer piso. Sillón odontológico, radiología digital y autoclave.',
    hourlyRate: 11000,
    isActive: true,
    template: 'Horario Comercial',
    specialties: ['Odontología'],
  },
  {
    name: 'Sala de Procedimientos',
    description: 'Primer piso. Fuera de servicio por obras hasta nuevo aviso.',
    hourlyRate: 9800,
    isActive: false,
    template: null,
  },
] as const satisfies readonly DemoRoom[];

export type RoomName = (typeof ROOMS)[number]['name'];

/**
 * Each takes the first date from `daysFromToday` on that the template opens (or closes), so that it makes a
 * difference.
 */
export const ROOM_EXCEPTIONS: readonly {
  readonly room: RoomName;
  readonly daysFromToday: number;
  readonly on: 'open day' | 'closed day';
  /** As in WeeklyHours; empty: closed all day. */
  readonly hours: string;
  readonly notes: string;
}[] = [
  {
    room: 'Consultorio 2',
    daysFromToday: -16,
    on: 'open day',
    hours: '',
    notes: 'Pintura y arreglo de la instalación eléctrica',
  },
  { room: 'Consultorio 1', daysFromToday: 4, on: 'open day', hours: '08:00-13:00', notes: 'Desinfección por la tarde' },
  {
    room: 'Gabinete Odontológico',
    daysFromToday: 9,
    on: 'open day',
    hours: '',
    notes: 'Mantenimiento anual del sillón',
  },
  {
    room: 'Consultorio 3',
    daysFromToday: 11,
    on: 'closed day',
    hours: '09:00-13:00',
    notes: 'Jornada especial de controles',
  },
  {
    room: 'Consultorio Pediátrico',
    daysFromToday: 19,
    on: 'open day',
    hours: '09:00-12:00, 15:00-18:00',
    notes: 'Ateneo al mediodía',
  },
];

/** 'MM-dd' when the whole clinic is closed. */
export const CLOSED_ON: Readonly<Record<string, string>> = {
  '01-01': 'Feriado: Año Nuevo',
  '05-01': 'Feriado: Día del Trabajador',
  '12-25': 'Feriado: Navidad',
};
