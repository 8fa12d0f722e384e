import { ServerResponse } from "node:http";
import pg from "pg";

// Loaded before the gateway (`node --import`), and nowhere else: whoever started the process tells it at which point to
// die, as if its power were cut there. The gateway itself knows nothing of it.

export interface Death {
	point: "before-commit" | "after-commit" | "before-reply";
	/** The so manieth time that it comes by. */
	count: number;
}

let death: Death | undefined;

process.on("message", (notified: Death) => {
	death = notified;
	process.send?.("armed");
});

// Nobody is left who could start it again.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

function comeBy(point: Death["point"]): void {
	if (death?.point !== point) return;
	death.count -= 1;
	if (death.count <= 0) process.kill(process.pid, "SIGKILL");
}

type Query = (...asked: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Query };
const { query } = client;

client.query = function (...asked) {
	const isCommit = textOf(asked[0]) === "commit";
	if (isCommit) comeBy("before-commit");
	const answered = query.apply(this, asked);
	if (isCommit && answered instanceof Promise)
		return answered.then((result) => {
			comeBy("after-commit");
			return result;
		});
	return answered;
};

function textOf(asked: unknown): unknown {
	return typeof asked === "object" && asked && "text" in asked
		? asked.text
		: asked;
}

const commands = ["/order/create", "/pay/payment", "/pay/webhook"];
const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (
	this: ServerResponse,
	...head: Parameters<typeof writeHead>
) {
	if (commands.some((path) => this.req.url?.includes(path)))
		comeBy("before-reply");
	return writeHead.apply(this, head);
} as typeof writeHead;
