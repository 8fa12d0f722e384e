import { z } from "zod";
import { defineCall } from "../call";
import { localeCodes } from "../locale";
import { placeId } from "./map";

export const locationLabelLengthMax = 200;

/** Where a shopper wants the goods, as it was last chosen on any device of the account. */
const place = z.object({
	latitude: z.number().min(-90).max(90),
	longitude: z.number().min(-180).max(180),
	/** In the language it was chosen in. */
	label: z
		.string()
		.trim()
		.min(1, "correctValue")
		.max(locationLabelLengthMax, "correctValue"),
	/** The label in the languages it is known in. */
	names: z
		.partialRecord(
			z.enum(localeCodes),
			z.string().max(locationLabelLengthMax, "correctValue"),
		)
		.optional(),
	/** Of the place that was picked by its name, so that other languages can name it. */
	placeId: placeId.optional(),
	/** An own address it stands for. */
	addressId: z.int32().positive().optional(),
});
export type AccountLocation = z.output<typeof place>;

export const getLocation = defineCall({
	method: "GET",
	path: "/api/front/user/place",
	who: "session",
	summary:
		"Where the account last wanted goods, before that its default address; null where there is neither",
	answer: place.nullable(),
});

export const chooseLocation = defineCall({
	method: "POST",
	path: "/api/front/user/place",
	who: "session",
	summary: "Keeps where the account wants goods; an address must be its own",
	body: place,
	answer: z.null(),
});
