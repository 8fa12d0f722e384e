// Free of schemas, so that pages may say it too.

export const agreementNames = [
	"terms",
	"privacy",
	"about",
	"merchant",
] as const;
export type AgreementName = (typeof agreementNames)[number];
