import { countText } from '../../kit/text/count-text';
import type { InsurerKind } from './insurers.generated';

interface Named {
  name: string;
}

export const KIND_WORD: Record<InsurerKind, string> = {
  national: 'Obra social nacional',
  provincial: 'Obra social provincial',
  public: 'Programa público',
  prepaid: 'Prepaga',
  private_pay: 'Particular',
};

export const texts = {
  fields: {
    name: 'Nombre',
    kind: 'Tipo',
    rnasCode: 'Código RNAS',
    aliases: 'Otros nombres',
    plans: 'Planes',
    numberPattern: 'Formato del número de afiliado',
    state: 'Se atiende',
    isActive: 'La clínica la atiende',
  },
  yes: 'Sí',
  no: 'No',
  faults: { name: 'El nombre es requerido', rnasCode: 'Son seis números, con los ceros de adelante' },
  states: { active: 'Se atiende', inactive: 'No se atiende' },
  form: {
    aliases: 'Como la nombran los pacientes: sirven para encontrarla. Separalos con comas.',
    plans: 'Separalos con comas. Un plan que quitás deja de ofrecerse; quien ya lo tiene lo conserva.',
    rnasCode: 'El del registro nacional. Si no lo sabés, dejalo vacío.',
    numberPattern: '# es un número y A una letra, por ejemplo ## ######## #. Vacío: cualquier número.',
  },
  list: {
    caption: 'Obras sociales y prepagas',
    search: 'Buscar una obra social',
    all: 'Todas',
    allKinds: 'Todos los tipos',
    active: 'Se atienden',
    inactive: 'No se atienden',
    count: (insurers: number) => countText(insurers, 'obra social', 'obras sociales'),
    failed: 'Error al cargar las obras sociales',
    empty: 'No hay obras sociales que coincidan.',
    emptyHint: 'Probá con otro nombre, o agregala.',
    accept: 'Atender',
    reject: 'Dejar de atender',
    accepted: (name: string) => `Ahora se atiende ${name}`,
    rejected: (name: string) => `Ya no se atiende ${name}`,
    acceptFailed: 'No se pudo guardar el cambio',
  },
  several: {
    open: 'Elegir cuáles se atienden',
    title: 'Elegir cuáles se atienden',
    legend: 'La clínica atiende',
    submit: 'Guardar',
    done: 'Obras sociales guardadas',
    failed: 'Error al guardar las obras sociales',
  },
  create: {
    open: 'Nueva obra social',
    title: 'Nueva obra social o prepaga',
    submit: 'Agregar',
    done: ({ name }: Named) => `${name}: agregada`,
    failed: 'Error al agregar la obra social',
  },
  update: {
    title: 'Editar obra social o prepaga',
    submit: 'Guardar cambios',
    done: ({ name }: Named) => `${name}: actualizada`,
    failed: 'Error al actualizar la obra social',
  },
  deletion: {
    title: 'Eliminar obra social',
    consequence: 'Deja de existir. Si solo dejan de atenderla, conservala y marcá que no se atiende.',
    no: 'Conservarla',
    yes: 'Eliminar',
    done: 'Obra social eliminada',
    failed: 'Error al eliminar la obra social',
  },
};
