import type { Permission } from '../domain/permissions';

/**
 * Features test further restrictions. members: signed in. staff: professionals and administrators. keepers: the
 * professional concerned, and administrators.
 */
export type Who = 'anyone' | 'members' | 'staff' | 'keepers' | 'admins';

/** Root fields. */
export const GRAPHQL: Readonly<Record<Who, string>> = {
  anyone: `
    acceptedInsurers appointment bookAppointment cancelAppointment clinic confirmEmail coverageFor findCare firstSlot firstSlots holidays landing
    monthSlots nextSlots preferredTimes professional professionalCoverages professionalNamed professionals register requestAppointment requestPasswordReset
    correctAppointmentEmail rescheduleAppointment resendConfirmation resetPassword
    roomBookings roomHours rooms sentRequest signIn signInWithCode signInWithPasskey signOut slotRooms specialties specialty
    specialtyNamed startPasskeySignIn
    arrivalScreen confirmArrival identifyArrival
    acceptOffer declineOffer isWaitingListEnabled joinWaitingList leaveWaitingList offeredSlot waitForEarlier waitingListPlace
    waitingListWeekdays`,
  members: `
    addAuthenticator addPasskey appointmentCounts appointments appointmentsConnection bookSeries cancelFollowing
    changePassword confirmPasskey confirmPassword followingMoves moveAppointment moveFollowing ownSecondFactors
    removePicture removeSecondFactor renameSecondFactor renewRecoveryCodes rentableRooms seriesDates
    acceptMyOffer declineMyOffer leaveMyWaitingListEntry mySentRequests myWaitingList
    addCoverage addFamilyMember confirmRelation endRelation insurers myCoverages myFamily removeCoverage updateCoverage myPatientReads
    setAppointmentStatus startAuthenticator startPasskey startPasskeyProof
    updateProfile viewer withdrawRequest`,
  staff: `
    breakHold calendarFeeds cancellationFigures cancelRental createCalendarFeed deleteCalendarFeed endRentalSeries extendRentalSeries figureTurnos
    giveBackPolicy giveBackRental myRentals noShowFigures noSlotsOfDay patient patientErasure patients recordVisitStep regularizeOverbooking rentalConfig
    rentalQuote recordOfferAnswer removeWaitingListEntry restoreWaitingListEntry updateWaitingListEntry waitingList withdrawWaitingListOffer
    rentalSeriesExtension rentalSeriesPreview rentRooms rentRoomsInBulk returnedHours roomMonth scheduleTemplates authorizationsMissing
    movedCoverage setAppointmentAuthorization setAppointmentCoverage setOverbookingLimit slotCounts soonestSlots startRentalSeries today
    undoVisitStep`,
  keepers: `
    absenceBoard addUnavailableDate agendaDay agendaDays applyProposals applyScheduleTemplate bookingRules cancelForAbsence createOverbooking
    daysWithoutSlots allConsultationKinds createConsultationKind deleteConsultationKind updateConsultationKind deleteUnavailableDate holdProposals
    markAbsent monthlySummary offerToWaitingListEntry overbookingAllowance professionalAvailability recordContact rentalSeries setBookingRules
    setProfessionalAvailability unavailableDates updateProfessionalFee updateProfessionalProfile updateUnavailableDate`,
  admins: `
    activity addSpecialtiesFromList allAppointments allProfessionals allRooms allSpecialties appointmentRequest appointmentSettings
    updateAppointmentSettings openingHours updateOpeningHours appointmentRequests assignRequest auditedEntities auditEvents availabilityOverview
    checkImportRows addRelation allPatients clinicConventions clinicIdentity comingSlots createAppointment clinicWidget createPatient
    updatePatient mergePatients dismissPatientCandidate patientCandidates restorePatientCandidate undoPatientMerge erasePatient
    readBlockedIdentity createDiscountRule createInsurer deleteInsurer setInsurersAccepted updateInsurer createProfessional createProfessionals
    createRoom createRoomTemplate createService createSpecialty createUser createWaitingScreen decideHolidays deleteDiscountRule
    deleteProfessional deleteRoom deleteRoomTemplate deleteService deleteSpecialty deleteUser deleteWaitingScreen givenBackRentals handover
    holdHandover holidayYear holidayYearsToDecide importRows imports incomeEstimate linkRequest opening openRooms monthlyCost monthlyCosts
    professionalRemoval reactivateUser reopenRequest reorderProfessionals resendInvitation roomAvailability roomsDay roomsOverview roomTemplates
    roomUseFigures roomYear roomYears services setRoomAvailability setUserPassword startImport stats suspendUser thirdFreeFigures timeZoneChange
    undoImport untakenRooms updateAppointment updateClinicConventions updateClinicIdentity updateDefaultHourlyCost updateDiscountRule
    updateProfessional updateRequest updateRoom updateRoomTemplate updateService updateSpecialty updateUser updateClinicWidget
    updateGiveBackPolicy updateWaitingScreen users waitingScreens clinicSecurity resetSecondFactor updateClinicSecurity updateWaitingListSettings
    waitingListSettings apiKeys createApiKey revokeApiKey updateApiKey backups makeBackup withdrawHolidays createWebhook deleteWebhook events
    pauseWebhook resumeWebhook retryWebhookDeliveries rotateWebhookSecret testWebhook updateWebhook webhookDeliveries webhooks webhookSecret
    activityConnection appointmentRequestsConnection auditEventsConnection usersConnection createPermissionSet deletePermissionSet permissionSets
    updatePermissionSet copayAmounts copayRaise coverageRules coverageRulesPreview raiseCopays setCopayAmounts setCoverageRules
    withdrawCopayAmounts closeTill currentTill openTill payments reversePayment setPaymentVoucher takePayment till tills settlement settlementLines`,
};

