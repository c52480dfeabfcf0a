import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';

export const texts = {
  fields: { name: 'Nombre', kind: 'Tipo', rooms: 'Salas', shows: 'Qué muestra' },
  faults: { name: 'El nombre es requerido' },
  form: {
    nameHint: 'Por ejemplo, dónde está. La pantalla lo muestra.',
    kindHint: 'Una de espera muestra los llamados. En una de llegada los pacientes avisan que llegaron.',
    allRooms: 'Todas',
    roomsHint: 'Ninguna: muestra los llamados de todas.',
    showsHint: 'El código lo dice la recepción cuando el paciente llega. Nunca se muestra un nombre.',
  },
  kinds: { calls: 'De espera, en la sala', arrivals: 'De llegada, en la entrada' },
  kindsShort: { calls: 'De espera', arrivals: 'De llegada' },
  shows: { ticket: 'Código de la visita (A07)', initials: 'Iniciales y últimos 3 números del teléfono' },
  shownShort: { ticket: 'Código', initials: 'Iniciales y teléfono' },
  list: {
    caption: 'Pantallas',
    search: 'Buscar una pantalla',
    allKinds: 'Todos los tipos',
    count: (screens: number) => countText(screens, 'pantalla', 'pantallas'),
    failed: 'Error al cargar los datos',
    empty: 'Todavía no hay pantallas',
    emptyHint:
      'Creá una de espera para el televisor que llama a los pacientes, o una de llegada para la tableta de la entrada.',
  },
  create: {
    open: 'Nueva pantalla',
    title: 'Nueva pantalla',
    submit: 'Crear pantalla',
    done: 'Pantalla creada',
    failed: 'Error al crear la pantalla',
  },
  update: {
    title: 'Editar pantalla',
    submit: 'Guardar cambios',
    done: 'Pantalla actualizada',
    failed: 'Error al actualizar la pantalla',
  },
  deletion: {
    title: 'Eliminar pantalla',
    consequence: 'Su enlace deja de funcionar al momento: donde esté abierta, queda en blanco.',
    no: 'Conservar pantalla',
    yes: 'Eliminar pantalla',
    done: 'Pantalla eliminada',
    failed: 'Error al eliminar la pantalla',
  },
  link: {
    title: 'Enlace de la pantalla',
    label: 'Enlace',
    once: 'Copialo ahora: no se vuelve a mostrar. Quien lo tenga abre la pantalla, sin iniciar sesión.',
    how: {
      calls: 'Abrilo en el navegador del televisor, en pantalla completa (F11), y tocá «Activar sonido» una vez.',
      arrivals: 'Abrilo en el navegador de la tableta, en pantalla completa. Si tiene un lector, también lee el DNI.',
    },
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se pudo copiar. Seleccioná el enlace y copialo',
    open: 'Abrir pantalla',
    close: 'Listo',
    lost: {
      title: '¿Ya lo copiaste?',
      text: 'Si cerrás sin copiarlo, el enlace se pierde: no se vuelve a mostrar.',
      stay: 'Volver al enlace',
      leave: 'Cerrar igual',
    },
  },
  screen: {
    tab: 'Pantalla de espera',
    calls: 'Llamados',
    room: 'Sala',
    /** Said instead of initials. */
    code: 'Código',
    spoken: (who: string, code: string, room: string) => `${who}, ${code}. ${room}.`,
    idle: 'Te llamamos por esta pantalla',
    sound: 'Activar sonido',
    soundOn: 'Sonido activado',
    offline: 'Sin conexión',
    offlineHint: 'Los llamados pueden tardar. Atendé a la recepción.',
    gone: 'Esta dirección no muestra nada.',
    connecting: 'Conectando…',
  },
  arrivals: {
    tab: 'Avisá que llegaste',
    dni: {
      label: '¿Llegaste? Escribí tu DNI',
      hint: 'Solo los números. Si hay un lector al lado, podés pasar el DNI.',
      next: 'Siguiente',
    },
    birthDay: {
      label: '¿Qué día naciste?',
      hint: 'Dos números del día y dos del mes. Por ejemplo, 9 de abril: 09/04.',
      next: 'Buscar mi turno',
    },
    keys: 'Teclado de números',
    erase: 'Borrar',
    searching: 'Buscando…',
    unreadCard: 'No pudimos leer el DNI. Escribilo con los números.',
    nothingFound: 'No encontramos un turno de hoy con esos datos. Revisá los números, o acercate a recepción.',
    failed: 'No pudimos conectarnos. Probá de nuevo o acercate a recepción.',
    offline: 'Sin conexión. Acercate a recepción.',
    retry: 'Probar de nuevo',
    hello: (firstName: string) => `Hola, ${firstName}`,
    done: (firstName: string) => `Listo, ${firstName}`,
    today: (turnos: number) => plural(turnos, 'Tu turno de hoy:', 'Tus turnos de hoy:'),
    /** With several turnos, of which one. */
    confirm: (time: string | null) => (time === null ? 'Confirmar mi llegada' : `Confirmar mi llegada de las ${time}`),
    states: {
      arrived: 'Tu llegada está registrada.',
      attended: 'Ya te atendimos en este turno.',
      cancelled: 'Este turno está cancelado. Acercate a recepción.',
      closed: 'Ya no podemos registrar tu llegada. Acercate a recepción.',
    },
    calledOnScreen: 'Tomá asiento. Te llamamos por la pantalla con este código:',
    calledByName: 'Tomá asiento. Te van a llamar.',
    startOver: 'Empezar de nuevo',
    finish: 'Terminar',
    idle: 'Si no tocás nada, en 20 segundos volvemos al inicio.',
  },
};

/** By names, in the clinic's order; a deleted room has none. */
export function roomsText(ids: readonly number[], rooms: readonly { id: number; name: string }[]): string {
  if (ids.length === 0) return texts.form.allRooms;
  const shown = rooms.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return shown.length > 0 ? shown.join(', ') : plural(ids.length, 'una sala eliminada', 'salas eliminadas');
}
