import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { dataRoot } from "./shops";
import { expect } from "./test";

interface Message {
	to: string;
	code?: string;
}

/** Everything that any shop of this run has sent: of several web processes, whichever came first has sent it. */
export async function allMessages(): Promise<Message[]> {
	const folders = await readdir(dataRoot).catch(() => []);
	const texts = await Promise.all(
		folders.map((folder) =>
			readFile(path.join(dataRoot, folder, "outbox.jsonl"), "utf8").catch(
				() => "",
			),
		),
	);
	return texts
		.flatMap((text) => text.split("\n"))
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Message);
}

/** The newest code that was sent to an address, once at least so many have been. */
export async function codeSentTo(target: string, atLeast = 1): Promise<string> {
	const codes = async () =>
		(await allMessages()).flatMap(({ to, code }) =>
			to === target && code ? [code] : [],
		);
	await expect
		.poll(async () => (await codes()).length)
		.toBeGreaterThanOrEqual(atLeast);
	return (await codes()).at(-1) ?? "";
}

let last = Date.now() % 1_000_000;

/** A Hong Kong number that no other story uses, in its bare eight digits. */
export function freshPhone(): string {
	last += 1;
	return `6${String(last % 10_000_000).padStart(7, "0")}`;
}

export function freshEmail(): string {
	last += 1;
	return `shopper-${process.pid}-${last}@example.com`;
}
