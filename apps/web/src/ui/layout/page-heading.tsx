import Typography, { type TypographyProps } from "@mui/material/Typography";
import { useContext, useEffect, useRef, type ReactNode } from "react";
import { DocumentTitle, PageHeadingContext } from "./document-title.tsx";

interface PageHeadingProps {
  /** The document's title; also the heading, unless `children` is given. */
  title: string;
  children?: ReactNode;
  variant?: NonNullable<TypographyProps["variant"]>;
}

/** The h1 of a screen. It receives the focus after navigating to the screen. */
export function PageHeading({ title, children = title, variant = "h1" }: PageHeadingProps) {
  const { claimFocus } = useContext(PageHeadingContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (claimFocus()) heading.current?.focus({ preventScroll: true });
  }, [claimFocus]);

  return (
    <>
      <DocumentTitle title={title} />
      <Typography ref={heading} component="h1" variant={variant} tabIndex={-1}>
        {children}
      </Typography>
    </>
  );
}
