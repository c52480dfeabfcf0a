import { idField, type ImportField } from './import-field';
import { INSURER_FIELDS } from './import-insurer-fields';

export const ImportKind = {
  rooms: 'rooms',
  professionals: 'professionals',
  patients: 'patients',
  insurers: 'insurers',
  appointments: 'appointments',
} as const;
export type ImportKind = keyof typeof ImportKind;

const PATIENT = 'paciente pacientes';
const ATTENDING = 'profesional medico doctor tratante actuante prestador';
const NUMBER = 'numero nro num n';
const CONTACT = 'contacto personal principal particular 1';
const PHONE_WORDS = `${NUMBER} ${CONTACT} telefono tel celular cel movil whatsapp`;
const EMAIL_WORDS = `${CONTACT} direccion electronico email mail correo`;
const TURNO = ['turno', 'turnos', 'atencion', 'consulta', 'cita', 'sesion', 'visita'].join(' ');
const MINUTES = 'min minutos';
const DNI_WORDS = `${NUMBER} ${PATIENT} identidad dni tipo`;

const EMAILS = ['email', 'mail', 'correo'];
const PHONES = ['telefono', 'celular', 'tel', 'movil', 'cel', 'whatsapp'];

export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  rooms: [
    idField(['sala', 'consultorio', 'box']),
    {
      name: 'name',
      label: 'Nombre de la sala',
      holds: 'line',
      isRequired: true,
      isOwn: true,
      headings: ['sala', 'consultorio', 'nombre', 'box'],
      beside: 'sala consultorio box nombre',
    },
    {
      name: 'description',
      label: 'Descripción',
      holds: 'line',
      headings: ['descripcion', 'detalle', 'ubicacion', 'piso'],
      beside: 'sala consultorio ubicacion',
    },
    {
      name: 'hourlyRate',
      label: 'Precio por hora',
      holds: 'money',
      headings: ['precio hora', 'precio', 'costo hora', 'costo', 'tarifa', 'valor hora', 'valor'],
      beside: 'hora horario alquiler ars pesos',
    },
    { name: 'specialties', label: 'Especialidades', holds: 'line', headings: ['especialidades', 'especialidad'] },
    { name: 'sortOrder', label: 'Orden', holds: 'code', headings: ['orden', 'posicion'] },
  ],
  professionals: [
    idField(['profesional', 'medico'], ['legajo', 'id externo']),
    {
      name: 'name',
      label: 'Nombre',
      holds: 'line',
      isRequired: true,
      headings: ['profesional', 'apellido nombre', 'apellidos nombres', 'nombre', 'nombres', 'medico'],
      beside: `${ATTENDING} nombre completo`,
    },
    {
      name: 'surname',
      label: 'Apellido, si está aparte',
      holds: 'line',
      headings: ['apellido', 'apellidos'],
      beside: ATTENDING,
    },
    {
      name: 'email',
      label: 'Email',
      holds: 'line',
      isRequired: true,
      isOwn: true,
      headings: EMAILS,
      beside: `${EMAIL_WORDS} ${ATTENDING}`,
    },
    {
      name: 'specialty',
      label: 'Especialidad',
      holds: 'line',
      isRequired: true,
      headings: ['especialidad', 'rama', 'area'],
      beside: ATTENDING,
    },
    { name: 'phone', label: 'Teléfono', holds: 'phone', headings: PHONES, beside: `${PHONE_WORDS} ${ATTENDING}` },
    {
      name: 'licenseNumber',
      label: 'Matrícula',
      holds: 'code',
      headings: ['matricula', 'matricula profesional', 'matricula nacional', 'mat', 'mn', 'mp'],
      beside: `${NUMBER} ${ATTENDING} nacional provincial`,
    },
    {
      name: 'refepsNumber',
      label: 'Número de REFEPS',
      holds: 'code',
      headings: ['refeps'],
      beside: `${NUMBER} codigo cod id`,
    },
    {
      name: 'durationMinutes',
      label: 'Duración del turno',
      holds: 'minutes',
      headings: ['duracion', 'minutos'],
      beside: `${TURNO} ${MINUTES}`,
    },
    {
      name: 'fee',
      label: 'Tarifa',
      holds: 'money',
      headings: ['tarifa', 'honorarios', 'honorario', 'precio', 'valor', 'arancel'],
      beside: `${TURNO} ars pesos particular`,
    },
    {
      name: 'bio',
      label: 'Presentación',
      holds: 'line',
      headings: ['presentacion', 'biografia', 'bio', 'descripcion', 'sobre mi'],
      beside: ATTENDING,
    },
  ],
  patients: [
    idField(['paciente', 'historia clinica', 'hc', 'ficha'], ['historia clinica', 'hc']),
    {
      name: 'name',
      label: 'Nombre',
      holds: 'line',
      isRequired: true,
      headings: ['nombre', 'nombres', 'apellido nombre', 'apellidos nombres', 'paciente'],
      beside: `${PATIENT} nombre nombres completo pila`,
    },
    {
      name: 'surname',
      label: 'Apellido, si está aparte',
      holds: 'line',
      headings: ['apellido', 'apellidos'],
      beside: PATIENT,
    },
    {
      name: 'chosenName',
      label: 'Nombre elegido',
      holds: 'line',
      headings: ['nombre elegido', 'nombre autopercibido', 'nombre social', 'nombre percibido'],
      beside: PATIENT,
    },
    { name: 'dni', label: 'DNI', holds: 'digits', headings: ['dni', 'documento', 'doc'], beside: DNI_WORDS },
    {
      name: 'sex',
      label: 'Sexo del DNI',
      holds: 'line',
      headings: ['sexo', 'genero'],
      beside: `${PATIENT} dni registral legal fm mf fmx mfx hm mh hmx mhx`,
    },
    {
      name: 'birthDate',
      label: 'Fecha de nacimiento',
      holds: 'date',
      headings: ['fecha nacimiento', 'nacimiento', 'nacido', 'fec nac', 'fecha nac', 'f nacimiento', 'f nac', 'fnac'],
      beside: `${PATIENT} fecha`,
    },
    { name: 'phone', label: 'Teléfono', holds: 'phone', headings: PHONES, beside: `${PHONE_WORDS} ${PATIENT}` },
    { name: 'email', label: 'Email', holds: 'line', headings: EMAILS, beside: `${EMAIL_WORDS} ${PATIENT}` },
    {
      name: 'nationality',
      label: 'Nacionalidad',
      holds: 'line',
      headings: ['nacionalidad', 'pais', 'pais origen', 'pais nacimiento'],
      beside: PATIENT,
    },
  ],
  insurers: INSURER_FIELDS,
  appointments: [
    idField(['turno', 'cita']),
    {
      name: 'professional',
      label: 'Profesional',
      holds: 'code',
      isRequired: true,
      headings: [
        'profesional',
        'medico',
        'doctor',
        'prestador',
        'agenda',
        'apellido nombre profesional',
        'apellido nombre medico',
      ],
      beside: `${ATTENDING} nombre completo id codigo cod ${EMAIL_WORDS}`,
    },
    {
      name: 'date',
      label: 'Fecha',
      holds: 'date',
      isRequired: true,
      headings: ['fecha', 'dia', 'fecha turno', 'fecha hora'],
      beside: `${TURNO} hora horario inicio programada agendada`,
    },
    {
      name: 'time',
      label: 'Hora',
      holds: 'time',
      headings: ['hora', 'horario', 'hora inicio', 'inicio', 'desde'],
      beside: `${TURNO} inicio comienzo hs`,
    },
    {
      name: 'durationMinutes',
      label: 'Duración',
      holds: 'minutes',
      headings: ['duracion', 'minutos'],
      beside: `${TURNO} ${MINUTES}`,
    },
    {
      name: 'room',
      label: 'Sala',
      holds: 'code',
      headings: ['sala', 'consultorio', 'box'],
      beside: `${TURNO} nombre ${NUMBER} id codigo`,
    },
    {
      name: 'patientName',
      label: 'Nombre del paciente',
      holds: 'line',
      isRequired: true,
      headings: ['paciente', 'apellido nombre', 'apellidos nombres', 'nombre', 'nombres'],
      beside: `${PATIENT} nombre completo`,
    },
    {
      name: 'patientSurname',
      label: 'Apellido del paciente, si está aparte',
      holds: 'line',
      headings: ['apellido', 'apellidos'],
      beside: PATIENT,
    },
    {
      name: 'patientEmail',
      label: 'Email del paciente',
      holds: 'line',
      headings: EMAILS,
      beside: `${EMAIL_WORDS} ${PATIENT}`,
    },
    {
      name: 'patientPhone',
      label: 'Teléfono del paciente',
      holds: 'phone',
      headings: PHONES,
      beside: `${PHONE_WORDS} ${PATIENT}`,
    },
    {
      name: 'dni',
      label: 'DNI del paciente',
      holds: 'digits',
      headings: ['dni', 'documento', 'doc'],
      beside: `${NUMBER} ${PATIENT} identidad dni`,
    },
    {
      name: 'notes',
      label: 'Notas',
      holds: 'line',
      headings: ['notas', 'nota', 'observaciones', 'observacion', 'comentarios', 'comentario', 'motivo', 'detalle'],
      beside: `${TURNO} ${PATIENT} internas adicionales generales`,
    },
  ],
};
