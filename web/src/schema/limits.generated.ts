export const moneyLimits = { min: 0, max: 9999999999.99 } as const;

export const absenceContactInputLimits = {
  note: { maxLength: 500 },
} as const;

export const addAuthenticatorInputLimits = {
  name: { minLength: 1, maxLength: 60 },
} as const;

export const addCoverageInputLimits = {
  holderName: { maxLength: 200 },
  number: { maxLength: 40 },
} as const;

export const addPasskeyInputLimits = {
  name: { minLength: 1, maxLength: 60 },
} as const;

export const addUnavailableDateInputLimits = {
  description: { maxLength: 500 },
} as const;

export const appointmentCoverageInputLimits = {
  memberNumber: { maxLength: 40 },
} as const;

export const appointmentFilterLimits = {
  search: { maxLength: 200 },
} as const;

export const arrivingPatientInputLimits = {
  birthDay: { minLength: 1, maxLength: 5 },
  dni: { minLength: 1, maxLength: 20 },
} as const;

export const asOverbookingInputLimits = {
  reason: { minLength: 1, maxLength: 200 },
} as const;

export const assignRequestInputLimits = {
  adminNotes: { maxLength: 2000 },
  durationMinutes: { min: 5, max: 480 },
} as const;

export const auditFilterLimits = {
  search: { maxLength: 200 },
} as const;

export const authorizationInputLimits = {
  number: { maxLength: 40 },
  orderCuir: { maxLength: 60 },
} as const;

export const bookSeriesInputLimits = {
  contactName: { maxLength: 200 },
  durationMinutes: { min: 5, max: 480 },
  everyWeeks: { min: 1, max: 2 },
  notes: { maxLength: 2000 },
  patientEmail: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  patientName: { minLength: 1, maxLength: 200 },
  patientPhone: { maxLength: 40, pattern: /\d/ },
  turnos: { minItems: 2, maxItems: 26 },
} as const;

export const bookingRulesInputLimits = {
  bufferAfterMinutes: { min: 0, max: 60 },
  bufferBeforeMinutes: { min: 0, max: 60 },
  horizonDays: { min: 1, max: 365 },
  noticeHours: { min: 1, max: 720 },
  quotas: { maxItems: 100 },
} as const;

export const breakHoldInputLimits = {
  reason: { minLength: 1, maxLength: 200 },
} as const;

export const cancelFollowingInputLimits = {
  turnos: { minItems: 1, maxItems: 26 },
} as const;

export const cancellationInputLimits = {
  note: { maxLength: 500 },
} as const;

export const closeTillInputLimits = {
  note: { maxLength: 500 },
} as const;

export const correctAppointmentEmailInputLimits = {
  patientEmail: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
} as const;

export const coverageCellInputLimits = {
  seen: { maxItems: 100 },
} as const;

export const createApiKeyInputLimits = {
  expiresInDays: { min: 1, max: 3650 },
  name: { minLength: 1, maxLength: 100 },
  requestsPerMinute: { min: 1, max: 10000 },
} as const;

export const createAppointmentInputLimits = {
  contactName: { maxLength: 200 },
  durationMinutes: { min: 5, max: 480 },
  notes: { maxLength: 2000 },
  patientEmail: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  patientName: { minLength: 1, maxLength: 200 },
  patientPhone: { maxLength: 40, pattern: /\d/ },
} as const;

export const createConsultationKindInputLimits = {
  durationMinutes: { min: 5, max: 480 },
  name: { minLength: 1, maxLength: 60 },
  sortOrder: { min: 0, max: 9999 },
} as const;

export const createDiscountRuleInputLimits = {
  description: { minLength: 1, maxLength: 200 },
  discountPercentage: { min: 0, max: 100 },
  minHoursPerDay: { min: 0, max: 24 },
} as const;

export const createInsurerInputLimits = {
  aliases: { maxItems: 20 },
  name: { minLength: 1, maxLength: 100 },
  numberPattern: { maxLength: 40 },
  plans: { maxItems: 60 },
  rnasCode: { maxLength: 6, pattern: /^\d{6}$/ },
} as const;

