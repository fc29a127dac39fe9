/**
 * Whether `address` is a proxy of the operator's, with `hop` proxies between it and this server:
 * whose `X-Forwarded-For` is believed.
 */
export type IsOwnProxy = (address: string, hop: number) => boolean;
