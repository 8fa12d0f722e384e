import { join } from "node:path";
import { build } from "esbuild";

/** The host in one file that Node runs as it is: through a compiler in the process it would take 130 MB more. */
export async function buildHost(root: string, folder: string): Promise<void> {
	await build({
		absWorkingDir: root,
		entryPoints: ["server/main.ts"],
		outfile: hostFile(folder),
		bundle: true,
		format: "esm",
		logLevel: "error",
		packages: "external",
		// It throws wherever Next does not say that this is a server.
		alias: { "server-only": join(root, "node_modules/server-only/empty.js") },
		platform: "node",
		target: "node20",
	});
}

export function hostFile(folder: string): string {
	return join(folder, "host.mjs");
}
