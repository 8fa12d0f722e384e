import { Refused } from "../refused";
import type { Sms } from "./interface";

const limitMs = 8_000;

/** A number or a text that it will never take. */
const refusals = [400, 422];

interface SmsService {
	url: string;
	token: string;
}

/** An SMS service that takes `{to, text}` as JSON and answers 2xx once it has the message. */
export function liveSms({ url, token }: SmsService): Sms {
	return {
		send: async ({ to, text }) => {
			const answer = await fetch(url, {
				method: "POST",
				headers: {
					authorization: `Bearer ${token}`,
					"content-type": "application/json",
				},
				body: JSON.stringify({ to, text }),
				redirect: "error",
				signal: AbortSignal.timeout(limitMs),
			});
			await answer.arrayBuffer();
			const said = `The SMS service answered ${answer.status}`;
			if (refusals.includes(answer.status)) throw new Refused(said);
			if (!answer.ok) throw new Error(said);
		},
	};
}