export const createOverbookingInputLimits = {
  contactName: { maxLength: 200 },
  durationMinutes: { min: 5, max: 480 },
  notes: { maxLength: 2000 },
  patientEmail: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  patientName: { minLength: 1, maxLength: 200 },
  patientPhone: { maxLength: 40, pattern: /\d/ },
  reason: { minLength: 1, maxLength: 200 },
} as const;

export const createPatientInputLimits = {
  email: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  familyNames: { maxLength: 200 },
  givenNames: { maxLength: 200 },
  identifiers: { maxItems: 4 },
  name: { minLength: 1, maxLength: 200 },
  nationality: { pattern: /^[A-Z]{2}$/ },
  notes: { maxLength: 2000 },
  phone: { maxLength: 40, pattern: /\d/ },
} as const;

export const createPermissionSetInputLimits = {
  name: { minLength: 1, maxLength: 60 },
} as const;

export const createProfessionalInputLimits = {
  bio: { maxLength: 2000 },
  defaultDurationMinutes: { min: 5, max: 480 },
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  licenseNumber: { maxLength: 100 },
  name: { minLength: 1, maxLength: 200 },
  password: { minLength: 10, maxLength: 200 },
  phone: { maxLength: 40, pattern: /\d/ },
  refepsNumber: { maxLength: 20, pattern: /^\d{5,20}$/ },
  sortOrder: { min: 0, max: 9999 },
  specialtyId: { min: 1 },
} as const;

export const createProfessionalsInputLimits = {
  professionals: { minItems: 1, maxItems: 20 },
} as const;

export const createRoomInputLimits = {
  description: { maxLength: 1000 },
  name: { minLength: 1, maxLength: 100 },
  sortOrder: { min: 0, max: 9999 },
  specialtyIds: { maxItems: 100 },
} as const;

export const createRoomTemplateInputLimits = {
  description: { maxLength: 300 },
  name: { minLength: 1, maxLength: 100 },
} as const;

export const createServiceInputLimits = {
  currency: { options: ["ARS", "USD", "EUR"] },
  description: { maxLength: 1000 },
  name: { minLength: 1, maxLength: 100 },
} as const;

export const createSpecialtyInputLimits = {
  description: { maxLength: 1000 },
  formConfig: { maxItems: 50 },
  keywords: { maxLength: 1000 },
  name: { minLength: 1, maxLength: 100 },
  sortOrder: { min: 0, max: 9999 },
} as const;

export const createUserInputLimits = {
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  name: { minLength: 1, maxLength: 200 },
} as const;

export const createWaitingScreenInputLimits = {
  name: { minLength: 1, maxLength: 100 },
  roomIds: { maxItems: 100 },
} as const;

export const createWebhookInputLimits = {
  description: { maxLength: 200 },
  eventTypes: { maxItems: 100 },
  url: { minLength: 1, maxLength: 2000 },
} as const;

export const dailyOverrideInputLimits = {
  intervals: { maxItems: 24 },
  notes: { maxLength: 500 },
} as const;

export const dayScheduleInputLimits = {
  intervals: { maxItems: 24 },
} as const;

export const emergencyContactInputLimits = {
  name: { maxLength: 200 },
  phone: { maxLength: 200, pattern: /\d/ },
  relationship: { maxLength: 200 },
} as const;

export const familyMemberInputLimits = {
  name: { minLength: 1, maxLength: 200 },
} as const;

export const formFieldInputLimits = {
  id: { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9][A-Za-z0-9_-]*$/ },
  label: { minLength: 1, maxLength: 200 },
  options: { maxItems: 50, maxLength: 200 },
  placeholder: { maxLength: 200 },
} as const;

export const formFieldValidationInputLimits = {
  max: { min: -999999999, max: 999999999 },
  min: { min: -999999999, max: 999999999 },
} as const;

export const giveBackDecisionInputLimits = {
  percentage: { min: 0, max: 100 },
  reason: { minLength: 1, maxLength: 500 },
} as const;

export const giveBackStepInputLimits = {
  days: { min: 0, max: 90 },
  percentage: { min: 0, max: 100 },
} as const;

export const holidayClosureInputLimits = {
  roomIds: { maxItems: 500 },
} as const;

export const hoursQuotaInputLimits = {
  deskPlaces: { min: 0, max: 100 },
  sameDayPlaces: { min: 0, max: 100 },
} as const;

