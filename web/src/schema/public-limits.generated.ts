export const localDateLimits = { earliest: "1900-01-01" } as const;

export const bookAppointmentInputLimits = {
  contactName: { maxLength: 200 },
  durationMinutes: { min: 5, max: 480 },
  notes: { maxLength: 2000 },
  patientEmail: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  patientName: { minLength: 1, maxLength: 200 },
  patientPhone: { maxLength: 40, pattern: /\d/ },
} as const;

export const registerInputLimits = {
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  name: { minLength: 2, maxLength: 200 },
  password: { minLength: 6, maxLength: 200 },
} as const;