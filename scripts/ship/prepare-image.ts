import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../house/list-files";

export interface Image {
	/** Holds all that the others are in; whoever runs the shop may look in and write nothing. */
	folder: string;
	/** As `/shop` in the image. */
	shop: string;
	/** A Node.js that any user can start. */
	program: string;
	remove: () => void;
}

/** What the Dockerfile puts into an image, in a folder: what is gathered from here, and the packages of production. */
export function prepareImage(): Image {
	const image = imageIn(mkdtempSync(join(tmpdir(), "harbour-image-")));
	const { folder, shop, program } = image;
	run(
		process.execPath,
		root,
		"--import",
		"tsx",
		"scripts/ship/gather.ts",
		shop,
	);
	cpSync(join(root, ".npmrc"), join(shop, ".npmrc"));
	run("npm", shop, "ci", "--omit=dev", "--loglevel=error");
	cpSync(process.execPath, program);
	run("chmod", folder, "-R", "a-w,a+rX", shop);
	chmodSync(folder, 0o755);
	return image;
}

/** One that was prepared there. */
export function imageIn(folder: string): Image {
	return {
		folder,
		shop: join(folder, "shop"),
		program: join(folder, "node"),
		remove: () => {
			run("chmod", "/", "-R", "u+w", folder);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function run(program: string, cwd: string, ...args: string[]): void {
	execFileSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
