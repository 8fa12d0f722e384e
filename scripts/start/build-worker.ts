import { build } from "esbuild";

/**
 * The service worker, and the one that takes its place where a shop wants none. A build is told by its sources: nodes
 * that built the same for themselves have one worker.
 */
export async function buildWorker(
	root: string,
	folder: string,
	hash: string,
): Promise<void> {
	await build({
		absWorkingDir: root,
		entryPoints: ["lib/offline/worker.ts", "lib/offline/retired-worker.ts"],
		outdir: folder,
		bundle: true,
		minify: true,
		format: "iife",
		logLevel: "error",
		platform: "browser",
		target: "es2022",
		define: { "process.env.BUILD": JSON.stringify(hash.slice(0, 16)) },
	});
}
