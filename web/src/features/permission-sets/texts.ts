import { countText } from '../../kit/text/count-text';

export const texts = {
  fields: { name: 'Nombre', permissions: 'Permisos', accounts: 'Cuentas' },
  faults: { name: 'El nombre es requerido' },
  all: 'Puede hacer todo',
  keepsAll: 'Siempre puede hacer todo: acá solo se le cambia el nombre.',
  list: {
    caption: 'Permisos de administración',
    search: 'Buscar permisos',
    count: (sets: number) => countText(sets, 'conjunto', 'conjuntos'),
    accounts: (accounts: number) => countText(accounts, 'cuenta', 'cuentas'),
    failed: 'Error al cargar los datos',
    empty: 'No hay permisos configurados.',
    emptyHint: 'Agregá un conjunto con lo que puede hacer un equipo de la clínica.',
  },
  create: {
    open: 'Nuevo conjunto',
    title: 'Nuevo conjunto de permisos',
    submit: 'Crear conjunto',
    done: 'Permisos creados exitosamente',
    failed: 'Error al crear los permisos',
  },
  update: {
    title: 'Editar permisos',
    submit: 'Guardar cambios',
    done: 'Permisos actualizados exitosamente',
    failed: 'Error al actualizar los permisos',
  },
  deletion: {
    title: 'Eliminar permisos',
    consequence: 'Deja de existir. Solo se puede si ninguna cuenta lo usa.',
    no: 'Conservar permisos',
    yes: 'Eliminar permisos',
    done: 'Permisos eliminados exitosamente',
    failed: 'Error al eliminar los permisos',
  },
};
