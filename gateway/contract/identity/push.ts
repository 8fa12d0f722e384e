import { z } from "zod";
import { defineCall } from "../call";
import { idInBody } from "../values";

// Notices of order steps on devices, beside mails. A device takes part for as long as somebody is signed in on it.

/** Base64url without padding, of so many bytes. */
const key = (signs: number) =>
	z.string().regex(new RegExp(`^[\\w-]{${signs}}={0,2}$`), "correctValue");

export const listPushDevices = defineCall({
	method: "GET",
	path: "/api/front/user/push",
	who: "session",
	summary: "Devices of the own account that hear of its orders",
	answer: z.object({
		/** By which a browser subscribes; null where the shop sends none. */
		publicKey: z.string().nullable(),
		list: z.array(
			z.object({
				id: z.int(),
				userAgent: z.string(),
				createdAt: z.string(),
				/** Of the session that asks. */
				isCurrent: z.boolean(),
			}),
		),
	}),
});

export const addPushDevice = defineCall({
	method: "POST",
	path: "/api/front/user/push/add",
	who: "session",
	summary:
		"Has this session's device hear of orders, in the place of what it named before; 400 for an address of no known push service, 404 where the shop sends none, 409 where there are too many devices",
	body: z.object({
		/** As the browser's `PushSubscription` says it. */
		endpoint: z.url("correctValue").max(1_000, "correctValue"),
		/** 65 and 16 bytes. */
		p256dh: key(87),
		auth: key(22),
	}),
	answer: z.null(),
});

export const removePushDevice = defineCall({
	method: "POST",
	path: "/api/front/user/push/remove",
	who: "session",
	summary:
		"Ends notices on a device of the own account, on this one where none is named; one that has none is done already",
	body: z.object({ id: idInBody.optional() }),
	answer: z.null(),
});
