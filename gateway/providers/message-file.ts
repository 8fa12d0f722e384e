import { appendFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";

/** What would have left this machine, as the protocol writes it down. */
interface KeptMessage {
	channel: "mail" | "sms";
	to: string;
	subject: string;
	text: string;
	code: string;
}

export type KeepMessage = (message: KeptMessage) => Promise<void>;

/** Messages end in a file, one JSON object a line; the log says that there was one, not for whom. */
export function keepMessages(dataFolder: string, log: Logger): KeepMessage {
	const file = path.join(dataFolder, "outbox.jsonl");
	return async (message) => {
		const line = { at: new Date().toISOString(), ...message };
		await mkdir(dataFolder, { recursive: true });
		await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
		log.info({ channel: message.channel, file }, "a message was written down");
	};
}
