import { createTransport } from "nodemailer";
import type { Mail } from "./interface";

const limitMs = 8_000;

interface MailServer {
	/** smtp:// or smtps://, with user and password in it. */
	url: string;
	from: string;
}

interface SmtpFault {
	code?: string;
	responseCode?: number;
}

/** One mail server by SMTP. What it says of a failure may name the receiver, so only its codes are told. */
export function liveMail({ url, from }: MailServer): Mail {
	const transport = createTransport({
		url,
		connectionTimeout: limitMs,
		greetingTimeout: limitMs,
		socketTimeout: limitMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		send: async ({ to, subject, text, html, language }) => {
			try {
				await transport.sendMail({
					from,
					// As one address, whatever it holds: a text might be read as several.
					to: { name: "", address: to },
					subject,
					text,
					html,
					headers: {
						"content-language": language,
						"auto-submitted": "auto-generated",
					},
				});
			} catch (error) {
				const { code, responseCode } = error as SmtpFault;
				throw new Error(
					`The mail server did not take it (${code ?? "unknown"} ${responseCode ?? ""})`,
				);
			}
		},
		close: () => transport.close(),
	};
}
