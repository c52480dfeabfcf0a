import { foldedText } from './near-words';

/** What the rows of an imported file are. */
export const ImportKind = { rooms: 'rooms', professionals: 'professionals', appointments: 'appointments' } as const;
export type ImportKind = keyof typeof ImportKind;

export interface ImportField {
  name: string;
  label: string;
  isRequired?: true;
  /** Of a row's own: no two rows have the same. */
  isOwn?: true;
  /** Folded; the likeliest first. */
  headings: readonly string[];
}

const ID: ImportField = {
  name: 'externalId',
  label: 'Id en tu sistema',
  isOwn: true,
  headings: ['id', 'codigo', 'cod', 'id turno', 'id profesional', 'id sala', 'nro', 'numero', 'legajo'],
};

/** What a file may tell of each, by the headings that such files have. The web guesses by them. */
export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  rooms: [
    ID,
    {
      name: 'name',
      label: 'Nombre de la sala',
      isRequired: true,
      isOwn: true,
      headings: ['sala', 'consultorio', 'nombre', 'nombre de la sala', 'box'],
    },
    { name: 'description', label: 'Descripción', headings: ['descripcion', 'detalle', 'ubicacion', 'piso'] },
    {
      name: 'hourlyRate',
      label: 'Precio por hora',
      headings: ['precio por hora', 'precio', 'costo por hora', 'costo', 'tarifa', 'valor hora', 'valor'],
    },
    { name: 'specialties', label: 'Especialidades', headings: ['especialidades', 'especialidad'] },
    { name: 'sortOrder', label: 'Orden', headings: ['orden', 'posicion'] },
  ],
  professionals: [
    ID,
    {
      name: 'name',
      label: 'Nombre',
      isRequired: true,
      headings: [
        'profesional',
        'nombre y apellido',
        'apellido y nombre',
        'nombre completo',
        'nombre',
        'nombres',
        'medico',
      ],
    },
    { name: 'surname', label: 'Apellido, si está aparte', headings: ['apellido', 'apellidos'] },
    {
      name: 'email',
      label: 'Email',
      isRequired: true,
      isOwn: true,
      headings: ['email', 'e-mail', 'mail', 'correo', 'correo electronico'],
    },
    { name: 'specialty', label: 'Especialidad', isRequired: true, headings: ['especialidad', 'rama', 'area'] },
    { name: 'phone', label: 'Teléfono', headings: ['telefono', 'celular', 'tel', 'movil', 'cel', 'whatsapp'] },
    {
      name: 'licenseNumber',
      label: 'Matrícula',
      headings: ['matricula', 'matricula profesional', 'matricula nacional', 'nro de matricula', 'mat', 'mn', 'mp'],
    },
    { name: 'refepsNumber', label: 'Número de REFEPS', headings: ['refeps', 'numero de refeps', 'codigo refeps'] },
    { name: 'durationMinutes', label: 'Duración del turno', headings: ['duracion', 'duracion del turno', 'minutos'] },
    {
      name: 'fee',
      label: 'Tarifa',
      headings: ['tarifa', 'honorarios', 'precio', 'valor', 'arancel', 'valor consulta'],
    },
    { name: 'bio', label: 'Presentación', headings: ['presentacion', 'biografia', 'bio', 'descripcion', 'sobre mi'] },
  ],
  appointments: [
    ID,
    {
      name: 'professional',
      label: 'Profesional',
      isRequired: true,
      headings: ['profesional', 'medico', 'doctor', 'id profesional', 'email profesional', 'prestador', 'agenda'],
    },
    {
      name: 'date',
      label: 'Fecha',
      isRequired: true,
      headings: ['fecha', 'dia', 'fecha del turno', 'fecha y hora', 'fecha turno'],
    },
    { name: 'time', label: 'Hora', headings: ['hora', 'horario', 'hora de inicio', 'hora inicio', 'inicio', 'desde'] },
    { name: 'durationMinutes', label: 'Duración', headings: ['duracion', 'minutos', 'duracion minutos'] },
    { name: 'room', label: 'Sala', headings: ['sala', 'consultorio', 'box'] },
    {
      name: 'patientName',
      label: 'Nombre del paciente',
      isRequired: true,
      headings: [
        'paciente',
        'nombre del paciente',
        'nombre paciente',
        'apellido y nombre',
        'nombre y apellido',
        'nombre',
        'nombres',
      ],
    },
    {
      name: 'patientSurname',
      label: 'Apellido del paciente, si está aparte',
      headings: ['apellido', 'apellidos', 'apellido del paciente', 'apellido paciente'],
    },
    {
      name: 'patientEmail',
      label: 'Email del paciente',
      isRequired: true,
      headings: ['email', 'e-mail', 'mail', 'correo', 'correo electronico', 'email paciente', 'email del paciente'],
    },
    {
      name: 'patientPhone',
      label: 'Teléfono del paciente',
      headings: ['telefono', 'celular', 'tel', 'movil', 'cel', 'whatsapp', 'telefono paciente'],
    },
    {
      name: 'dni',
      label: 'DNI del paciente',
      headings: ['dni', 'documento', 'nro documento', 'doc', 'nro de documento'],
    },
    { name: 'notes', label: 'Notas', headings: ['notas', 'observaciones', 'comentarios', 'motivo', 'detalle'] },
  ],
};

/** The column of each field that has one, by its place in `headings`. No column serves two fields. */
export function guessedColumns(kind: ImportKind, headings: readonly string[]): Record<string, number> {
  const words = headings.map(headingWords);
  const guessed: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (field: ImportField, column: number): void => {
    if (field.name in guessed || column === -1 || taken.has(column)) return;
    guessed[field.name] = column;
    taken.add(column);
  };
  const firstFree = (fits: (heading: string) => boolean): number =>
    words.findIndex((heading, column) => !taken.has(column) && heading !== '' && fits(heading));
  // A heading that is exactly a field's goes before one that only begins like another field's.
  for (const field of IMPORT_FIELDS[kind]) {
    for (const known of field.headings)
      take(
        field,
        firstFree((heading) => heading === known),
      );
  }
  for (const field of IMPORT_FIELDS[kind]) {
    for (const known of field.headings)
      take(
        field,
        firstFree((heading) => heading.startsWith(`${known} `)),
      );
  }
  return guessed;
}

function headingWords(heading: string): string {
  return foldedText(heading)
    .replace(/[^a-z0-9-]+/g, ' ')
    .trim();
}
