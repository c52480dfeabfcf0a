import { plural } from '@turnero/api/domain/plural';

import type { Role } from '../../clinic/session/session.generated';
import { countText } from '../../kit/text/count-text';

const turnos = (count: number) => countText(count, 'turno', 'turnos');

export const texts = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    permissions: 'Permisos',
    phone: 'Teléfono',
    address: 'Dirección',
    dateOfBirth: 'Fecha de nacimiento',
    contactName: 'Contacto de emergencia: nombre',
    contactPhone: 'Contacto de emergencia: teléfono',
    contactRelationship: 'Contacto de emergencia: relación',
    appointments: 'Turnos',
    createdAt: 'Registro',
  },
  list: {
    caption: 'Usuarios',
    search: 'Buscar por nombre, email o teléfono',
    allRoles: 'Todos los roles',
    roles: { admin: 'Administradores', professional: 'Profesionales', user: 'Pacientes' } satisfies Record<
      Role,
      string
    >,
    count: (users: number) => countText(users, 'usuario', 'usuarios'),
    failed: 'Error al cargar los datos',
    empty: 'Todavía no hay usuarios',
    emptyHint: 'Aquí aparecen quienes se registran en la clínica y a quienes invitás.',
    administrator: (permissions: string) => `Administrador: ${permissions}`,
    suspended: (role: string) => `${role} suspendido`,
    invited: (role: string) => `${role} invitado`,
    secondFactor: 'Dos pasos',
    turnosOf: (count: number, name: string) => `${turnos(count)} de ${name}`,
  },
  create: {
    open: 'Nuevo usuario',
    title: 'Nuevo usuario',
    explanation: 'Le llega una invitación por correo, con un enlace para elegir su contraseña.',
    chooseRole: 'Seleccionar rol',
    submit: 'Enviar invitación',
    done: (email: string) => `Invitación enviada a ${email}`,
    failed: 'Error al crear el usuario',
  },
  permissions: {
    choose: 'Elegir qué puede hacer',
    failed: 'Error al cargar los permisos',
    all: 'Puede hacer todo.',
    some: (labels: string) => `Puede: ${labels}.`,
  },
  faults: { name: 'El nombre es requerido', role: 'Elegí un rol', permissions: 'Elegí qué puede hacer' },
  invitation: {
    resend: 'Reenviar invitación',
    unsure: (reason: string) =>
      `No sabemos si la invitación salió: ${reason}. Preguntá si le llegó antes de reenviarla: la anterior deja de servir.`,
    pending: (email: string) =>
      `Todavía no eligió su contraseña: lo hace con la invitación, que podés reenviar a ${email}.`,
    newEmail: 'La invitación se envía a la dirección nueva.',
  },
  update: {
    title: 'Editar usuario',
    submit: 'Guardar cambios',
    done: 'Usuario actualizado exitosamente',
    failed: 'Error al actualizar el usuario',
    newEmail: 'Recibirá un correo para confirmar la dirección nueva.',
    unconfirmedEmail: 'Sin confirmar: la dirección puede ser de otra persona.',
    ownRole: 'No podés cambiar tu propio rol: pedíselo a otro administrador.',
    noAdmin: 'Para ser administrador o administradora tiene que confirmar antes su correo e iniciar sesión.',
  },
  password: {
    open: 'Cambiar contraseña',
    title: 'Cambiar contraseña',
    consequence: (name: string) => (
      <>
        De <strong>{name}</strong>. Sus sesiones abiertas se cierran, y recibe un correo que le avisa.
      </>
    ),
    newPassword: 'Nueva contraseña',
    confirmation: 'Confirmar contraseña',
    submit: 'Cambiar contraseña',
    done: 'Contraseña actualizada exitosamente',
    failed: 'Error al actualizar la contraseña',
  },
  suspension: {
    open: 'Suspender',
    title: 'Suspender usuario',
    consequences: (isProfessional: boolean) => [
      'No podrá iniciar sesión, y sus sesiones abiertas se cierran ahora.',
      isProfessional
        ? 'Deja de ofrecerse a los pacientes. Sus turnos y alquileres ya reservados siguen en pie.'
        : 'Sus turnos siguen en pie.',
      'Podés reactivarlo cuando quieras.',
    ],
    no: 'No suspender',
    yes: 'Suspender usuario',
    busy: 'Suspendiendo...',
    done: 'Usuario suspendido',
    failed: 'Error al suspender el usuario',
  },
  reactivation: {
    open: 'Reactivar',
    title: 'Reactivar usuario',
    consequences: (isProfessional: boolean) => [
      'Podrá iniciar sesión otra vez.',
      ...(isProfessional ? ['Vuelve a ofrecerse a los pacientes.'] : []),
    ],
    no: 'Dejar suspendido',
    yes: 'Reactivar usuario',
    busy: 'Reactivando...',
    done: 'Usuario reactivado',
    failed: 'Error al reactivar el usuario',
  },
  secondFactorReset: {
    open: 'Quitar verificación en dos pasos',
    title: 'Quitar verificación en dos pasos',
    /** `isAsked`: the clinic asks for one of them. */
    consequences: (isAsked: boolean | undefined) => [
      'Para cuando perdió su teléfono o su llave: comprobá antes que quien lo pide es esa persona.',
      isAsked === undefined
        ? 'Sus sesiones abiertas se cierran. Si la clínica la pide, la configura de nuevo al entrar con la contraseña.'
        : isAsked
          ? 'Sus sesiones abiertas se cierran. La clínica se la pide a quienes administran: al entrar con la contraseña ' +
            'la configura de nuevo, antes de seguir.'
          : 'Sus sesiones abiertas se cierran, y entra solo con la contraseña hasta que la configure de nuevo.',
      'Recibe un correo que le avisa.',
    ],
    own: 'Tu verificación en dos pasos se cambia en Mi cuenta, Seguridad.',
    no: 'Conservarla',
    yes: 'Quitar verificación',
    busy: 'Quitando...',
    done: 'Verificación en dos pasos quitada',
    failed: 'Error al quitar la verificación en dos pasos',
  },
  deletion: {
    title: 'Eliminar usuario',
    consequence: 'Pierde su acceso, sus datos y su foto. Esta acción no se puede deshacer.',
    bookedStays: (count: number) => {
      const stay = plural(count, 'Su turno queda', `Sus ${turnos(count)} quedan`);
      return `${stay}, con su nombre y correo: lo reservado sigue en pie.`;
    },
    no: 'Conservar usuario',
    yes: 'Eliminar usuario',
    done: 'Usuario eliminado exitosamente',
    failed: 'Error al eliminar el usuario',
    /** For a professional, who is deleted on another page. */
    elsewhere: {
      consequences: [
        'Tiene un perfil profesional, que se elimina en Profesionales: ahí ves antes qué pasa con sus turnos.',
        'Si solo querés que no entre, suspendé la cuenta.',
      ],
      yes: 'Ir a Profesionales',
      busy: 'Abriendo...',
    },
  },
};

/** Explains a new account's role before it is created. */
export function newRoleHint(role: Role | ''): string | undefined {
  if (role === 'admin')
    return 'Administra la clínica, con los permisos que elijas: revisá que la dirección sea la suya.';
  if (role === 'professional')
    return 'Tendrá un perfil profesional, que los pacientes ven: completalo en Profesionales.';
  return undefined;
}

/** The consequences of a new role, shown before saving. */
export function roleHint(from: Role, to: Role): string | undefined {
  if (from === to) return undefined;
  const profile =
    to === 'professional'
      ? 'Tendrá un perfil profesional, que los pacientes ven: completalo en Profesionales.'
      : from === 'professional'
        ? 'Los pacientes dejan de ver su perfil profesional; lo reservado sigue en pie.'
        : '';
  return `Sus sesiones abiertas se cierran. ${profile}`.trim();
}
