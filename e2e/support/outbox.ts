import { readFile } from "node:fs/promises";
import path from "node:path";
import { dataRoot } from "./shops";
import { expect } from "./test";

interface Message {
	to: string;
	code?: string;
}

async function messagesTo(target: string): Promise<Message[]> {
	const file = path.join(dataRoot, "embedded", "outbox.jsonl");
	const text = await readFile(file, "utf8").catch(() => "");
	return text
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Message)
		.filter(({ to }) => to === target);
}

/** The newest code that was sent to an address, once at least so many have been. */
export async function codeSentTo(target: string, atLeast = 1): Promise<string> {
	const codes = async () =>
		(await messagesTo(target)).flatMap(({ code }) => code ?? []);
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
