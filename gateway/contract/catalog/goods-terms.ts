// Free of schemas, so that pages may say it too.

export const keywordMaxLength = 500;

/**
 * What a shopper can count on with a goods: money back within the term after receipt, that it is what it says, that it
 * arrives fresh, and a receipt that lists every line.
 */
export const guaranteeKeys = ["refund", "genuine", "fresh", "receipt"] as const;
export type GuaranteeKey = (typeof guaranteeKeys)[number];

/** Goods on the shelf of which no more than this can be sold are running out. */
export const lowStockMax = 5;

export const goodsStates = ["shown", "hidden", "low", "out"] as const;

/** What skus may differ in, by the names that the shop has words for. */
export const optionNames = [
	"colour",
	"size",
	"capacity",
	"flavour",
	"scent",
	"pack",
	"weight",
	"model",
] as const;