/** Root fields that each permission opens to administrators: a second statement of `@Allow(Admin(…))` (ADR 140). */
export const PERMITTED: Readonly<Record<Permission, string>> = {
  appointments: `
    absenceBoard addUnavailableDate agendaDay agendaDays allAppointments allConsultationKinds allProfessionals
    allRooms allSpecialties applyProposals availabilityOverview bookingRules breakHold cancelForAbsence
    comingSlots createAppointment createOverbooking daysWithoutSlots deleteUnavailableDate handover holdHandover
    holdProposals markAbsent noSlotsOfDay overbookingAllowance professionalAvailability recordContact
    recordVisitStep regularizeOverbooking authorizationsMissing movedCoverage
    setAppointmentAuthorization setAppointmentCoverage slotCounts soonestSlots today unavailableDates undoVisitStep
    untakenRooms updateAppointment updateUnavailableDate`,
  requests: `
    allSpecialties appointmentRequest appointmentRequests appointmentRequestsConnection assignRequest
    comingSlots linkRequest reopenRequest slotCounts soonestSlots untakenRooms updateRequest`,
  waiting_list: `
    allProfessionals allSpecialties breakHold offerToWaitingListEntry recordOfferAnswer removeWaitingListEntry restoreWaitingListEntry soonestSlots
    updateWaitingListEntry waitingList withdrawWaitingListOffer`,
  patients: `
    addRelation allPatients createPatient dismissPatientCandidate mergePatients patient patientCandidates patients
    patientErasure restorePatientCandidate undoPatientMerge updatePatient`,
  till: `
    closeTill currentTill openTill payments reversePayment setPaymentVoucher takePayment till tills`,
  people: `
    addSpecialtiesFromList allProfessionals allRooms allSpecialties createProfessional createProfessionals
    createService createSpecialty createUser deleteProfessional deleteService deleteSpecialty deleteUser
    permissionSets professionalRemoval reactivateUser reorderProfessionals resendInvitation resetSecondFactor services
    setUserPassword suspendUser updateProfessional updateProfessionalProfile updateService updateSpecialty
    updateUser users usersConnection erasePatient`,
  rooms: `
    addUnavailableDate allConsultationKinds allProfessionals allRooms allSpecialties applyScheduleTemplate
    availabilityOverview bookingRules cancelRental createConsultationKind createRoom createRoomTemplate
    daysWithoutSlots deleteConsultationKind deleteRoom deleteRoomTemplate deleteUnavailableDate endRentalSeries
    extendRentalSeries giveBackPolicy giveBackRental givenBackRentals monthlyCosts myRentals noSlotsOfDay openRooms
    professionalAvailability rentRooms rentRoomsInBulk rentalConfig rentalQuote rentalSeries
    rentalSeriesExtension rentalSeriesPreview returnedHours roomAvailability roomMonth roomTemplates roomYear
    roomYears roomsDay roomsOverview scheduleTemplates setBookingRules setOverbookingLimit
    setProfessionalAvailability setRoomAvailability startRentalSeries decideHolidays holidayYear holidayYearsToDecide withdrawHolidays unavailableDates updateConsultationKind
    updateRoom updateRoomTemplate updateUnavailableDate`,
  prices: `
    allProfessionals allRooms allSpecialties createDiscountRule createInsurer deleteDiscountRule deleteInsurer setInsurersAccepted updateInsurer giveBackPolicy monthlyCost monthlyCosts monthlySummary
    rentalConfig updateDefaultHourlyCost updateDiscountRule updateGiveBackPolicy updateProfessionalFee
    copayAmounts copayRaise coverageRules coverageRulesPreview raiseCopays setCopayAmounts setCoverageRules
    withdrawCopayAmounts`,
  reports: `
    activity activityConnection allProfessionals allSpecialties cancellationFigures currentTill figureTurnos incomeEstimate payments till tills
    monthlyCost monthlyCosts monthlySummary noShowFigures roomUseFigures settlement settlementLines stats thirdFreeFigures`,
  accounts: 'createPermissionSet deletePermissionSet permissionSets updatePermissionSet',
  integrations: `
    allProfessionals allRooms apiKeys calendarFeeds createApiKey createCalendarFeed createWebhook
    deleteCalendarFeed deleteWebhook events pauseWebhook resumeWebhook retryWebhookDeliveries revokeApiKey
    rotateWebhookSecret testWebhook updateApiKey updateWebhook webhookDeliveries webhookSecret webhooks`,
  security: `
    allProfessionals auditEvents auditEventsConnection auditedEntities clinicSecurity patientErasure readBlockedIdentity updateClinicSecurity`,
  backups: 'backups makeBackup',
  settings: `
    appointmentSettings updateAppointmentSettings openingHours updateOpeningHours
    allProfessionals allRooms allSpecialties checkImportRows clinicConventions clinicIdentity clinicWidget
    createWaitingScreen deleteWaitingScreen importRows imports opening startImport timeZoneChange undoImport
    updateClinicConventions updateClinicIdentity updateClinicWidget updateWaitingListSettings
    updateWaitingScreen waitingListSettings waitingScreens`,
};

