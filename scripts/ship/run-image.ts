import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../bench/serve";
import { openShop } from "../start/kill-rounds/open-shop";
import { limitMemory } from "./limit-memory";
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

/** A folder beside the image which its user may write to, as if it were mounted. */
export function mountFor(image: Image, name: string): string {
	const path = join(image.folder, name);
	mkdirSync(path, { mode: 0o700 });
	if (uid) chownSync(path, uid, uid);
	return path;
}

/** Arguments: control group or nothing, user, folder of the image, those that are mounted there; then what is run, behind `--`. */
const readOnly = `
group=$1 user=$2 image=$3; shift 3
if [ "$group" ]; then echo $$ >"$group/cgroup.procs"; fi
mount --bind "$image" "$image"
while [ "$1" != -- ]; do mount --bind "$1" "$1"; shift; done
for mounted in / "$image"; do mount -o remount,bind,ro "$mounted"; done
if touch "$image/written" /written 2>/dev/null; then echo The root can be written to. >&2; exit 1; fi
shift
exec setpriv --reuid $user --regid $user --clear-groups --no-new-privs --bounding-set=-all "$@"
`;

/**
 * Starts the image by its own command as a user without any rights, in so much memory and on a root that nobody can write
 * to: to a folder for data, one for temporary files and that of the backups alone.
 */
export async function runImage(
	image: Image,
	name: string,
	{ memoryMax, ...settings }: NodeJS.Dict<string> & { memoryMax: string },
): Promise<Node> {
	const port = await freePort();
	const [dataFolder = "", tmp = ""] = ["data", "tmp"].map((kind) =>
		mountFor(image, `${name}-${kind}`),
	);
	const { BACKUP_TO: backups } = settings;
	const folders = [dataFolder, tmp, ...(backups ? [backups] : [])];
	const memory = limitMemory(uid ? memoryMax : "");
	const within = ["unshare", "--mount", "sh", "-ec", readOnly, "sh"];
	const confined = [memory.group, String(uid), image.folder, ...folders, "--"];
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
		program,
		cwd,
		within: uid ? [...within, ...confined] : [],
		isBuilt: true,
		dataFolder,
		env,
		onComplaint: (text) => complaints.push(text),
	}).catch((error) => {
		memory.release();
		throw new Error(`${name}: ${error} ${complaints.join("")}`);
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
			memory.release();
			const written = [dataFolder, tmp].flatMap((path) => readdirSync(path));
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
