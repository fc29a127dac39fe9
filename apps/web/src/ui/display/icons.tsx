/** The icons, in one line weight. All are hidden from screen readers: text stands beside them. */
import type { ReactNode, SVGProps } from "react";
import { google } from "#theme/palette";

export interface IconProps {
  /** Any CSS length; by default relative to the font size. */
  size?: string | number;
}

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const ListIcon = icon(<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const ClockIcon = icon(<path d="M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />);
export const WarningIcon = icon(
  <path d="M12 9v4.5M12 17v.01M10.3 4.2 2.8 17.3A2 2 0 0 0 4.5 20.3h15a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z" />,
);
export const InfoIcon = icon(
  <path d="M12 11.5V16M12 8v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />,
);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.2 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M10 10a3 3 0 0 0 4 4.3" />,
);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />);
export const SystemIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
  </>,
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const ArrowUpIcon = icon(<path d="M12 19.5v-15M6 10.5l6-6 6 6" />);
export const ArrowDownIcon = icon(<path d="M12 4.5v15M6 13.5l6 6 6-6" />);
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const ArrowLeftIcon = icon(<path d="M19.5 12h-15M10.5 6l-6 6 6 6" />);
export const ArrowRightIcon = icon(<path d="M4.5 12h15M13.5 6l6 6-6 6" />);
export const SearchIcon = icon(
  <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.2 15.2 20 20" />,
);
export const ChatIcon = icon(<path d="M4 5h16v11.5h-9L6.5 20.5v-4H4z" />);
export const ImageIcon = icon(
  <>
    <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4L15.5 12l4.5 4.5" />
    <circle cx="15.5" cy="8.75" r="1" />
  </>,
);
export const CodeIcon = icon(<path d="m8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15" />);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />);
export const SendIcon = icon(<path d="M4 12 20 4.5 15 20l-3.5-6.5zM11.5 13.5 20 4.5" />);
export const CopyIcon = icon(<path d="M9 9h11v11H9zM5.5 15H4V4h11v1.5" />);
export const BellIcon = icon(<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4M12 3v2" />);
export const PersonIcon = icon(
  <path d="M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5" />,
);
export const PasskeyIcon = icon(
  <path d="M9.5 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2.5 20c.6-3.4 3.2-5.2 7-5.2M17.5 14.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM17.5 14.5V21M17.5 18h2" />,
);
export const LaptopIcon = icon(<path d="M5 5.5h14v10H5zM2.5 19h19l-2.5-3.5h-14z" />);
export const PhoneIcon = icon(<path d="M7.5 2.5h9v19h-9zM11 18.5h2" />);
export const DownloadIcon = icon(<path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />);
export const OfflineIcon = icon(
  <path d="M4 4l16 16M12 19v.01M8.5 15.5a5 5 0 0 1 5.5-1M5.5 12a10 10 0 0 1 4-2.3M2.5 8.5a14 14 0 0 1 4.5-2.7M12.5 5a14 14 0 0 1 9 3.5M15.5 10a10 10 0 0 1 3 2" />,
);
export const StarIcon = icon(
  <path
    d="m12 3 2.75 5.75 6.25.85-4.55 4.4 1.1 6.25L12 17.2l-5.55 3.05 1.1-6.25L3 9.6l6.25-.85z"
    fill="currentColor"
  />,
);
export const DotIcon = icon(<circle cx="12" cy="12" r="5" fill="currentColor" stroke="none" />);

/** The logo that Google requires on its sign-in buttons. */
export function GoogleIcon({ size = "1.25em" }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill={google.blue}
        d="M21.6 12.23c0-.71-.06-1.39-.18-2.05H12v3.87h5.38a4.6 4.6 0 0 1-2 3.02v2.51h3.23c1.89-1.74 2.99-4.3 2.99-7.35Z"
      />
      <path
        fill={google.green}
        d="M12 22c2.7 0 4.96-.9 6.62-2.42l-3.23-2.51c-.9.600-2.04.950-3.39.950-2.6 0-4.81-1.76-5.6-4.13H3.07v2.59A10 10 0 0 0 12 22Z"
      />
      <path
        fill={google.yellow}
        d="M6.4 13.9a6 6 0 0 1 0-3.8V7.51H3.07a10 10 0 0 0 0 8.98L6.4 13.9Z"
      />
      <path
        fill={google.red}
        d="M12 5.98c1.47 0 2.79.500 3.82 1.5l2.87-2.87A9.6 9.6 0 0 0 12 2a10 10 0 0 0-8.93 5.51L6.4 10.1C7.19 7.74 9.4 5.98 12 5.98Z"
      />
    </svg>
  );
}

/** @param drawing SVG children on a grid of 24 by 24 */
export function icon(drawing: ReactNode, defaultSize = "1.25em", strokeWidth = 1.75) {
  return function Icon({ size = defaultSize }: IconProps) {
    return (
      <svg {...line} strokeWidth={strokeWidth} width={size} height={size}>
        {drawing}
      </svg>
    );
  };
}

const line: SVGProps<SVGSVGElement> = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
  focusable: false,
  style: { flexShrink: 0 },
};
