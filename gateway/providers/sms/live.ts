import type { Sms } from "./interface";

const limitMs = 8_000;

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
			if (!answer.ok)
				throw new Error(`The SMS service answered ${answer.status}`);
		},
	};
}
