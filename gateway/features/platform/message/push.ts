import { z } from "zod";
import type { PushNotice } from "../../../contract/identity/push-terms";
import { localeCodes } from "../../../contract/locale";
import { linkTo } from "../../../http/link-to";
import { fillIn, gatewayWords } from "../../../words/words";
import { mailTemplates } from "./words";

// Notices on devices, beside the mails that say the same: as much as the subject of a mail, and where its button leads.

export const pushPayload = z.object({
	accountId: z.int(),
	/** Of the step that it is about. */
	reference: z.string(),
	template: z.enum(mailTemplates),
	locale: z.enum(localeCodes),
	values: z.record(z.string(), z.string()),
	/** From the root of the shop and without the language. */
	path: z.string().startsWith("/"),
	expiresAt: z.iso.datetime().optional(),
});
export type PushStep = z.output<typeof pushPayload>;

export const devicePayload = pushPayload.extend({ deviceId: z.int() });
export type PushToDevice = z.output<typeof devicePayload>;

export function composePush(step: PushStep, siteUrl: string): PushNotice {
	const { template, locale, values, path, reference } = step;
	const { mail, shop } = gatewayWords[locale].message;
	const { subject, button } = mail[template];
	const { pathname, search } = new URL(linkTo(siteUrl, locale, path));
	return {
		title: fillIn(subject, values),
		line: button ?? shop,
		path: pathname + search,
		tag: reference,
	};
}
