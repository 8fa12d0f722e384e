import type { KeepMessage } from "../message-file";
import type { Sms } from "./interface";

export function localSms(keep: KeepMessage): Sms {
	return {
		send: ({ to, text, code }) =>
			keep({ channel: "sms", to, subject: "", text, code }),
	};
}
