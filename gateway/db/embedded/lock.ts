import {
	linkSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import {
	identifyProcess,
	isAlive,
	type ProcessIdentity,
} from "./process-identity";

// A lock file that outlives its owner must be taken over by exactly one successor. Removing it and
// making it anew lets two do so at once. So each owner makes the file of the next number, which the
// file system grants once, and whoever then finds a higher number steps back.

interface Holder extends ProcessIdentity {
	/** What the holder wants others to know, such as its address. */
	note: string;
}

export interface Lock {
	release: () => void;
}

export class LockHeldError extends Error {
	constructor(
		readonly pid: number,
		readonly note: string,
	) {
		super(`held by process ${pid}`);
	}
}

/** Takes the lock of that name in a folder, also from a dead owner; throws `LockHeldError`. */
export function takeLock(folder: string, name: string, note = ""): Lock {
	const highest = listNumbers(folder, name)[0] ?? 0;
	const holder = readHolder(lockPath(folder, name, highest));
	if (holder && isAlive(holder))
		throw new LockHeldError(holder.pid, holder.note);

	const own = highest + 1;
	const path = lockPath(folder, name, own);
	claim(path, { ...identifyProcess(process.pid), note });
	const [newest = own, ...older] = listNumbers(folder, name);
	if (newest > own) {
		rmSync(path, { force: true });
		throwHeld(lockPath(folder, name, newest));
	}
	for (const number of older)
		rmSync(lockPath(folder, name, number), { force: true });
	return { release: () => rmSync(path, { force: true }) };
}

/** Written aside and linked, so that nobody ever reads half a holder. */
function claim(path: string, holder: Holder): void {
	const draft = `${path}.${process.pid}`;
	writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
	try {
		linkSync(draft, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		throwHeld(path);
	} finally {
		rmSync(draft, { force: true });
	}
}

function throwHeld(path: string): never {
	const holder = readHolder(path);
	throw new LockHeldError(holder?.pid ?? 0, holder?.note ?? "");
}

/** Highest first. */
function listNumbers(folder: string, name: string): number[] {
	return readdirSync(folder)
		.map((file) => file.match(/^(.+)\.lock\.(\d+)$/))
		.filter((match) => match?.[1] === name)
		.map((match) => Number(match?.[2]))
		.sort((left, right) => right - left);
}

function lockPath(folder: string, name: string, number: number): string {
	return join(folder, `${name}.lock.${number}`);
}

function readHolder(path: string): Holder | undefined {
	try {
		return JSON.parse(readFileSync(path, "utf8")) as Holder;
	} catch {
		return undefined;
	}
}
