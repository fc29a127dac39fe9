/** Signs the open letter. */
export const FOUNDER = "Anika Deshpande";
