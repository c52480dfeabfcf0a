import { countText } from '../../kit/text/count-text';

export const texts = {
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    price: 'Precio',
    currency: 'Moneda',
    duration: 'Duración',
    state: 'Estado',
    isActive: 'Activo: la clínica lo ofrece',
  },
  faults: { name: 'El nombre es requerido', price: 'El precio es requerido', currency: 'La moneda es requerida' },
  /** As the subject of a fault: "El precio debe ser…". */
  named: { price: 'El precio' },
  states: { active: 'Activo', inactive: 'Inactivo' },
  form: { priceHint: 'En la moneda del servicio.', noCurrency: 'Elegí una moneda' },
  minutes: (minutes: number | string) => `${minutes} minutos`,
  list: {
    caption: 'Servicios',
    search: 'Buscar un servicio',
    active: 'Activos',
    inactive: 'Inactivos',
    count: (services: number) => countText(services, 'servicio', 'servicios'),
    duration: (minutes: number) => `${minutes} min`,
    failed: 'Error al cargar los datos',
    empty: 'No hay servicios configurados.',
    emptyHint: 'Agregá lo que la clínica ofrece a un precio propio, por ejemplo un estudio.',
  },
  create: {
    open: 'Nuevo servicio',
    title: 'Nuevo servicio',
    submit: 'Crear servicio',
    done: 'Servicio creado exitosamente',
    failed: 'Error al crear el servicio',
  },
  update: {
    title: 'Editar servicio',
    submit: 'Guardar cambios',
    done: 'Servicio actualizado exitosamente',
    failed: 'Error al actualizar el servicio',
  },
  deletion: {
    title: 'Eliminar servicio',
    consequence: 'Deja de existir. Esta acción no se puede deshacer; si es por un tiempo, podés desactivarlo.',
    no: 'Conservar servicio',
    yes: 'Eliminar servicio',
    done: 'Servicio eliminado exitosamente',
    failed: 'Error al eliminar el servicio',
  },
};

export const serviceStateText = (isActive: boolean): string => (isActive ? texts.states.active : texts.states.inactive);
