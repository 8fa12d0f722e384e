import { z } from "zod";
import type { Push } from "./providers/push/interface";
import { openPush, type PushKeys } from "./providers/push/live";
import { traced } from "./providers/traced";

const keyOf = (signs: number) =>
	z
		.string()
		.regex(
			new RegExp(`^[\\w-]{${signs}}$`),
			"is none; docs/operating.md says how to make both",
		)
		.optional();

/** Notices on devices; without the keys there are none. */
export const pushSettings = {
	PUSH_PUBLIC_KEY: keyOf(87),
	PUSH_PRIVATE_KEY: keyOf(43),
	PUSH_STAND_IN: z
		.url("must be the address of a push service for tests; leave it out")
		.optional(),
};

export const pushPairs = [["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"]] as const;

type Settings = z.infer<z.ZodObject<typeof pushSettings>> & {
	MAIL_FROM?: string;
	SITE_URL: string;
};

/** Undefined where the shop sends none. A push service that has to complain writes to the shop's mail. */
export function openPushOf(settings: Settings): Push | undefined {
	const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_STAND_IN } = settings;
	if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY) return undefined;
	const keys: PushKeys = {
		publicKey: PUSH_PUBLIC_KEY,
		privateKey: PUSH_PRIVATE_KEY,
		subject: subjectOf(settings),
		standIn: PUSH_STAND_IN,
	};
	const push = openPush(keys);
	return { ...push, send: traced("push", push).send };
}

function subjectOf({ MAIL_FROM = "", SITE_URL }: Settings): string {
	const [address] = MAIL_FROM.match(/[^\s<>@]+@[^\s<>@]+/) ?? [];
	if (address) return `mailto:${address}`;
	return SITE_URL.startsWith("https:") ? SITE_URL : "mailto:shop@localhost";
}
