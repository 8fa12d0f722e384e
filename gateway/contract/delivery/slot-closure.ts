import { z } from "zod";
import { localeCodes } from "../locale";
import { id } from "../values";
import { closureReasons } from "./slot-terms";

export const closureNoteLengthMax = 200;
/** What stays closed for longer is a store out of service. */
export const closureDaysMax = 31;

const dayMs = 24 * 60 * 60 * 1_000;

/** A minute as Hong Kong's clocks show it, such as "2026-11-22T10:00". */
const hongKongMinute = z
	.string()
	// What is no minute is not compared with another one.
	.regex(/^[\dT:-]{16}$/, { abort: true })
	.pipe(z.iso.datetime({ local: true, precision: -1, abort: true }))
	.transform((text) => new Date(`${text}:00+08:00`));

/** Slots that begin from `from` on and before `until` are not delivered. */
export const newClosure = z
	.object({
		from: hongKongMinute,
		until: hongKongMinute,
		reason: z.enum(closureReasons),
		/** Null for all stores. */
		storeId: id.nullable(),
		/** What shoppers read after the reason's own words; null for those alone. */
		note: z
			.partialRecord(
				z.enum(localeCodes),
				z.string().trim().min(1).max(closureNoteLengthMax),
			)
			.nullable(),
	})
	.refine(
		({ from, until }) =>
			from < until &&
			until.getTime() - from.getTime() <= closureDaysMax * dayMs,
		{ path: ["until"] },
	);
export type NewClosure = z.output<typeof newClosure>;
