import { acceptedEncoding } from "./accepted-encoding";
import { type FileParts, serveKeptFiles } from "./kept-files";
import type { Copies } from "./pages/copies";
import { sendCopy } from "./pages/send-page";

/** Files of the build bear their content in their names: each is read and compressed once, and sent from memory then. */
export const isBuiltFile = (path: string) => path.startsWith("/_next/static/");

export function serveBuiltFiles(parts: FileParts & { copies: Copies }) {
	return serveKeptFiles({
		...parts,
		keyOf: (req) =>
			req.headers.range ? undefined : `${acceptedEncoding(req)} ${req.url}`,
		isFit: (_, res) =>
			/\bimmutable\b/.test(String(res.getHeader("cache-control") ?? "")),
		send: sendCopy,
	});
}
