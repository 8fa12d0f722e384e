// Free of schemas, so that pages may say it too.

/** The day of the next month on which a month is closed: by then the last minute of it is posted. */
export const statementsCloseOnDay = 2;

export const statementLineKinds = [
	"sale",
	"refund",
	"payout",
	"payoutReturn",
] as const;
export type StatementLineKind = (typeof statementLineKinds)[number];
