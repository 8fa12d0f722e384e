import type { Logger } from "pino";
import type { GatewaySettingsFromEnvironment } from "../settings";
import type { Mail } from "./mail/interface";
import { liveMail } from "./mail/live";
import { localMail } from "./mail/local";
import { keepMessages } from "./message-file";
import type { Sms } from "./sms/interface";
import { liveSms } from "./sms/live";
import { localSms } from "./sms/local";

/** The mail server of the settings, or a file where none is named. */
export function openMail(
	{ SMTP_URL, MAIL_FROM, DATA_DIR }: GatewaySettingsFromEnvironment,
	log: Logger,
): Mail {
	return SMTP_URL && MAIL_FROM
		? liveMail({ url: SMTP_URL, from: MAIL_FROM })
		: localMail(keepMessages(DATA_DIR, log));
}

export function openSms(
	{ SMS_URL, SMS_TOKEN, DATA_DIR }: GatewaySettingsFromEnvironment,
	log: Logger,
): Sms {
	return SMS_URL && SMS_TOKEN
		? liveSms({ url: SMS_URL, token: SMS_TOKEN })
		: localSms(keepMessages(DATA_DIR, log));
}
