import { countText } from '../../kit/text/count-text';
import type { ApiKeyState } from './api-keys.generated';

export const texts = {
  fields: {
    name: 'Nombre',
    whose: 'De quién',
    scopes: 'Permisos',
    expiry: 'Vigencia',
    requestsPerMinute: 'Consultas por minuto',
    lastUsedAt: 'Último uso',
    state: 'Estado',
  },
  faults: {
    name: 'El nombre es requerido',
    scopes: 'Elegí qué puede hacer la clave',
    requests: 'La cantidad',
    requestsRequired: 'Indicá cuántas consultas por minuto',
  },
  form: {
    nameHint: 'El programa que la va a usar. La auditoría lo muestra en lo que haga.',
    clinic: 'Toda la clínica',
    whoseHint: 'Con la de un profesional se puede lo mismo que con su cuenta: su agenda, no la de sus colegas.',
    area: 'Sobre',
    read: 'Ver',
    write: 'Cambiar',
    personalHint:
      'Nombre, correo, teléfono, DNI, nacimiento, notas y respuestas. Sin este permiso la clave recibe horarios y estados, no de ' +
      'quién son, y de los pacientes solo su id. También recibe el id de cada turno y solicitud: su página muestra a cualquiera el nombre y el contacto solo en ' +
      'parte.',
    days: { 30: '30 días', 90: '90 días', 365: '1 año', never: 'Sin vencimiento' },
    neverHint: 'Si se pierde, sirve hasta que alguien la revoque. Elegí una fecha si el programa puede renovarla.',
    expiryHint: 'Después deja de funcionar: creá otra antes y cambiala en el programa.',
    requestsHint: 'Las que pasen de ahí se rechazan hasta el minuto siguiente.',
    settled: 'Los permisos y la vigencia no se cambian: creá otra clave, ponela en el programa y revocá esta.',
  },
  states: {
    active: 'Vigente',
    expired: 'Vencida',
    revoked: 'Revocada',
    without_access: 'Sin acceso',
  } satisfies Record<ApiKeyState, string>,
  list: {
    caption: 'Claves de API',
    search: 'Buscar una clave',
    allStates: 'Todos los estados',
    count: (keys: number) => countText(keys, 'clave', 'claves'),
    failed: 'Error al cargar las claves',
    empty: 'Todavía no hay claves',
    emptyHint:
      'Una clave deja que otro programa de la clínica (la central telefónica, el sistema de facturación) use la API sin la ' +
      'cuenta de una persona, solo para lo que le permitas.',
    since: 'Desde',
    until: 'hasta',
    never: 'sin vencimiento',
    unused: 'Sin uso',
    by: (name: string) => `por ${name}`,
    activity: 'Ver lo que hizo',
    edit: 'Editar',
    revoke: 'Revocar',
  },
  create: {
    open: 'Nueva clave',
    title: 'Nueva clave de API',
    submit: 'Crear clave',
    done: 'Clave creada',
    failed: 'Error al crear la clave',
  },
  update: {
    title: 'Editar clave de API',
    submit: 'Guardar cambios',
    done: 'Clave actualizada',
    failed: 'Error al actualizar la clave',
  },
  revocation: {
    title: 'Revocar clave de API',
    consequences: [
      'El programa que la usa deja de funcionar al momento.',
      'No se puede deshacer: para volver a darle acceso hay que crear otra.',
      'Lo que hizo sigue en la auditoría con su nombre.',
    ],
    no: 'Conservar clave',
    yes: 'Revocar clave',
    busy: 'Revocando...',
    done: 'Clave revocada',
    failed: 'Error al revocar la clave',
  },
  made: {
    title: 'Copiá la clave nueva',
    label: 'Clave',
    once:
      'No se vuelve a mostrar. Pegala en el programa que la va a usar, donde guarda sus claves: nunca en una página web ' +
      'ni en un mensaje.',
    how: 'Quien la tenga puede hacer todo lo que sus permisos digan. Si se pierde, revocala y creá otra.',
    copy: 'Copiar clave',
    copied: 'Clave copiada',
    notCopied: 'No se pudo copiar. Seleccioná la clave y copiala',
    close: 'Listo',
    lost: {
      title: '¿Ya la copiaste?',
      text: 'Si cerrás sin copiarla, la clave se pierde: no se vuelve a mostrar.',
      stay: 'Volver a la clave',
      leave: 'Cerrar igual',
    },
  },
  guide: {
    title: 'Para quien hace el programa',
    text: 'El programa manda la clave en cada consulta. Por ejemplo, así lee los profesionales, con el permiso «Profesionales: ver»:',
    label: 'Ejemplo',
    code: (origin: string) => `curl ${origin}/api/public/professionals \\\n  -H "Authorization: Bearer tnk_TU_CLAVE"`,
    copy: 'Copiar ejemplo',
    copied: 'Ejemplo copiado',
    notCopied: 'No se pudo copiar: copialo a mano',
    docs: 'Documentación de la API',
    steps: 'Guía paso a paso (en inglés)',
    changes: 'Qué cambió en cada versión',
  },
};
