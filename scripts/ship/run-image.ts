import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../bench/serve";
import { openShop } from "../start/kill-rounds/open-shop";
import type { Image } from "./prepare-image";
import { readDockerfile } from "./recipes";

/** `nobody`. Where we are not root, files without the right to write have to do. */
export const uid = process.getuid?.() === 0 ? 65_534 : undefined;

export interface Node {
	address: string;
	/** Code of the image's own HEALTHCHECK. */
	checkHealth: () => number | null;
	/** Says what it complained of, and what else was wrong. */
	stop: () => Promise<string[]>;
}

/** Starts the image by its own command as a user who may write to a folder for data and one for temporary files. */
export async function runImage(
	image: Image,
	name: string,
	settings: NodeJS.Dict<string> = {},
): Promise<Node> {
	const port = await freePort();
	const [dataFolder, tmp] = ["data", "tmp"].map((kind) => {
		const path = join(image.folder, `${name}-${kind}`);
		mkdirSync(path, { mode: 0o700 });
		if (uid) chownSync(path, uid, uid);
		return path;
	});
	const complaints: string[] = [];
	const env = {
		...settings,
		NODE_ENV: "production" as const,
		TMPDIR: tmp,
		HOME: "/nonexistent",
	};
	const { shop: cwd, program } = image;
	const running = await openShop({
		port,
		uid,
		program,
		cwd,
		isBuilt: true,
		dataFolder: dataFolder ?? "",
		env,
		onComplaint: (text) => complaints.push(text),
	});
	return {
		address: `http://127.0.0.1:${port}`,
		checkHealth: () => {
			const [, ...args] = healthCheck();
			const asked = { cwd, uid, gid: uid, env: { ...env, PORT: String(port) } };
			return spawnSync(program, args, asked).status;
		},
		stop: async () => {
			const exitCode = await running.stop();
			const written = [dataFolder, tmp].flatMap((path) =>
				readdirSync(path ?? ""),
			);
			console.log(
				`${name}: ended with ${exitCode}, wrote ${written.join(" ")}`,
			);
			if (exitCode !== 0) complaints.push(`it ended with ${exitCode}`);
			return complaints.map((complaint) => `${name}: ${complaint}`);
		},
	};
}

function healthCheck(): string[] {
	const { rest = "" } =
		readDockerfile().find(({ instruction }) => instruction === "HEALTHCHECK") ??
		{};
	return JSON.parse(rest.slice(rest.indexOf("[")));
}
