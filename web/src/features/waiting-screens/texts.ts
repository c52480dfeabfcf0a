import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';

export const texts = {
  fields: { name: 'Nombre', rooms: 'Salas', shows: 'Qué muestra' },
  faults: { name: 'El nombre es requerido' },
  form: {
    nameHint: 'Por ejemplo, dónde está el televisor. La pantalla lo muestra.',
    allRooms: 'Todas',
    roomsHint: 'Ninguna: muestra los llamados de todas.',
    showsHint: 'El código lo dice la recepción cuando el paciente llega. Nunca se muestra un nombre.',
  },
  shows: { ticket: 'Código de la visita (A07)', initials: 'Iniciales y últimos 3 números del teléfono' },
  shownShort: { ticket: 'Código', initials: 'Iniciales y teléfono' },
  list: {
    caption: 'Pantallas de espera',
    search: 'Buscar una pantalla',
    allShows: 'Todo lo que muestran',
    count: (screens: number) => countText(screens, 'pantalla', 'pantallas'),
    failed: 'Error al cargar los datos',
    empty: 'Todavía no hay pantallas',
    emptyHint: 'Creá una y abrí su enlace en el televisor de la sala de espera: muestra y dice a quién se llama.',
  },
  create: {
    open: 'Nueva pantalla',
    title: 'Nueva pantalla de espera',
    submit: 'Crear pantalla',
    done: 'Pantalla creada',
    failed: 'Error al crear la pantalla',
  },
  update: {
    title: 'Editar pantalla de espera',
    submit: 'Guardar cambios',
    done: 'Pantalla actualizada',
    failed: 'Error al actualizar la pantalla',
  },
  deletion: {
    title: 'Eliminar pantalla de espera',
    consequence: 'Su enlace deja de funcionar al momento: el televisor que lo tenga abierto queda en blanco.',
    no: 'Conservar pantalla',
    yes: 'Eliminar pantalla',
    done: 'Pantalla eliminada',
    failed: 'Error al eliminar la pantalla',
  },
  link: {
    title: 'Enlace de la pantalla',
    label: 'Enlace',
    once: 'Copialo ahora: no se vuelve a mostrar. Quien lo tenga ve la pantalla, sin iniciar sesión.',
    how: 'Abrilo en el navegador del televisor, en pantalla completa (F11), y tocá «Activar sonido» una vez.',
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
};

/** By names, in the clinic's order; a deleted room has none. */
export function roomsText(ids: readonly number[], rooms: readonly { id: number; name: string }[]): string {
  if (ids.length === 0) return texts.form.allRooms;
  const shown = rooms.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return shown.length > 0 ? shown.join(', ') : plural(ids.length, 'una sala eliminada', 'salas eliminadas');
}
