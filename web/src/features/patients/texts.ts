import type { RelationKind } from '@turnero/api/domain/family';
import type { RegisteredSex } from '@turnero/api/domain/patient-identifiers';

import { countText } from '../../kit/text/count-text';
import type { OnlineBooking, PreferredChannel } from './patients.generated';

const patients = (count: number) => countText(count, 'paciente', 'pacientes');

export const SEX_WORD: Record<RegisteredSex, string> = { F: 'Femenino', M: 'Masculino', X: 'X' };

export const CHANNEL_WORD: Record<PreferredChannel, string> = {
  whatsapp: 'WhatsApp',
  phone: 'Llamada',
  email: 'Correo electrónico',
};

export const ONLINE_WORD: Record<OnlineBooking, string> = {
  yes: 'Para sí y su familia',
  own_only: 'Solo para sí',
  no: 'No, solo por teléfono',
};

export const texts = {
  fields: {
    name: 'Nombre y apellido',
    birthDate: 'Fecha de nacimiento',
    age: 'Edad',
    document: 'Documento',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    noShows: 'Ausencias',
    notes: 'Notas para recepción',
    nationality: 'Nacionalidad',
    preferredChannel: 'Contacto preferido',
    mayBookOnline: 'Turnos por internet',
    deceasedOn: 'Fecha de fallecimiento',
    registeredName: 'Nombre del DNI',
    givenNames: 'Nombres del DNI',
    familyNames: 'Apellidos del DNI',
    registeredSex: 'Sexo del DNI',
    turno: 'Próximo o último turno',
  },
  list: {
    caption: 'Pacientes',
    search: 'Buscar nombre, teléfono o DNI',
    count: (count: number, isMore: boolean) => (isMore ? `Más de ${patients(count)}` : patients(count)),
    failed: 'Error al cargar los pacientes',
    empty: 'Todavía no hay pacientes',
    emptyHint: 'Cada paciente aparece con su primer turno. También podés cargarlo antes.',
    notFound: 'Nadie coincide con la búsqueda',
    notFoundHint: 'Probá con otras palabras, o cargá un paciente nuevo.',
  },
  form: {
    nameHint: 'Como se la llama en la sala de espera.',
    samePhone: 'Ya figura con ese teléfono.',
    isIt: (name: string) => `¿Es ${name}?`,
    identity: 'Datos del documento',
    unknown: 'Sin indicar',
    notesHint: 'El paciente y los profesionales no las ven.',
  },
  faults: { name: 'El nombre es requerido', email: 'Email inválido' },
  create: {
    open: 'Nuevo paciente',
    title: 'Nuevo paciente',
    submit: 'Guardar paciente',
    done: 'Paciente guardado',
    failed: 'Error al guardar el paciente',
  },
  update: {
    open: 'Editar',
    title: 'Editar paciente',
    submit: 'Guardar cambios',
    done: 'Paciente actualizado',
    failed: 'Error al actualizar el paciente',
  },
  family: {
    title: 'Familia',
    failed: 'Error al cargar la familia',
    none: 'Nadie saca turnos por esta persona, ni ella por otra.',
    search: 'Buscar a la otra persona',
    searchHint: 'Nombre, teléfono, DNI o correo. Si no figura, cargala antes como paciente.',
    searchFailed: 'No se pudo buscar. Probá de nuevo.',
    found: (people: number) => (people === 0 ? 'Nadie coincide' : countText(people, 'paciente', 'pacientes')),
    person: '¿Quién es?',
    direction: '¿Quién saca turnos por quién?',
    byPage: (name: string) => `${name}, por la otra persona`,
    ofPage: (name: string) => `La otra persona, por ${name}`,
    kind: 'Quien saca los turnos es',
    chooseKind: 'Elegí el vínculo',
    kindHint: 'De la persona por quien los saca.',
    kinds: {
      mother: 'Madre',
      father: 'Padre',
      guardian: 'Tutor o tutora',
      child: 'Hijo o hija',
      partner: 'Pareja',
      carer: 'Cuidador o cuidadora',
    } satisfies Record<RelationKind, string>,
    /** The patient, as seen from the relative. */
    inverse: {
      mother: 'Hijo o hija',
      father: 'Hijo o hija',
      guardian: 'A su cargo',
      child: 'Madre o padre',
      partner: 'Pareja',
      carer: 'A su cuidado',
    } satisfies Record<RelationKind, string>,
    rights: 'Qué puede hacer',
    mayBook: 'Sacar, cambiar y cancelar turnos',
    maySee: 'Ver los turnos',
    isTold: 'Recibir los avisos de los turnos que da recepción',
    rightsOf: (relative: string, patient: string, { mayBook, maySee }: { mayBook: boolean; maySee: boolean }) =>
      mayBook
        ? `${relative} saca turnos por ${patient}`
        : maySee
          ? `${relative} ve los turnos de ${patient}`
          : `${relative} no saca ni ve los turnos de ${patient}`,
    declared: (relative: string) =>
      `${relative} lo declaró: saca turnos y ve solo los que sacó, hasta que lo confirmes`,
    ended: 'Sin efecto desde los 18 años, hasta que la persona lo confirme',
    faults: { person: 'Buscá y elegí a la otra persona', kind: 'Elegí el vínculo' },
    add: {
      open: 'Agregar familiar',
      title: (name: string) => `Familiar de ${name}`,
      submit: 'Agregar familiar',
      done: 'Familiar agregado',
      failed: 'Error al agregar el familiar',
    },
    confirm: {
      open: 'Confirmar',
      label: (name: string) => `Confirmar el vínculo con ${name}`,
      done: 'Vínculo confirmado',
      failed: 'Error al confirmar el vínculo',
    },
    end: {
      open: 'Terminar',
      label: (name: string) => `Terminar el vínculo con ${name}`,
      title: '¿Terminar este vínculo?',
      consequence: (relative: string, patient: string) => `${relative} ya no saca ni ve turnos de ${patient}.`,
      turnos: 'Los turnos ya dados no cambian.',
      no: 'Conservar',
      yes: 'Terminar vínculo',
      done: 'Vínculo terminado',
      failed: 'Error al terminar el vínculo',
    },
  },
  page: {
    failed: 'Error al cargar el paciente',
    missing: 'El paciente no existe',
    missingHint: 'Puede que sus turnos hayan pasado a otro paciente.',
    back: 'Ver pacientes',
    notOwn: 'No tenés turnos con este paciente',
    notOwnHint: 'Puede que hayan pasado a otra persona de la clínica.',
    head: 'Ficha del paciente',
    newTurno: 'Nuevo turno',
    deceased: (date: string) => `Falleció el ${date}`,
    noNewTurno: 'No se le dan turnos nuevos.',
    cancelComing: 'El paciente falleció. Cancelá estos turnos desde el calendario:',
    noContact: 'Cargá un teléfono o un correo para darle un turno.',
    noDocument: 'Sin documento',
    unchecked: (document: string) => `${document} (sin comprobar)`,
    age: (age: string, birthDate: string) => `${age} (${birthDate})`,
    whatsapp: 'WhatsApp',
    otherWindow: ' (se abre en otra ventana)',
    hello: (name: string, clinic: string) => `Hola, ${name}. Te escribimos de ${clinic}.`,
    coming: 'Turnos por venir',
    noComing: 'No tiene turnos por venir.',
    past: 'Turnos anteriores',
    noPast: 'No tuvo turnos.',
    turnosFailed: 'Error al cargar los turnos',
    waiting: 'Lista de espera',
    waitingFailed: 'Error al cargar la lista de espera',
    waitsSince: (date: string) => `desde el ${date}`,
    urgent: 'Urgente',
    openWaiting: 'Ver en la lista de espera',
    erase: 'Borrar datos…',
    data: 'Datos personales',
    copyHint: 'Si la persona pide sus datos: PDF para leer, JSON para otro sistema. Incluye las notas para recepción.',
    reads: 'Quién vio sus datos',
    noReads: 'Todavía nadie.',
    readsFailed: 'Error al cargar quién vio sus datos',
  },
};
