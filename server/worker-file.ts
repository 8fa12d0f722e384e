import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workerPath } from "@/lib/offline/offline-terms";
import type { Handler } from "./handler";
import { pathOf } from "./refuse";

export const isWorker = (url = "/") => pathOf(url) === workerPath;

/** Read once. Browsers compare it whenever somebody comes, and it may ask for nothing but the shop. */
export function serveWorker(folder: string, isOn: boolean): Handler {
	const name = isOn ? "worker.js" : "retired-worker.js";
	const script = readFileSync(join(folder, name));
	const headers = {
		"cache-control": "no-cache",
		"content-length": script.byteLength,
		"content-security-policy": "default-src 'none'; connect-src 'self'",
		"content-type": "text/javascript; charset=utf-8",
	};
	return ({ method }, res) => {
		res.writeHead(200, headers);
		res.end(method === "HEAD" ? undefined : script);
	};
}
