import { z } from "zod";
import { defineCall } from "../call";
import { regions } from "../identity/district";
import { localized, localizedText } from "../localized-text";
import { dayHours, knownId, pageOf, pageQuery, requiredText } from "../values";

// Lockers that parcels of the mall can be brought to, as operators keep them. One that was ever used is closed and never
// deleted: orders name it.

const nameLengthMax = 60;
const addressLengthMax = 200;
const codeLengthMax = 40;
const keywordLengthMax = 60;

const districtKeys = regions.flatMap(({ districts }) =>
	districts.map(({ key }) => key),
);

const degrees = (most: number) =>
	z
		.number("correctNumber")
		.min(-most, "correctNumber")
		.max(most, "correctNumber");

const lockerFields = z.object({
	/** Whose it is, such as the courier's name. */
	network: requiredText("emptyText", codeLengthMax),
	/** What it is called there; couriers go by it. */
	code: requiredText("emptyText", codeLengthMax).regex(
		/^[A-Za-z0-9-]+$/,
		"correctLockerCode",
	),
	name: localizedText(nameLengthMax),
	/** A key of the 18 districts. */
	district: z.enum(districtKeys, { error: "emptyDistrict" }),
	address: localizedText(addressLengthMax),
	latitude: degrees(90),
	longitude: degrees(180),
	/** Seven days from Monday on; null on a day on which nobody gets to it. */
	openingHours: z
		.array(
			dayHours.refine((day) => day === null || day.from < day.to, {
				message: "correctHours",
			}),
		)
		.length(7),
	/** Closed it is offered to nobody; parcels on their way to it still go there. */
	isOpen: z.boolean(),
});
export type LockerFields = z.output<typeof lockerFields>;

const locker = lockerFields.extend({
	id: z.int(),
	name: localized,
	address: localized,
});
export type Locker = z.infer<typeof locker>;

export const listLockers = defineCall({
	method: "GET",
	path: "/api/operator/locker/list",
	who: "operator",
	permission: "orders",
	summary: "Lockers by network and code, closed ones too; operators alone",
	query: pageQuery.extend({
		/** How the code begins. */
		keyword: z
			.string()
			.trim()
			.max(keywordLengthMax, "keywordTooLong")
			.optional(),
	}),
	answer: pageOf(locker),
});

export const saveLocker = defineCall({
	method: "POST",
	path: "/api/operator/locker/save",
	who: "operator",
	permission: "orders",
	summary:
		"Adds a locker, or changes one; operators alone. Orders keep what they were told",
	body: lockerFields.extend({ id: knownId }),
	answer: locker,
});
