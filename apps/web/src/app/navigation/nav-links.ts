/**
 * The links of the bar and the footer, by account role. A page is added to either by a row here.
 */
import { screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";

export interface NavLink {
  label: string;
  href: string;
}

const aboutLinks: readonly NavLink[] = [
  { label: "About Us", href: screenPaths.about },
  { label: "Contact Us", href: screenPaths.contact },
];

/** The links of the bar; the account's buttons follow them. */
export const barLinks: Record<AccountRole | "visitor", readonly NavLink[]> = {
  visitor: aboutLinks,
  user: [
    { label: "Home", href: screenPaths.home },
    { label: "My Schedules", href: screenPaths.mySchedules },
    ...aboutLinks,
  ],
  coder: [{ label: "Home", href: screenPaths.coderHome }],
};

/** Follows the other links for operators. */
export const operatorLink: NavLink = { label: "Operator", href: screenPaths.operator };

export const signUpLink: NavLink = { label: "Sign Up Free", href: screenPaths.register };
export const loginLink: NavLink = { label: "Login", href: screenPaths.login };

export const footerLinks: readonly { heading: string; links: readonly NavLink[] }[] = [
  {
    heading: "Practice",
    links: [
      { label: "Booking", href: screenPaths.booking },
      { label: "Your sessions", href: screenPaths.mySchedules },
      { label: "Question bank", href: screenPaths.questions },
      { label: "Add a question", href: screenPaths.addQuestion },
    ],
  },
  {
    heading: "Stories",
    links: [
      { label: "Stories Library", href: screenPaths.storyLibrary },
      { label: "Create your own", href: screenPaths.createStory },
    ],
  },
  {
    heading: "For coders",
    links: [
      { label: "Coder entrance", href: screenPaths.coderLogin },
      { label: "Become a coder", href: screenPaths.coderRegister },
    ],
  },
  {
    heading: "The house",
    links: [
      ...aboutLinks,
      { label: "Terms of use", href: screenPaths.terms },
      { label: "Privacy policy", href: screenPaths.privacy },
    ],
  },
];

export const socialLinks: readonly NavLink[] = [
  { label: "LinkedIn", href: "https://www.linkedin.com/company/codetale" },
  { label: "GitHub", href: "https://github.com/codetale" },
  { label: "YouTube", href: "https://www.youtube.com/@codetale" },
];
