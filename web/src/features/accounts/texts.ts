const passwordChanged = 'Contraseña actualizada exitosamente';

export const texts = {
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordConfirmation: 'Confirmar contraseña',
    newPassword: 'Nueva contraseña',
  },
  login: {
    title: 'Iniciar Sesión',
    submit: 'Iniciar Sesión',
    busy: 'Iniciando sesión...',
    done: '¡Inicio de sesión exitoso!',
    /** Until the page of the role opens. */
    leaving: '¡Inicio de sesión exitoso! Un momento…',
    forgot: '¿Olvidaste tu contraseña?',
    withoutAccount: '¿Todavía no tenés cuenta?',
    needed: 'Iniciá sesión para ver esa página.',
    sessionEnded: {
      withWork: 'Tu sesión terminó. Iniciá sesión para seguir: lo que estabas escribiendo te espera donde lo dejaste.',
      withoutWork: 'Tu sesión terminó. Iniciá sesión para seguir donde estabas.',
    },
    failed: {
      badEmail: 'Por favor, verifica que el correo electrónico sea válido.',
      badFields: 'Por favor, verifica que todos los campos estén completos correctamente.',
      wrong: 'Credenciales incorrectas. Verifica tu correo electrónico y contraseña.',
      suspended: 'Tu cuenta ha sido suspendida. Contacta al administrador para más información.',
      unknownEmail: 'No se encontró una cuenta con este correo electrónico.',
      tooOften: 'Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.',
      server: 'Error del servidor. Por favor, intenta nuevamente en unos minutos.',
      /** English in the documents. */
      withoutSession: 'Login failed',
    },
  },
  choosePasswordHint: (patients: string) => `${patients} Si trabajás en la clínica, al menos 10.`,
  register: {
    byMail: 'Te enviamos un correo para terminar el registro: abrilo para elegir tu contraseña.',
    title: 'Registrarse como Paciente',
    name: 'Nombre y apellido',
    emailHint: 'Ahí llega un enlace para confirmar la cuenta.',
    faults: {
      noName: 'El nombre es requerido',
      nameShort: (minLength: number) => `El nombre debe tener al menos ${minLength} caracteres`,
      nameLong: (maxLength: number) => `El nombre no puede superar los ${maxLength} caracteres`,
    },
    submit: 'Registrarse',
    busy: 'Registrando...',
    done: '¡Registro exitoso!',
    failed: 'Error en el registro',
    unsure: (reason: string) => `No sabemos si la cuenta quedó creada: ${reason}. Probá iniciar sesión.`,
    withAccount: '¿Ya tenés una cuenta?',
  },
  forgotPassword: {
    title: 'Recuperar contraseña',
    explanation: 'Se envía un enlace por correo para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
    busy: 'Enviando...',
    done: (email: string) =>
      `Si hay una cuenta con ${email}, en unos minutos llega un correo con el enlace. Vale una hora y se usa una sola vez.`,
    failed: 'Error al enviar el enlace',
    toLogin: 'Volver a iniciar sesión',
  },
  resetPassword: {
    title: 'Contraseña nueva',
    incomplete: 'El enlace está incompleto. Abrí el del correo o pedí otro.',
    submit: 'Guardar contraseña',
    done: passwordChanged,
    another: 'Pedir otro enlace',
  },
  invitation: {
    title: 'Elegí tu contraseña',
    explanation: 'La clínica abrió tu cuenta: con tu correo y esta contraseña iniciás sesión.',
    incomplete: 'El enlace está incompleto. Abrí el del correo o pedí otro.',
    submit: 'Guardar contraseña',
    done: 'Listo: ya podés iniciar sesión',
    another: '¿El enlace venció? Pedí otro',
  },
  passwordChange: {
    done: passwordChanged,
    failed: 'Error al actualizar la contraseña',
    /** By a link, which may be used up. */
    unsureOfLink: (reason: string) =>
      `No sabemos si la contraseña quedó guardada: ${reason}. Probá entrar con la nueva.`,
  },
  confirmEmail: {
    title: 'Confirmar email',
    ask: 'Falta un paso: confirmá que este correo es tuyo.',
    submit: 'Confirmar mi email',
    loading: 'Confirmando tu email...',
    done: '¡Email confirmado exitosamente!',
    failed: 'Error al confirmar el email',
    offline: 'Error de conexión. Por favor intenta nuevamente.',
    incomplete: 'Al enlace le falta una parte. Revisá el enlace del correo o pedí que te lo reenviemos.',
    alreadyDone: (email: string) => `El correo de tu cuenta, ${email}, ya está confirmado.`,
    perhapsDone: '¿Ya confirmaste tu correo? Entonces solo falta iniciar sesión.',
    retry: 'Reintentar',
    resend: 'Reenviar email de confirmación',
  },
  confirmedEmail: {
    title: '¡Email Confirmado!',
    confirmed: (email: string) => `El correo ${email} está confirmado.`,
    confirmedWithAppointments: 'La cuenta está confirmada. Los turnos reservados con este correo están en Mis Citas.',
    signIn:
      'Si ya habías reservado turnos con este correo, iniciá sesión en este navegador y los vas a ver en Mis Citas.',
    otherAccount: (name: string, email: string) =>
      `Ahora estás en la cuenta de ${name}. Para ver los turnos reservados con ${email}, cerrá la sesión y entrá con ese correo.`,
    toHome: 'Ir al inicio',
    toAppointments: 'Mis Citas',
  },
  notYou: {
    title: '¿No fuiste vos?',
    advice:
      'Si otra persona creó esta cuenta con tu correo, o no recordás la contraseña, elegí una nueva: las sesiones abiertas se ' +
      'cierran y tus turnos anteriores quedan en tu cuenta.',
    submit: 'Elegir una contraseña nueva',
    done: (email: string) => `Te enviamos un enlace a ${email}. Vale una hora y se usa una sola vez.`,
  },
  resend: {
    title: 'Reenviar el correo de confirmación',
    submit: 'Reenviar',
    busy: 'Reenviando...',
    done: 'Email de confirmación reenviado exitosamente',
    failed: 'Error al reenviar el email',
  },
  unconfirmedNotice: {
    label: 'Confirmación del correo',
    unconfirmed: (email: string) => `Falta confirmar el correo ${email}: el enlace está en el mensaje que se envió.`,
    withheld: (email: string) =>
      `Puede haber turnos reservados con ${email} que todavía no ves: abrí el enlace del correo con tu sesión iniciada.`,
    resend: 'Reenviar correo',
    hide: 'Ocultar aviso',
  },
  profileDialog: {
    title: 'Mi cuenta',
    tabs: 'Partes de la cuenta',
    profile: 'Perfil',
    password: 'Contraseña',
    security: 'Seguridad',
    data: 'Mis datos',
    loading: 'Cargando el perfil…',
    failed: 'Error al cargar el perfil',
  },
  myData: {
    reads: 'Quién vio tus datos',
    readsHint: 'Cada persona de la clínica que abre tu ficha queda anotada acá, una vez por hora.',
    noReads: 'Todavía nadie abrió tu ficha.',
    unconfirmed: 'Para verlo, primero confirmá tu correo electrónico.',
    unconfirmedCoverage: 'Para cargarla, primero confirmá tu correo electrónico.',
    failed: 'Error al cargar quién vio tus datos',
    loading: 'Cargando tus datos…',
    copy: 'Una copia de tus datos',
    copyHint:
      'Lo que la clínica guarda de tu cuenta: PDF para leer, JSON para otro sistema. Las notas internas podés pedirlas en recepción.',
  },
  profileForm: {
    name: 'Nombre y apellido',
    startPage: 'Al iniciar sesión',
    startPages: { calendar: 'Empezar en el calendario', today: 'Empezar en el día de hoy' },
    submit: 'Guardar cambios',
    done: 'Perfil actualizado exitosamente',
    failed: 'Error al actualizar el perfil',
  },
  passwordForm: {
    currentPassword: 'Contraseña actual',
    faults: { noCurrentPassword: 'La contraseña actual es requerida' },
    confirmation: 'Confirmar nueva contraseña',
    consequence: 'Al cambiarla se cierran las sesiones abiertas en otros dispositivos.',
    submit: 'Cambiar contraseña',
    unsure: (reason: string) => `No sabemos si la contraseña cambió: ${reason}. Si la actual ya no sirve, es la nueva.`,
  },
  pictureField: {
    /** The button's text without a picture, and with one. */
    choose: 'Subir foto',
    change: 'Cambiar foto',
    hint: 'Una foto de menos de 5 MB.',
    faults: { noImage: 'Por favor selecciona una imagen válida', tooLarge: 'La imagen debe ser menor a 5MB' },
    upload: {
      label: 'Subida de la foto',
      progress: (percent: number) => (percent < 100 ? `Subiendo... ${percent} %` : 'Procesando...'),
      done: 'Foto de perfil actualizada exitosamente',
      failed: 'Error al subir la foto de perfil',
    },
    removal: {
      submit: 'Quitar foto',
      busy: 'Quitando...',
      done: 'Foto de perfil eliminada exitosamente',
      failed: 'Error al eliminar la foto de perfil',
    },
  },
};
