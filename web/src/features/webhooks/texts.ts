import { EVENT_TYPES, isEventType } from '@turnero/api/domain/event-types';

import { countText } from '../../kit/text/count-text';

export const texts = {
  fields: {
    name: 'Destino',
    url: 'Dirección',
    description: 'Para qué es',
    eventTypes: 'Qué eventos recibe',
    withPersonalData: 'Incluir nombre, email y teléfono del paciente',
    state: 'Estado',
    lastAttempt: 'Último envío',
    backlog: 'Sin entregar',
  },
  faults: { url: 'La dirección es requerida' },
  form: {
    urlHint: 'Te la da el otro sistema, que suele llamarla «URL del webhook». Empieza con https://.',
    allEvents: 'Todos',
    eventTypesHint: 'Sin elegir ninguno recibe todos, también los que se agreguen más adelante.',
    personalData:
      'Los datos salen de la clínica y quedan en el otro sistema, aunque después los borres acá. Marcalo si la clínica acordó ' +
      'con quien los recibe para qué los usa y cómo los cuida (Ley 25.326). De lo que responde queda acá solo el código. ' +
      'Sin marcarlo igual viaja el id del turno o de la solicitud: su página muestra a cualquiera el nombre y el contacto solo ' +
      'en parte.',
    yes: 'Sí',
    no: 'No',
  },
  states: {
    active: 'Activo',
    retrying: 'Reintentando',
    paused: 'Pausado',
    failing: 'Pausado por fallas',
    gone: 'Ya no existe',
  },
  list: {
    caption: 'Destinos de eventos',
    search: 'Buscar un destino',
    allStates: 'Todos los estados',
    count: (webhooks: number) => countText(webhooks, 'destino', 'destinos'),
    failed: 'Error al cargar los destinos',
    empty: 'Todavía ningún sistema recibe eventos',
    emptyHint:
      'Agregá la dirección de otro sistema (facturación, CRM, un tablero) y recibe un evento cuando se reserva, se mueve o ' +
      'se cancela un turno, y de otros cambios.',
    events: (types: number) => (types === 0 ? 'Todos' : countText(types, 'tipo de evento', 'tipos de evento')),
    noBacklog: 'Nada pendiente',
    never: 'Todavía nada',
    see: 'Ver envíos',
  },
  backlog: ({ waiting, failed }: { waiting: number; failed: number }) =>
    [
      waiting > 0 && countText(waiting, 'por reintentar', 'por reintentar'),
      failed > 0 && countText(failed, 'fallido', 'fallidos'),
    ]
      .filter(Boolean)
      .join(' · '),
  example: {
    title: 'Para quien hace el otro sistema',
    label: 'Ejemplo',
    copy: 'Copiar ejemplo',
    copied: 'Ejemplo copiado',
    notCopied: 'No se pudo copiar. Seleccioná el ejemplo y copialo',
    docs: 'Qué eventos hay y qué trae cada uno',
    text:
      'Cada evento llega por un webhook: un POST con JSON y una firma (Standard Webhooks), que prueba que viene de la clínica. En ' +
      'Node.js se comprueba con el paquete standardwebhooks y la clave de firma del destino:',
    code: `import { Webhook } from 'standardwebhooks';

// body: el texto tal como llegó. Falla si la firma no es de la clínica.
const evento = new Webhook(process.env.CLAVE_DE_FIRMA).verify(body, headers);
// Puede llegar más de una vez: el mismo evento trae siempre el mismo evento.id.`,
  },
  create: {
    open: 'Nuevo destino',
    title: 'Nuevo destino de eventos',
    submit: 'Agregar destino',
    done: 'Destino agregado. Recibe lo que pase desde ahora',
    failed: 'Error al agregar el destino',
  },
  update: {
    title: 'Editar destino de eventos',
    submit: 'Guardar cambios',
    done: 'Destino actualizado',
    failed: 'Error al actualizar el destino',
  },
  deletion: {
    title: 'Eliminar destino de eventos',
    consequence: 'No recibe nada más, y su registro de envíos se borra.',
    no: 'Conservar destino',
    yes: 'Eliminar destino',
    done: 'Destino eliminado',
    failed: 'Error al eliminar el destino',
  },
  page: {
    gone: 'Este destino ya no existe',
    back: 'Ver los destinos',
    what: {
      active: 'Recibe los eventos a medida que pasan las cosas.',
      retrying: 'El último envío no se recibió. Se intenta de nuevo, cada vez más espaciado, durante un día.',
      paused: 'No se le manda nada. Lo que pase queda guardado 30 días y sale al reanudarlo.',
      failing: 'Durante un día no recibió ningún evento. Lo que falta sale al reanudarlo, hasta 30 días.',
      gone: 'Respondió que la dirección ya no existe (410). Lo que falta sale al reanudarlo, hasta 30 días.',
    },
    pause: 'Pausar',
    paused: 'Destino pausado',
    pauseFailed: 'Error al pausar el destino',
    resume: 'Reanudar',
    resumed: 'Destino reanudado. Sale lo que falta',
    resumeFailed: 'Error al reanudar el destino',
    retryAll: 'Reintentar los fallidos',
    retryFailed: 'Error al reintentar',
    retried: 'Sale de nuevo en unos segundos',
  },
  test: {
    open: 'Probar',
    title: 'Probar el destino',
    text: 'Se manda un evento de prueba, sin datos de nadie, y acá se ve qué responde el otro sistema.',
    submit: 'Mandar prueba',
    again: 'Probar de nuevo',
    busy: 'Esperando la respuesta…',
    taken: (status: number) => `Lo recibió: respondió ${status}`,
    refused: (status: number) => `No lo aceptó: respondió ${status}`,
    failed: 'Error al mandar la prueba',
    answer: 'Respuesta',
    close: 'Listo',
  },
  secret: {
    open: 'Clave de firma',
    title: 'Clave de firma',
    label: 'Clave',
    text: 'El otro sistema la necesita para comprobar que un evento viene de la clínica. No la mandes por mail ni por chat.',
    copy: 'Copiar clave',
    copied: 'Clave copiada',
    notCopied: 'No se pudo copiar. Seleccioná la clave y copiala',
    close: 'Listo',
    failed: 'Error al cargar la clave',
  },
  rotation: {
    open: 'Cambiar clave',
    title: 'Cambiar la clave de firma',
    consequence:
      'Desde ahora se firma con una clave nueva. Durante 24 horas se firma también con la anterior: cargá la nueva en ese tiempo.',
    no: 'Conservar la clave',
    yes: 'Cambiar clave',
    done: 'Clave cambiada. La anterior vale 24 horas más',
    failed: 'Error al cambiar la clave',
    unsure: (reason: string) =>
      `No sabemos si la clave cambió: ${reason}. Reintentá para saberlo: no se cambia dos veces.`,
    changedMeanwhile:
      'La clave u otro dato del destino ya se cambió. Cerrá esta pregunta y fijate cuál es la clave ahora.',
  },
  log: {
    title: 'Envíos de los últimos 30 días',
    caption: 'Envíos',
    at: 'Fecha y hora',
    event: 'Evento',
    attempts: 'Intentos',
    outcome: 'Resultado',
    duration: 'Demora',
    response: 'Respuesta',
    all: 'Todos los resultados',
    empty: 'Todavía no se le mandó nada',
    emptyHint: 'El primer evento sale cuando pase algo de lo elegido. Con «Probar» se manda uno ahora.',
    failed: 'Error al cargar los envíos',
    retry: 'Reintentar',
    states: { delivered: 'Entregado', waiting: 'Se reintenta', failed: 'Fallido' },
    milliseconds: (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`),
    none: '—',
    /** The number identifies the event, in other systems too. */
    which: (event: string, sequence: number) => `${event} · n.º ${sequence}`,
    answered: (status: number, response: string) => `Respondió ${status}${response && `: ${response}`}`,
  },
};

/** An unknown type is its own label. */
export function eventText(type: string): string {
  return isEventType(type) ? EVENT_TYPES[type] : type;
}
