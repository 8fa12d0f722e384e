// What a sku holds and what a measure of it costs. Free of schemas, so that pages may say it too.

const measures = {
	g: { per: "weight", size: 1n },
	kg: { per: "weight", size: 1_000n },
	ml: { per: "volume", size: 1n },
	l: { per: "volume", size: 1_000n },
	piece: { per: "piece", size: 1n },
} as const;
export type ContentMeasure = keyof typeof measures;
export const contentMeasures = Object.keys(measures) as ContentMeasure[];

/** Per 100 g, per 100 ml and each. */
export const unitPers = ["weight", "volume", "piece"] as const;
type UnitPer = (typeof unitPers)[number];
export const measuredUnits = { weight: 100, volume: 100, piece: 1 } as const;

/** Of ten digits before the point. */
const centsMax = 999_999_999_999n;

export interface UnitPrice {
	/** Hong Kong dollars with two decimals. */
	price: string;
	per: UnitPer;
}

const contentForm = /^(\d{1,6})(?:\.(\d{1,3}))? (g|kg|ml|l|piece)$/;

/** In thousandths of its measure; undefined for what is no content, such as nothing, "60 m" or half a piece. */
function readContent(content: string) {
	const [, whole = "", decimals = "", measure] =
		contentForm.exec(content) ?? [];
	const thousandths = BigInt(whole + decimals.padEnd(3, "0"));
	const isHalf = measure === "piece" && decimals !== "";
	if (!measure || thousandths === 0n || isHalf) return undefined;
	return { thousandths, ...measures[measure as ContentMeasure] };
}

export const isContent = (typed: string): boolean =>
	readContent(typed) !== undefined;

/** As contents are kept: "1.50KG" is "1.5 kg", "6 pieces" is "6 piece". What is none stays what it is. */
export function tidyContent(typed: string): string {
	const [, amount, measure] =
		/^([\d.]+)\s*([a-z]+)$/i.exec(typed.trim().toLowerCase()) ?? [];
	if (!measure || Number.isNaN(Number(amount))) return typed.trim();
	return `${Number(amount)} ${measure === "pieces" ? "piece" : measure}`;
}

/**
 * What is asked for a sku (`price`, with two decimals), by 100 g, 100 ml or piece, rounded half up to the cent. Null where
 * its content is not known, is one piece, or where a measure costs less than half a cent or more than any price.
 */
export function unitPriceOf(
	price: string,
	content: string | null | undefined,
): UnitPrice | null {
	const read = content ? readContent(content) : undefined;
	if (!read) return null;
	const { per, thousandths, size } = read;
	if (per === "piece" && thousandths === 1_000n) return null;
	const measured = BigInt(measuredUnits[per]) * 1_000n;
	const dividend = BigInt(price.replace(".", "")) * measured;
	const divisor = thousandths * size;
	const cents = (2n * dividend + divisor) / (2n * divisor);
	if (cents === 0n || cents > centsMax) return null;
	const digits = String(cents).padStart(3, "0");
	return { price: `${digits.slice(0, -2)}.${digits.slice(-2)}`, per };
}
