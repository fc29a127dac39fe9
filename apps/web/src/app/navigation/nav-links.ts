/**
 * The links of the bar and the footer, by account role. A page is added to either by a row here.
 */
import type { AccountRole } from "@codetale/contract/values";

export interface NavLink {
  label: string;
  href: string;
}

export type Audience = AccountRole | "nobody";

const aboutLinks: readonly NavLink[] = [
  { label: "About Us", href: "/about_us" },
  { label: "Contact Us", href: "/contact_us" },
];

/** The links of the bar; the account's buttons follow them. */
export const barLinks: Record<Audience, readonly NavLink[]> = {
  nobody: aboutLinks,
  user: [
    { label: "Home", href: "/home" },
    { label: "My Schedules", href: "/my_schedule" },
    ...aboutLinks,
  ],
  coder: [{ label: "Home", href: "/coders_home" }],
};

export const signUpLink: NavLink = { label: "Sign Up Free", href: "/register" };
export const loginLink: NavLink = { label: "Login", href: "/login" };

/** Links to the profile, where an account is edited, its sessions are ended, and it is deleted. */
export const profileLinks: Record<AccountRole, NavLink> = {
  user: { label: "Profile and privacy", href: "/new_user" },
  coder: { label: "Profile and privacy", href: "/coders_new_user" },
};

export const footerLinks: readonly { heading: string; links: readonly NavLink[] }[] = [
  {
    heading: "Practice",
    links: [
      { label: "Booking", href: "/schedule" },
      { label: "Your sessions", href: "/my_schedule" },
      { label: "Question bank", href: "/all_questions" },
      { label: "Add a question", href: "/add_question" },
    ],
  },
  {
    heading: "Stories",
    links: [
      { label: "Stories Library", href: "/stories/library" },
      { label: "Create your own", href: "/stories/create" },
    ],
  },
  {
    heading: "For coders",
    links: [
      { label: "Coder entrance", href: "/coders_login" },
      { label: "Become a coder", href: "/coders_register" },
    ],
  },
  {
    heading: "The house",
    links: [
      ...aboutLinks,
      { label: "Terms of use", href: "/terms" },
      { label: "Privacy policy", href: "/privacy" },
    ],
  },
];

export const socialLinks: readonly NavLink[] = [
  { label: "LinkedIn", href: "https://www.linkedin.com/company/codetale" },
  { label: "GitHub", href: "https://github.com/codetale" },
  { label: "YouTube", href: "https://www.youtube.com/@codetale" },
];