export const importRowsInputLimits = {
  rows: { maxItems: 100 },
} as const;

export const insurerPlanInputLimits = {
  name: { minLength: 1, maxLength: 60, pattern: /^[^,]*$/ },
} as const;

export const joinWaitingListInputLimits = {
  contactName: { maxLength: 200 },
  noticeHours: { min: 0, max: 336 },
  patientEmail: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  patientName: { minLength: 1, maxLength: 200 },
  patientPhone: { maxLength: 40, pattern: /\d/ },
  urgentReason: { maxLength: 500 },
} as const;

export const linkRequestInputLimits = {
  adminNotes: { maxLength: 2000 },
} as const;

export const moveFollowingInputLimits = {
  durationMinutes: { min: 5, max: 480 },
  turnos: { minItems: 1, maxItems: 26 },
} as const;

export const newProfessionalInputLimits = {
  availability: { maxItems: 100 },
  bio: { maxLength: 2000 },
  defaultDurationMinutes: { min: 5, max: 480 },
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  licenseNumber: { maxLength: 100 },
  name: { minLength: 1, maxLength: 200 },
  phone: { maxLength: 40, pattern: /\d/ },
  refepsNumber: { maxLength: 20, pattern: /^\d{5,20}$/ },
  sortOrder: { min: 0, max: 9999 },
  specialtyId: { min: 1 },
} as const;

export const openRoomsInputLimits = {
  roomIds: { maxItems: 30 },
  rooms: { maxItems: 30 },
  templateName: { maxLength: 100 },
} as const;

export const patientIdentifierInputLimits = {
  number: { minLength: 1, maxLength: 40 },
} as const;

export const raiseCopaysInputLimits = {
  percentage: { min: 0.01, max: 1000 },
} as const;

export const rejectionInputLimits = {
  reason: { maxLength: 500 },
} as const;

export const removeWaitingListEntryInputLimits = {
  reason: { minLength: 1, maxLength: 500 },
} as const;

export const renameSecondFactorInputLimits = {
  name: { minLength: 1, maxLength: 60 },
} as const;

export const rentRoomsInBulkInputLimits = {
  dates: { minItems: 1, maxItems: 62 },
  intervals: { minItems: 1, maxItems: 24 },
  notes: { maxLength: 2000 },
} as const;

export const rentRoomsInputLimits = {
  intervals: { minItems: 1, maxItems: 24 },
  notes: { maxLength: 2000 },
  roomIds: { minItems: 1, maxItems: 20 },
} as const;

export const rentalSeriesInputLimits = {
  everyWeeks: { min: 1, max: 2 },
  hours: { minItems: 1, maxItems: 24 },
  notes: { maxLength: 2000 },
} as const;

export const requestAppointmentInputLimits = {
  contactName: { maxLength: 200 },
  patientEmail: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  patientName: { minLength: 1, maxLength: 200 },
  patientPhone: { maxLength: 40, pattern: /\d/ },
} as const;

export const seriesHoursInputLimits = {
  weekday: { min: 1, max: 7 },
} as const;

export const setCopayAmountsInputLimits = {
  amounts: { minItems: 1, maxItems: 500 },
} as const;

export const setCoverageRulesInputLimits = {
  cells: { minItems: 1, maxItems: 500 },
} as const;

export const setRoomAvailabilityInputLimits = {
  templateName: { minLength: 1, maxLength: 100 },
} as const;

export const startImportInputLimits = {
  fileName: { minLength: 1, maxLength: 200 },
  rowCount: { min: 1, max: 20000 },
} as const;

export const takePaymentInputLimits = {
  concept: { maxLength: 100 },
  voucherUrl: { maxLength: 1000 },
} as const;

export const updateApiKeyInputLimits = {
  name: { minLength: 1, maxLength: 100 },
  requestsPerMinute: { min: 1, max: 10000 },
} as const;

export const updateAppointmentInputLimits = {
  contactName: { maxLength: 200 },
  durationMinutes: { min: 15, max: 480 },
  notes: { maxLength: 2000 },
  patientEmail: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  patientName: { minLength: 1, maxLength: 200 },
  patientPhone: { maxLength: 40, pattern: /\d/ },
} as const;

