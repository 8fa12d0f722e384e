import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailServer {
	url: string;
	/** What was delivered, as it came over the wire. */
	received: { from: string; to: string[]; raw: string }[];
	close: () => Promise<void>;
}

/** A mail server in this process; `refuse` answers every receiver with this line. */
export async function openMailServer(refuse?: string): Promise<MailServer> {
	const received: MailServer["received"] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onRcptTo: (_, __, done) => done(refuse ? new Error(refuse) : null),
		onData: (stream, session, done) => {
			const parts: Buffer[] = [];
			stream.on("data", (part) => parts.push(part));
			stream.on("end", () => {
				const { mailFrom, rcptTo } = session.envelope;
				received.push({
					from: mailFrom ? mailFrom.address : "",
					to: rcptTo.map(({ address }) => address),
					raw: Buffer.concat(parts).toString("utf8"),
				});
				done();
			});
		},
	});
	await new Promise<void>((listening) =>
		server.listen(0, "127.0.0.1", listening),
	);
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		close: () => new Promise((closed) => server.close(closed)),
	};
}
