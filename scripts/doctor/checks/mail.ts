import { openTransport } from "@/gateway/providers/mail/live";
import { type Check, fail, ok } from "../check";
import { inWords } from "../in-words";
import { ofGateway } from "../kinds";
import { describeStandIn } from "../stand-in";

const meanings: Record<string, string> = {
	EAUTH: "the mail server refuses the user or the password",
	EDNS: "no name server knows the mail server",
	ETLS: "the mail server offers no encryption that holds",
	ETIMEDOUT: "the mail server does not answer in time",
};

export const mailCheck: Check = ofGateway({
	name: "mail",
	remedy: "correct SMTP_URL, or start that mail server",
	run: async ({ settings }, signal) => {
		const { SMTP_URL } = settings;
		if (!SMTP_URL)
			return describeStandIn(
				settings,
				"mails are written to a file and reach nobody",
				"set SMTP_URL and MAIL_FROM",
			);
		const transport = openTransport(SMTP_URL);
		signal.addEventListener("abort", () => transport.close());
		try {
			await transport.verify();
			return [ok("the mail server takes the shop in")];
		} catch (error) {
			return [fail(wordsOf(error), mailCheck.remedy)];
		} finally {
			transport.close();
		}
	},
});

function wordsOf(error: unknown): string {
	const { code = "", responseCode } = error as {
		code?: string;
		responseCode?: number;
	};
	const reply = responseCode ? ` (${responseCode})` : "";
	const meaning = meanings[code] ?? "the mail server cannot be reached";
	return meanings[code] || responseCode
		? `${meanings[code] ?? "the mail server refuses"}${reply}`
		: `${meaning}: ${inWords(error)}`;
}