export const updateClinicConventionsInputLimits = {
  countryCode: { minLength: 1, maxLength: 5, pattern: /^\+[1-9]\d{0,3}$/ },
  currency: { options: ["ARS", "USD", "EUR", "BRL"] },
  locale: { options: ["es-AR", "en-US", "en-GB", "pt-BR"] },
  timeZone: { options: ["America/Argentina/Buenos_Aires", "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "Europe/London", "Europe/Paris", "Asia/Tokyo", "Australia/Sydney"] },
  weekStartsOn: { options: ["monday", "sunday"] },
} as const;

export const updateClinicIdentityInputLimits = {
  address: { maxLength: 300 },
  city: { maxLength: 100 },
  contactEmail: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  name: { minLength: 1, maxLength: 100 },
  phone: { maxLength: 40, pattern: /\d/ },
  postalCode: { maxLength: 20 },
  province: { maxLength: 100 },
} as const;

export const updateClinicSecurityInputLimits = {
  staffIdleHours: { min: 1, max: 720 },
} as const;

export const updateClinicWidgetInputLimits = {
  sites: { maxLength: 2000 },
} as const;

export const updateConsultationKindInputLimits = {
  durationMinutes: { min: 5, max: 480 },
  name: { minLength: 1, maxLength: 60 },
  sortOrder: { min: 0, max: 9999 },
} as const;

export const updateCoverageInputLimits = {
  holderName: { maxLength: 200 },
  number: { maxLength: 40 },
} as const;

export const updateDiscountRuleInputLimits = {
  description: { minLength: 1, maxLength: 200 },
  discountPercentage: { min: 0, max: 100 },
  minHoursPerDay: { min: 0, max: 24 },
} as const;

export const updateInsurerInputLimits = {
  aliases: { maxItems: 20 },
  name: { minLength: 1, maxLength: 100 },
  numberPattern: { maxLength: 40 },
  plans: { maxItems: 60 },
  rnasCode: { maxLength: 6, pattern: /^\d{6}$/ },
} as const;

export const updatePatientInputLimits = {
  email: { maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  familyNames: { maxLength: 200 },
  givenNames: { maxLength: 200 },
  identifiers: { maxItems: 4 },
  name: { minLength: 1, maxLength: 200 },
  nationality: { pattern: /^[A-Z]{2}$/ },
  notes: { maxLength: 2000 },
  phone: { maxLength: 40, pattern: /\d/ },
} as const;

export const updatePermissionSetInputLimits = {
  name: { minLength: 1, maxLength: 60 },
} as const;

export const updateProfessionalInputLimits = {
  bio: { maxLength: 2000 },
  defaultDurationMinutes: { min: 5, max: 480 },
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  licenseNumber: { maxLength: 100 },
  name: { minLength: 1, maxLength: 200 },
  phone: { maxLength: 40, pattern: /\d/ },
  refepsNumber: { maxLength: 20, pattern: /^\d{5,20}$/ },
  sortOrder: { min: 0, max: 9999 },
  specialtyId: { min: 1 },
} as const;

export const updateProfileInputLimits = {
  address: { maxLength: 300 },
  name: { minLength: 1, maxLength: 200 },
  phone: { maxLength: 40, pattern: /\d/ },
} as const;

export const updateRequestInputLimits = {
  adminNotes: { maxLength: 2000 },
} as const;

export const updateRoomInputLimits = {
  description: { maxLength: 1000 },
  name: { minLength: 1, maxLength: 100 },
  sortOrder: { min: 0, max: 9999 },
  specialtyIds: { maxItems: 100 },
} as const;

export const updateRoomTemplateInputLimits = {
  description: { maxLength: 300 },
  name: { minLength: 1, maxLength: 100 },
} as const;

export const updateServiceInputLimits = {
  currency: { options: ["ARS", "USD", "EUR"] },
  description: { maxLength: 1000 },
  name: { minLength: 1, maxLength: 100 },
} as const;

export const updateSpecialtyInputLimits = {
  description: { maxLength: 1000 },
  formConfig: { maxItems: 50 },
  keywords: { maxLength: 1000 },
  name: { minLength: 1, maxLength: 100 },
  sortOrder: { min: 0, max: 9999 },
} as const;

export const updateUnavailableDateInputLimits = {
  description: { maxLength: 500 },
} as const;

export const updateUserInputLimits = {
  address: { maxLength: 300 },
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  name: { minLength: 1, maxLength: 200 },
  phone: { maxLength: 40, pattern: /\d/ },
} as const;

export const updateWaitingListEntryInputLimits = {
  urgentReason: { maxLength: 500 },
} as const;

export const updateWaitingListSettingsInputLimits = {
  answerMinutes: { min: 5, max: 2880 },
  atOnce: { min: 1, max: 10 },
  leastHours: { min: 1, max: 72 },
  sameDayMinutes: { min: 5, max: 240 },
  weeklyOffers: { min: 1, max: 20 },
} as const;

export const updateWaitingScreenInputLimits = {
  name: { minLength: 1, maxLength: 100 },
  roomIds: { maxItems: 100 },
} as const;

export const updateWebhookInputLimits = {
  description: { maxLength: 200 },
  eventTypes: { maxItems: 100 },
  url: { minLength: 1, maxLength: 2000 },
} as const;

export const userFilterLimits = {
  search: { maxLength: 200 },
} as const;

export const waitForEarlierInputLimits = {
  noticeHours: { min: 0, max: 336 },
} as const;

export const waitingListFilterLimits = {
  search: { maxLength: 200 },
} as const;

export const waitingListHoursInputLimits = {
  weekday: { min: 1, max: 7 },
} as const;

export const weeklyTemplateInputLimits = {
  templateName: { minLength: 1, maxLength: 100 },
} as const;

export const withdrawCopayAmountsInputLimits = {
  amounts: { minItems: 1, maxItems: 500 },
} as const;

export const overbookingAllowanceLimits = {
  durationMinutes: { min: 5, max: 480 },
} as const;

export const soonestSlotsLimits = {
  first: { min: 1, max: 50 },
} as const;

export const addSpecialtiesFromListLimits = {
  names: { minItems: 1, maxItems: 100 },
} as const;

export const applyProposalsLimits = {
  moves: { minItems: 1, maxItems: 100 },
} as const;

export const cancelForAbsenceLimits = {
  cancellations: { minItems: 1, maxItems: 100 },
} as const;

export const changePasswordLimits = {
  newPassword: { minLength: 6, maxLength: 200 },
} as const;

export const erasePatientLimits = {
  reason: { minLength: 1, maxLength: 500 },
} as const;

export const holdHandoverLimits = {
  chosen: { maxItems: 100 },
} as const;

export const holdProposalsLimits = {
  chosen: { maxItems: 100 },
} as const;

export const moveAppointmentLimits = {
  durationMinutes: { min: 5, max: 480 },
} as const;

export const readBlockedIdentityLimits = {
  reason: { minLength: 1, maxLength: 500 },
} as const;

export const regularizeOverbookingLimits = {
  durationMinutes: { min: 5, max: 480 },
} as const;

export const requestPasswordResetLimits = {
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
} as const;

export const resendConfirmationLimits = {
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
} as const;

export const resetPasswordLimits = {
  newPassword: { minLength: 6, maxLength: 200 },
} as const;

export const reversePaymentLimits = {
  reason: { minLength: 1, maxLength: 200 },
} as const;

export const setOverbookingLimitLimits = {
  perHour: { min: 0, max: 4 },
} as const;

export const setPaymentVoucherLimits = {
  url: { maxLength: 1000 },
} as const;

export const setProfessionalAvailabilityLimits = {
  entries: { maxItems: 100 },
} as const;

export const setUserPasswordLimits = {
  newPassword: { minLength: 6, maxLength: 200 },
} as const;

export const signInLimits = {
  email: { minLength: 1, maxLength: 254, pattern: /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/ },
  password: { minLength: 6, maxLength: 200 },
} as const;

export const updateProfessionalFeeLimits = {
  defaultDurationMinutes: { min: 5, max: 480 },
} as const;

export const updateProfessionalProfileLimits = {
  bio: { maxLength: 2000 },
} as const;

export const withdrawCashLimits = {
  reason: { minLength: 1, maxLength: 100 },
} as const;