/** The company's postal address. */
export const officeAddress = {
  area: "Dahisar East",
  city: "Mumbai",
  postcode: "400068",
  region: "Maharashtra, India",
} as const;
