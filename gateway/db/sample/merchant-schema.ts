import { z } from "zod";
import { serviceConfig } from "../../contract/content/site";
import { grounds, hours, key, localized } from "./sample-schema";

export const merchantFile = z.array(
	z.strictObject({
		key,
		/** Name of a vector in the Fluent Emoji set. */
		icon: key,
		name: localized,
		introduction: localized,
		isSelfSupport: z.boolean(),
		type: z.enum(["flagship", "specialty", "franchise"]),
		classification: key,
		address: localized,
		phone: z.string().regex(/^\+852 [4-9]\d{3} \d{4}$/),
		openedOn: z.iso.date(),
		cover: z.strictObject({
			icons: z.array(key).min(3).max(6),
			ground: z.enum(grounds),
		}),
		notice: localized,
		/** Absent where the shop answers in its place. */
		service: serviceConfig.omit({ serviceHours: true }).optional(),
		/** On weekdays, and on Saturday and Sunday where it answers then; absent where it has not said. */
		hours: z
			.strictObject({ week: hours, weekend: hours.optional() })
			.optional(),
		/** Kinds of licence, by their keys. */
		qualifications: z.array(key).min(1).max(5),
	}),
);
export type MerchantSeed = z.infer<typeof merchantFile>[number];

/** What each kind of licence is called. */
export const qualificationFile = z.record(key, localized);
