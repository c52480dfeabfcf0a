import { countText } from '../../kit/text/count-text';
import { momentText } from '../../kit/time/wall-time';

export const texts = {
  fields: { name: 'De quién', kind: 'Tipo', link: 'Enlace', read: 'Última lectura' },
  kinds: { professional: 'Profesional', room: 'Sala' },
  list: {
    caption: 'Calendarios de profesionales y salas',
    about:
      'Con su enlace, Google Calendar, Apple y Outlook muestran los turnos y alquileres de un profesional o de una sala. ' +
      'De los pacientes, solo las iniciales.',
    search: 'Buscar un profesional o una sala',
    allKinds: 'Profesionales y salas',
    professionals: 'Profesionales',
    rooms: 'Salas',
    allLinks: 'Con enlace y sin enlace',
    linked: 'Con enlace',
    unlinked: 'Sin enlace',
    count: (owners: number) => countText(owners, 'calendario', 'calendarios'),
    failed: 'Error al cargar los calendarios',
    empty: 'Todavía no hay profesionales ni salas',
    emptyHint: 'Cuando los haya, cada uno puede tener el enlace de su calendario.',
    none: 'Sin enlace',
    noLink: '—',
    made: (at: string) => `Creado el ${momentText(at)}`,
    neverRead: 'Todavía no',
  },
  own: {
    title: 'Tu agenda en tu calendario',
    about:
      'Un enlace muestra tus turnos, alquileres y ausencias en Google Calendar, Apple u Outlook. De los pacientes, solo ' +
      'las iniciales.',
    none: 'Todavía no creaste el enlace.',
    made: (at: string) => `Creaste el enlace el ${momentText(at)}.`,
    read: (at: string | null) =>
      at === null ? 'Ningún calendario lo leyó todavía.' : `Un calendario lo leyó por última vez el ${momentText(at)}.`,
    loading: 'Cargando el enlace de tu calendario',
    failed: 'Error al cargar el enlace de tu calendario',
  },
  actions: {
    create: 'Crear enlace',
    createBusy: 'Creando...',
    replace: 'Crear otro enlace',
    remove: 'Eliminar enlace',
  },
  replacing: {
    title: 'Crear otro enlace',
    consequence:
      'El enlace de ahora deja de funcionar al momento: los calendarios que lo usan no se actualizan más, hasta que se ' +
      'les dé el nuevo.',
    no: 'Conservar el de ahora',
    yes: 'Crear otro enlace',
  },
  deletion: {
    title: 'Eliminar el enlace del calendario',
    consequence: 'Deja de funcionar al momento: los calendarios que lo usan no se actualizan más.',
    no: 'Conservar enlace',
    yes: 'Eliminar enlace',
    done: 'Enlace eliminado',
    failed: 'Error al eliminar el enlace',
  },
  createFailed: 'Error al crear el enlace',
  createUnsure: (reason: string) => `No sabemos si el enlace quedó creado: ${reason}. Reintentá en unos segundos.`,
  link: {
    title: 'Enlace del calendario',
    label: 'Enlace',
    once: 'Copialo ahora: no se vuelve a mostrar. Quien lo tenga ve el calendario, sin iniciar sesión.',
    google: 'Agregar a Google Calendar',
    app: 'Abrir en Apple u Outlook',
    byHand:
      'Si Google dice que no puede agregarlo, pegá el enlace en su configuración: «Agregar calendario», «Desde URL». En ' +
      'Outlook: «Agregar calendario», «Suscribirse desde la web».',
    late:
      'Google lo vuelve a leer cada 8 a 24 horas; Apple y Outlook, según su configuración. Lo que vale es la agenda de la ' +
      'clínica: el calendario solo la muestra.',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se pudo copiar. Seleccioná el enlace y copialo',
    close: 'Listo',
    lost: {
      title: '¿Ya lo copiaste?',
      text: 'Si cerrás sin copiarlo, el enlace se pierde: no se vuelve a mostrar.',
      stay: 'Volver al enlace',
      leave: 'Cerrar igual',
    },
  },
};
