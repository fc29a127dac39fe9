import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paymentMethodQuery } from "../../queries.ts";

export interface PaymentCode {
  code: string;
  setCode: (typed: string) => void;
  /**
   * Whether this is a trial installation, where payments are simulated and a sample code is
   * offered.
   */
  isTrial: boolean;
}

/** The payment code as typed, never stored; filled in where a sample code is offered. */
export function usePaymentCode(): PaymentCode {
  const { data } = useQuery(paymentMethodQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const sampleCode = data?.sampleCode ?? null;
  return { code: typed ?? sampleCode ?? "", setCode: setTyped, isTrial: sampleCode !== null };
}
