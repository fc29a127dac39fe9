/** The `meta` element of the page that tells the web app that the installation is a trial. */
export const TRIAL_META_NAME = "codetale-trial";
