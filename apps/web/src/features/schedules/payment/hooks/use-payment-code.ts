import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { currentSession } from "#lib/session/session-query";
import { useSession } from "#lib/session/use-session";
import { paymentMethodQuery } from "../../queries.ts";
import { words } from "../../words.ts";

export type PaymentCode = ReturnType<typeof usePaymentCode>;

/** A payment code as typed, never stored; null until something was. */
export interface TypedCode {
  typed: string | null;
  setCode: (code: string) => void;
}

export function useTypedCode(): TypedCode {
  const [typed, setCode] = useState<string | null>(null);
  return { typed, setCode };
}

/** The payment code, filled in where a sample code is offered. */
export function usePaymentCode({ typed, setCode }: TypedCode) {
  const { session, isLoading } = useSession();
  const { data, error, refetch } = useQuery({
    ...paymentMethodQuery(session?.uid ?? null),
    enabled: !isLoading,
    // What a visitor reads stands until the account's own is there.
    placeholderData: keepPreviousData,
  });
  return {
    ...paymentWith(data, typed),
    setCode,
    /** Why neither sample code nor free sessions are known; null where they are. */
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

/** Reads it for a press of the button, so that the form is not drawn again when the price arrives. */
export function useReadPayment({ typed }: TypedCode) {
  const client = useQueryClient();
  return () => {
    const known = (uid: string | null) => client.getQueryData(paymentMethodQuery(uid).queryKey);
    return paymentWith(known(currentSession(client)?.uid ?? null) ?? known(null), typed);
  };
}

/** As the server answers it. */
interface PaymentMethod {
  sampleCode: string | null;
  price: string | null;
  credits: number;
}

function paymentWith(method: PaymentMethod | undefined, typed: string | null) {
  const sampleCode = method?.sampleCode ?? null;
  /** Only a trial installation, where payments are simulated, offers a sample code. */
  const isTrial = sampleCode !== null;
  return {
    code: typed ?? sampleCode ?? "",
    isTrial,
    /** Whether a free session pays, so that no code is needed. */
    isFree: (method?.credits ?? 0) > 0,
    /** What a session costs, in words; null where the installation names no price. */
    price: method?.price ?? (isTrial ? words.trialPrice : null),
  };
}
