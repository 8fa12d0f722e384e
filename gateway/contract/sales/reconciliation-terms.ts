// Free of schemas, so that pages may say it too.

/** A charge; one that no order needed, paid back whole; what went back for a refund. */
export const cashKinds = ["charge", "payBack", "refund"] as const;
export type CashKind = (typeof cashKinds)[number];
