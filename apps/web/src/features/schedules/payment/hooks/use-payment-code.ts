import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paymentMethodQuery } from "../../queries.ts";
import { words } from "../../words.ts";

export type PaymentCode = ReturnType<typeof usePaymentCode>;

/** The payment code as typed, never stored; filled in where a sample code is offered. */
export function usePaymentCode() {
  const { data } = useQuery(paymentMethodQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const sampleCode = data?.sampleCode ?? null;
  /** Only a trial installation, where payments are simulated, offers a sample code. */
  const isTrial = sampleCode !== null;
  return {
    code: typed ?? sampleCode ?? "",
    setCode: (code: string) => setTyped(code),
    isTrial,
    /** Whether a free session pays, so that no code is needed. */
    isFree: (data?.credits ?? 0) > 0,
    /** What a session costs, in words; null where the installation names no price. */
    price: data?.price ?? (isTrial ? words.trialPrice : null),
  };
}
