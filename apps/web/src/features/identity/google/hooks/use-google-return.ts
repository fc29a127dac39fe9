import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { StoredValue } from "#lib/stored-value";
import { noticeOnReturn, type GoogleNotice } from "../google-notice.ts";

/** The guarded address that asked to sign in, stored while the browser is at the provider. */
export const googleReturnAddress = new StoredValue<string>("codetale-google-from", (stored) =>
  typeof stored === "string" ? stored : null,
);

const PARAMETER = "error";

/**
 * The failure that the provider's callback put into the address (`?error=…`), which is removed once
 * read. Restores the guarded address that asked to sign in.
 */
export function useGoogleReturn(): GoogleNotice | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(PARAMETER);
  const [notice] = useState(() => (code === null ? null : noticeOnReturn(code)));

  useEffect(() => {
    const left = new URLSearchParams(search);
    if (!left.has(PARAMETER)) return;
    left.delete(PARAMETER);
    const state = { from: googleReturnAddress.get() };
    googleReturnAddress.set(null);
    void navigate(`${pathname}?${left}`, { replace: true, state });
  }, [navigate, pathname, search]);
  return notice;
}
