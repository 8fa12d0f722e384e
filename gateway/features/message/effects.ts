import { z } from "zod";
import { localeCodes } from "../../contract/locale";
import type { Mail } from "../../providers/mail/interface";
import type { Sms } from "../../providers/sms/interface";
import { composeMail, composeSms } from "./compose";
import { mailTemplates, smsTemplates } from "./words";

const common = {
	locale: z.enum(localeCodes),
	/** Null for a message that must cost the same as one that leaves. */
	to: z.string().nullable(),
	values: z.record(z.string(), z.string()),
	/** When it is no longer of use to anybody. */
	expiresAt: z.iso.datetime().optional(),
};

export const mailPayload = z.object({
	template: z.enum(mailTemplates),
	...common,
});
export const smsPayload = z.object({
	template: z.enum(smsTemplates),
	...common,
});

const isDue = ({ expiresAt }: { expiresAt?: string }) =>
	expiresAt === undefined || Date.parse(expiresAt) > Date.now();

export async function sendMail(
	message: z.output<typeof mailPayload>,
	mail: Mail,
): Promise<void> {
	const { to } = message;
	if (to !== null && isDue(message))
		await mail.send(composeMail({ ...message, to }));
}

export async function sendSms(
	message: z.output<typeof smsPayload>,
	sms: Sms,
): Promise<void> {
	const { to } = message;
	if (to !== null && isDue(message))
		await sms.send(composeSms({ ...message, to }));
}
