/** The product's name, in one place. */
export const PRODUCT_NAME = "Codetale";

/** As the workspace's package.json has it. */
export const PRODUCT_VERSION = "0.1.0";