/** Always, or in the cases of recent-proof's test. */
export const NEEDS_PROOF = {
  always: `
    addAuthenticator addPasskey createApiKey createCalendarFeed createProfessional createProfessionals
    createWaitingScreen removeSecondFactor renewRecoveryCodes resetSecondFactor rotateWebhookSecret setUserPassword
    startAuthenticator startPasskey webhookSecret`,
  sometimes: `
    createUser createWebhook importRows reactivateUser resendInvitation resumeWebhook updateClinicSecurity
    updatePermissionSet updateProfessional updateUser updateWaitingScreen updateWebhook`,
} as const;

/** One row per line. */
export const REST: Readonly<Record<Who, string>> = {
  anyone: `
    POST /appointments
    GET /appointments/{id}
    POST /auth/confirm-email
    POST /auth/forgot-password
    POST /auth/login
    POST /auth/login/code
    POST /auth/register
    POST /auth/resend-confirmation
    POST /auth/reset-password
    GET /calendars/{token}/turnos.ics
    GET /pictures/{id}
    GET /professionals/{id}/rate
    GET /public/coverage
    GET /public/coverage/professionals
    GET /public/insurers
    GET /public/professionals
    GET /public/professionals/{id}
    GET /public/professionals/{id}/available-slots/{year}/{month}
    GET /public/rooms
    GET /public/rooms/availability/{year}/{month}
    GET /public/rooms/bookings/{year}/{month}
    GET /public/specialties
    GET /public/specialties/{id}
    POST /public/specialties/{id}/pre-appointment
    GET /screens/{token}/events`,
  members: `
    GET /appointments
    GET /insurers
    PUT /appointments/{id}/status
    POST /auth/confirm-password
    GET /auth/profile
    GET /auth/profile/data.json
    GET /auth/profile/data.pdf
    DELETE /auth/profile/picture
    POST /auth/profile/picture
    GET /professionals/rooms
    PUT /users/profile/me
    PUT /users/profile/password`,
  staff: `
    PUT /admin/appointments/{id}/authorization
    PUT /admin/appointments/{id}/coverage
    GET /admin/appointments/authorizations-missing
    GET /admin/config/room-rental
    GET /patients/{id}
    GET /professionals/bookings
    POST /professionals/bookings
    DELETE /professionals/bookings/{id}
    PUT /professionals/{id}/availability
    POST /professionals/{id}/unavailable-dates`,
  keepers: `
    GET /professionals/{id}/availability
    PUT /professionals/{id}/rate
    GET /professionals/{id}/unavailable-dates
    DELETE /professionals/{id}/unavailable-dates/{dateId}
    PUT /professionals/{id}/unavailable-dates/{dateId}`,
  admins: `
    GET /events
    GET /admin/activity-logs
    GET /admin/appointments
    POST /admin/appointments
    PUT /admin/appointments/{id}
    PUT /admin/appointments/{id}/cancel
    PUT /admin/appointments/{id}/confirm
    PUT /admin/config/room-rental
    POST /admin/config/room-rental/deduction-rules
    DELETE /admin/config/room-rental/deduction-rules/{index}
    PUT /admin/config/room-rental/deduction-rules/{index}
    GET /admin/config/timezone
    PUT /admin/config/timezone
    GET /admin/pre-appointments
    PUT /admin/pre-appointments/{id}/assign
    PUT /admin/pre-appointments/{id}/status
    GET /admin/professionals
    POST /admin/professionals
    PUT /admin/professionals/reorder
    DELETE /admin/professionals/{id}
    PUT /admin/professionals/{id}
    GET /admin/professionals/{id}/availability
    GET /admin/professionals/{professionalId}/monthly-cost/{year}/{month}
    GET /admin/rooms
    POST /admin/rooms
    DELETE /admin/rooms/{id}
    PUT /admin/rooms/{id}
    GET /admin/rooms/{roomId}/availability/{year}/status
    GET /admin/rooms/{roomId}/availability/{year}/{month}
    PUT /admin/rooms/{roomId}/availability/{year}/{month}
    GET /admin/schedule-templates
    POST /admin/schedule-templates
    DELETE /admin/schedule-templates/{id}
    PUT /admin/schedule-templates/{id}
    GET /admin/copays
    PUT /admin/copays
    GET /admin/tills
    POST /admin/tills
    GET /admin/tills/current
    GET /admin/tills/{id}/payments
    PUT /admin/tills/{id}/closing
    POST /admin/payments
    POST /admin/payments/{id}/reversal
    PUT /admin/payments/{id}/voucher
    GET /admin/coverage-rules
    PUT /admin/coverage-rules
    POST /admin/insurers
    DELETE /admin/insurers/{id}
    PUT /admin/insurers/{id}
    GET /admin/services
    POST /admin/services
    DELETE /admin/services/{id}
    PUT /admin/services/{id}
    GET /admin/specialties
    POST /admin/specialties
    DELETE /admin/specialties/{id}
    PUT /admin/specialties/{id}
    GET /admin/settlements
    GET /admin/insurers/{id}/settlement-lines
    GET /admin/stats
    GET /admin/users
    DELETE /admin/users/{id}
    PUT /admin/users/{id}
    PUT /admin/users/{id}/password
    PUT /config/room-rental
    GET /patients
    POST /patients
    PATCH /patients/{id}
    GET /patients/{id}/data.json
    GET /patients/{id}/data.pdf`,
};

