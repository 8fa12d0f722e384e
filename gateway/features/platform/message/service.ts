import { z } from "zod";
import { stopWatching } from "../../../contract/catalog/goods-watch";
import { localeCodes } from "../../../contract/locale";
import { linkTo } from "../../../http/link-to";
import type { Mail } from "../../../providers/mail/interface";
import type { Sms } from "../../../providers/sms/interface";
import { composeMail, composeSms } from "./compose";
import { mailTemplates, smsTemplates } from "./words";

export {
	composePush,
	devicePayload,
	type PushStep,
	type PushToDevice,
	pushPayload,
} from "./push";
export type { AmountRow } from "./values";
export type { MailTemplate, SmsTemplate } from "./words";

// Mails and SMS, which leave as effects of the outbox in the language of whoever gets them. One that has become useless
// meanwhile, such as a code that has expired, is not sent.

const common = {
	locale: z.enum(localeCodes),
	/** Null for a message that must cost the same as one that leaves. */
	to: z.string().nullable(),
	values: z.record(z.string(), z.string()),
	/** When it is no longer of use to anybody. */
	expiresAt: z.iso.datetime().optional(),
};

const amountRow = z.object({ name: z.string(), amount: z.string() });

export const mailPayload = z.object({
	template: z.enum(mailTemplates),
	...common,
	/** Where its button leads, from the root of the shop and without the language. */
	path: z.string().startsWith("/").optional(),
	/** By which one press ends mails of its kind. */
	stopToken: z.string().optional(),
	/** What was bought, and what its sum is made of. */
	rows: z.array(amountRow).optional(),
	sums: z.array(amountRow).optional(),
});
export const smsPayload = z.object({
	template: z.enum(smsTemplates),
	...common,
});

const isDue = ({ expiresAt }: { expiresAt?: string }) =>
	expiresAt === undefined || Date.parse(expiresAt) > Date.now();

interface MailWay {
	mail: Mail;
	/** Public address of the shop. */
	siteUrl: string;
}

export async function sendMail(
	{ path, stopToken, ...message }: z.output<typeof mailPayload>,
	{ mail, siteUrl }: MailWay,
): Promise<void> {
	const { to, locale } = message;
	if (to === null || !isDue(message)) return;
	const linkOf = (to: string) => linkTo(siteUrl, locale, to);
	await mail.send(
		composeMail({
			...message,
			to,
			link: path && linkOf(path),
			...(stopToken && {
				stopLink: linkOf(`/stop_mails?token=${stopToken}`),
				stopCall: new URL(
					stopWatching.path.replace("{token}", stopToken),
					siteUrl,
				).href,
			}),
		}),
	);
}

export async function sendSms(
	message: z.output<typeof smsPayload>,
	sms: Sms,
): Promise<void> {
	const { to } = message;
	if (to !== null && isDue(message))
		await sms.send(composeSms({ ...message, to }));
}
