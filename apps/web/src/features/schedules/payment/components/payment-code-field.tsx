import type { Ref } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { TextField } from "#ui/forms/text-field";
import type { PaymentCode } from "../hooks/use-payment-code.ts";
import { words } from "../../words.ts";

interface PaymentCodeFieldProps {
  payment: PaymentCode;
  error: string | false | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function PaymentCodeField({ payment, error, ref }: PaymentCodeFieldProps) {
  if (payment.isFree) return <Notice tone="info">{words.creditPays}</Notice>;
  return (
    <>
      {payment.error && (
        <FailureNotice
          number={errorNumberOf(payment.error)}
          message={words.paymentNotRead}
          onRetry={payment.retry}
        />
      )}
      <TextField
        label="Payment Code"
        help={payment.isTrial ? words.trialPayment : words.payment}
        error={error}
        ref={ref}
        name="payCode"
        value={payment.code}
        onChange={(event) => payment.setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={256}
      />
    </>
  );
}
