import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "#lib/routing/navigation";

/**
 * The token of a mailed link (`#token=…`), held in memory and removed from the address and the
 * history at once. Null where there is none.
 */
export function useLinkToken(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = tokenIn(hash);
  const [token, setToken] = useState(found);
  // Another link may be opened in the same tab.
  if (found !== null && found !== token) setToken(found);

  useEffect(() => {
    if (hash !== "") void navigate(`${pathname}${search}`, { replace: true });
  }, [navigate, pathname, search, hash]);
  return token;
}

function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get("token") || null;
}
