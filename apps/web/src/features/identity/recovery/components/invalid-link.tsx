import Button from "@mui/material/Button";
import type { ComponentProps } from "react";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";

interface InvalidLinkProps {
  texts: Pick<ComponentProps<typeof IdentityFrame>, "title" | "heading" | "intro">;
  message: string;
  wayOut: { label: string; href: string };
  /** Whether it replaces the element that had the focus. */
  takesFocus: boolean;
}

/** The target of a mailed link that opens nothing (any more). */
export function InvalidLink({ texts, message, wayOut, takesFocus }: InvalidLinkProps) {
  const notice = <Notice tone="error">{message}</Notice>;
  return (
    <IdentityFrame {...texts} scene="key">
      {takesFocus ? <FocusOnMount>{notice}</FocusOnMount> : notice}
      <Button variant="contained" size="large" href={wayOut.href}>
        {wayOut.label}
      </Button>
    </IdentityFrame>
  );
}
