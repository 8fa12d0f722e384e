import { z } from "zod";

// 18 signs of Crockford's alphabet hold 90 bits: a number says nothing of another one.

const shapeOf = (prefix: string) =>
	z
		.string()
		.regex(new RegExp(`^${prefix}[0-9A-HJKMNP-TV-Z]{18}$`), "correctOrderNo");

/** A master: what is paid at once. */
export const masterNo = shapeOf("PT");
/** One merchant's order within it. */
export const orderNo = shapeOf("SH");
/** One application for a refund. */
export const refundNo = shapeOf("RE");
