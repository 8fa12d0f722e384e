import { constants, existsSync } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { type Check, type Finding, fail, ok, warn } from "../check";

const bytesPerMegabyte = 1024 ** 2;
const roomMegabytesMin = 256;
const comfortableMegabytes = 2_048;
const filesMin = 1_000;

export const diskCheck: Check = {
	name: "disk",
	remedy: "let the user that runs the shop write to DATA_DIR",
	run: async ({ settings: { DATA_DIR } }) => {
		const folder = nearest(DATA_DIR);
		await access(folder, constants.W_OK);
		return [judgeDisk(await measure(folder))];
	},
};

interface Disk {
	folder: string;
	freeMegabytes: number;
	/** Undefined where the file system does not count them. */
	freeFiles?: number;
}

/** Before the first start the folder itself is not there. */
function nearest(folder: string): string {
	return existsSync(folder) ? folder : nearest(dirname(folder));
}

async function measure(folder: string): Promise<Disk> {
	const { bavail, bsize, ffree, files } = await statfs(folder);
	const freeMegabytes = Math.floor((bavail * bsize) / bytesPerMegabyte);
	return { folder, freeMegabytes, ...(files > 0 && { freeFiles: ffree }) };
}

export function judgeDisk({ folder, freeMegabytes, freeFiles }: Disk): Finding {
	const what = `${freeMegabytes} MB are free at ${folder}`;
	const remedy = "delete what is not needed, or set DATA_DIR to a larger disk";
	if (freeFiles !== undefined && freeFiles < filesMin)
		return fail(`room for ${freeFiles} more files at ${folder}`, remedy);
	if (freeMegabytes < roomMegabytesMin) return fail(what, remedy);
	if (freeMegabytes < comfortableMegabytes) return warn(what, remedy);
	return ok(what);
}