/**
 * Rows of administrators and staff that Recepción may call; it may call none of the others. Lists of professionals and
 * rooms have fields of other permissions.
 */
export const REST_OF_DESK = `
    GET /admin/tills
    POST /admin/tills
    GET /admin/tills/current
    GET /admin/tills/{id}/payments
    PUT /admin/tills/{id}/closing
    POST /admin/payments
    POST /admin/payments/{id}/reversal
    PUT /admin/payments/{id}/voucher
    POST /professionals/{id}/unavailable-dates
    GET /professionals/{id}/availability
    GET /professionals/{id}/unavailable-dates
    DELETE /professionals/{id}/unavailable-dates/{dateId}
    PUT /professionals/{id}/unavailable-dates/{dateId}
    GET /admin/appointments
    POST /admin/appointments
    PUT /admin/appointments/{id}
    PUT /admin/appointments/{id}/authorization
    PUT /admin/appointments/{id}/coverage
    GET /admin/appointments/authorizations-missing
    PUT /admin/appointments/{id}/cancel
    PUT /admin/appointments/{id}/confirm
    GET /admin/pre-appointments
    PUT /admin/pre-appointments/{id}/assign
    PUT /admin/pre-appointments/{id}/status
    GET /admin/professionals/{id}/availability
    GET /admin/specialties
    GET /patients
    POST /patients
    GET /patients/{id}
    PATCH /patients/{id}
    GET /patients/{id}/data.json
    GET /patients/{id}/data.pdf`;
