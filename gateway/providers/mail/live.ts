import { createTransport } from "nodemailer";
import { Refused } from "../refused";
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

/** A receiver or a text that the server will never take; everything else may be our own settings, or its bad hour. */
function explain({ code = "unknown", responseCode = 0 }: SmtpFault): Error {
	const said = `The mail server did not take it (${code} ${responseCode || ""})`;
	const isForGood =
		(code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
	return isForGood ? new Refused(said) : new Error(said);
}

export function openTransport(url: string) {
	return createTransport({
		url,
		connectionTimeout: limitMs,
		greetingTimeout: limitMs,
		socketTimeout: limitMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** One mail server by SMTP. What it says of a failure may name the receiver, so only its codes are logged. */
export function liveMail({ url, from }: MailServer): Mail {
	const transport = openTransport(url);
	return {
		send: async ({ to, subject, text, html, language, stopCall }) => {
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
						...(stopCall && {
							"list-unsubscribe": `<${stopCall}>`,
							"list-unsubscribe-post": "List-Unsubscribe=One-Click",
						}),
					},
				});
			} catch (error) {
				throw explain(error as SmtpFault);
			}
		},
		close: () => transport.close(),
	};
}
