import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paymentMethodQuery } from "../../queries.ts";

export interface PaymentCode {
  code: string;
  setCode: (typed: string) => void;
  /** Whether this installation offers a sample code, because no money moves here. */
  isTrial: boolean;
}

/** The payment code as typed; kept nowhere else, and filled in where a sample code is offered. */
export function usePaymentCode(): PaymentCode {
  const { data } = useQuery(paymentMethodQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const sampleCode = data?.sampleCode ?? null;
  return { code: typed ?? sampleCode ?? "", setCode: setTyped, isTrial: sampleCode !== null };
}
