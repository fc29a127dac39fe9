import { readWaysIn } from "@codetale/contract/identity/ways-in";
import { useQuery } from "@tanstack/react-query";
import { errorNumberOf } from "#lib/http/error-number";
import { call } from "#lib/http/api-client";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { accountTexts, accountWords } from "../../words.ts";
import { SettingRow } from "#ui/layout/setting-row";
import { useUnlinkGoogle } from "../hooks/use-unlink-google.ts";
import { waysInKey } from "../query-keys.ts";
import { LinkedIdentities } from "./linked-identities.tsx";
import { PasswordSetting } from "./password-setting.tsx";

/** What the account can be signed in to with: a row for each kind. */
export function WaysIn() {
  const unlinking = useUnlinkGoogle();
  const { data, error, refetch } = useQuery({
    queryKey: waysInKey,
    queryFn: ({ signal }) => call(readWaysIn, { signal }),
    staleTime: 0,
  });
  if (!data) {
    return (
      <SettingRow {...accountTexts.password}>
        {error ? (
          <FailureNotice
            number={errorNumberOf(error)}
            message={accountWords.waysInNotRead}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonList count={1} />
        )}
      </SettingRow>
    );
  }
  const { password, links } = data;
  return (
    <>
      <SettingRow {...accountTexts.password}>
        <PasswordSetting password={password} />
      </SettingRow>
      {/* The row stays after the last one was removed, to say so. */}
      {(links.length > 0 || unlinking.isSuccess) && (
        <SettingRow {...accountTexts.google}>
          <LinkedIdentities links={links} unlinking={unlinking} />
        </SettingRow>
      )}
    </>
  );
}
