/**
 * Texts of the clinic's two documents, by section, in a voice that is not ours (ADR 66). `…` is an inserted value. A
 * text that nobody says any more is a fault.
 */
const DOCUMENTED_TEXTS = new Map(Object.entries({
  '1§2': [
    'Cambiar Contraseña', 'Cerrar Sesión', 'Editar Perfil', 'Enviar Solicitud de Turno', '¡Email Confirmado!',
    'Historial de Citas', 'Iniciar Sesión', 'No tienes citas', 'Registrarse como Paciente', 'Reservar Cita',
    'Solicitar Turno', 'Turno No Encontrado', 'Ver Especialidades', '¡Turno Confirmado!', 'Confirmar Turno',
    'Formulario Personalizado (…)', 'Unexpected Application Error!',
  ],
  '1§5': [
    'Por favor confirma tu contraseña', 'Por favor selecciona una fecha y hora', 'Por favor selecciona una imagen válida',
    'Por favor selecciona una sala',
  ],
  '1§8': [
    'Credenciales incorrectas. Verifica tu correo electrónico y contraseña.',
    'Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.',
    'Error al cargar las citas',
    'Error de conexión. Por favor intenta nuevamente.',
    'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.',
    'Error del servidor. Por favor, intenta nuevamente en unos minutos.',
    'Por favor, verifica que el correo electrónico sea válido.',
    'Por favor, verifica que todos los campos estén completos correctamente.',
    'Tu cuenta ha sido suspendida. Contacta al administrador para más información.',
    '¡Solicitud de turno enviada exitosamente! Te contactaremos pronto para confirmar tu cita.',
  ],
  '2§2': [
    'Acceso Denegado', 'Actividad de Profesionales', 'Alquiler de Salas', 'Aplicar a Múltiples Meses', 'Calendario General',
    'Confirmar Reserva', 'Crear Nuevo Turno', 'Crear Turno', 'Crear Turno (Profesional)', 'Gestionar Disponibilidad',
    'Gestión de Especialidades', 'Guardar Reservas', 'Mi Calendario', 'No tienes permisos para acceder a esta página.',
    'Notas del Administrador', 'Panel de Administración', 'Panel de Control', 'Plantillas y Configuración', 'Reservar Salas - …',
    'Reservar Turno', 'Resumen Mensual', 'Selecciona un profesional', 'Selecciona una sala', 'Solicitudes de Turnos',
    'Total de Turnos', 'Vista de Disponibilidad de Salas',
  ],
  '2§3': ['Sin Configurar'],
  '2§4': ['Esperando Asignación'],
  '2§5': [
    'Configura al menos un horario', 'Por favor selecciona un profesional y un horario', 'Selecciona al menos un día',
    'Selecciona al menos un mes para aplicar la plantilla', 'Selecciona al menos una sala', 'Selecciona una plantilla primero',
    '¿Estás seguro de que quieres eliminar la especialidad "…"?',
  ],
}));

module.exports = { DOCUMENTED_TEXTS };
