import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { googleReturnAddress } from "../google-return-address.ts";
import { noticeOnReturn, type GoogleNotice } from "../google-notice.ts";

const PARAMETER = "error";

/**
 * The failure that the provider's callback put into the address (`?error=…`), which is removed once
 * read. Restores the guarded address that asked to sign in.
 */
export function useGoogleReturn(): GoogleNotice | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(PARAMETER);
  const [trouble] = useState(() => (code === null ? null : noticeOnReturn(code)));

  useEffect(() => {
    const left = new URLSearchParams(search);
    if (!left.has(PARAMETER)) return;
    left.delete(PARAMETER);
    const state = { from: googleReturnAddress.get() };
    googleReturnAddress.set(null);
    void navigate(`${pathname}?${left}`, { replace: true, state });
  }, [navigate, pathname, search]);
  return trouble;
}
