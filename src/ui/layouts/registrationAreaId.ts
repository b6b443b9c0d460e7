/** Id of the landing page's registration area, as a link target. */
export const registrationAreaId = "registration"
