import type { Provider } from "@codetale/contract/stories/providers";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { words } from "../words.ts";
import type { useProviders } from "./use-providers.ts";

type ProviderConsentsProps = Pick<ReturnType<typeof useProviders>, "providers" | "deciding">;

/** Asks a parent about each outside service by name, with what it would get; empty where there is none. */
export function ProviderConsents({ providers, deciding }: ProviderConsentsProps) {
  const headingId = useId();
  if (providers.length === 0) return null;
  const { mutate, isPending, error } = deciding;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography id={headingId} variant="h3" component="h2">
        {words.providersHeading}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
        {words.providersIntro}
      </Typography>
      {error && (
        <Notice tone="error" number={errorNumberOf(error)}>
          {error.message}
        </Notice>
      )}
      <Box component="ul" sx={list}>
        {providers.map((provider) => (
          <ProviderRow
            key={provider.use}
            {...provider}
            isBusy={isPending}
            onDecide={(isAgreed) => mutate({ ...provider, isAgreed })}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ProviderRowProps extends Provider {
  isBusy: boolean;
  onDecide: (isAgreed: boolean) => void;
}

function ProviderRow({ use, name, agreedAt, isBusy, onDecide }: ProviderRowProps) {
  const isAgreed = agreedAt !== null;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
        <Typography variant="subtitle2">{words.providerTitles[use](name)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {words.providerTexts[use]}
        </Typography>
        <Typography variant="body2" role="status" color={isAgreed ? "tone.pine.text" : undefined}>
          {isAgreed ? words.agreedOn(agreedAt) : words.notAgreed[use]}
        </Typography>
      </Box>
      <SubmitButton
        type="button"
        variant={isAgreed ? "outlined" : "contained"}
        isBusy={isBusy}
        aria-label={isAgreed ? words.withdrawFrom(name) : words.agreeTo(name)}
        onClick={() => onDecide(!isAgreed)}
      >
        {isAgreed ? words.withdraw : words.agree}
      </SubmitButton>
    </Box>
  );
}

const list = { listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 };

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  p: 2.5,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
};
