import type { KeepMessage } from "../message-file";
import type { Mail } from "./interface";

export function localMail(keep: KeepMessage): Mail {
	return {
		send: ({ to, subject, text, code }) =>
			keep({ channel: "mail", to, subject, text, code }),
		close: () => {},
	};
}
