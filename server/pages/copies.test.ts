import { gzipSync } from "node:zlib";
import { type Copy, openCopies } from "./copies";

const copyOf = (bytes: number, sentAt = Date.now()) => ({
	status: 200,
	headers: {},
	bytes: Buffer.alloc(bytes),
	sentAt,
});

test("copies take no more bytes than they may; the least asked for goes first", () => {
	const copies = openCopies(100_000);
	for (const key of ["a", "b", "c"]) copies.keep(key, copyOf(30_000));
	expect(copies.find("a", 1_000)).toBeDefined();
	copies.keep("d", copyOf(30_000));
	expect(copies.find("b", 1_000)).toBeUndefined();
	for (const key of ["a", "c", "d"])
		expect(copies.find(key, 1_000)).toBeDefined();
});

test("what a copy is in brotli counts among the bytes it takes", async () => {
	const noise = crypto.getRandomValues(new Uint8Array(25_000));
	const copies = openCopies(80_000);
	const copy: Copy = {
		...copyOf(0),
		headers: { "content-encoding": "gzip" },
		bytes: gzipSync(noise),
		stored: { at: Date.now(), tags: [] },
	};
	copies.keep("a", copy);
	while (!copies.find("a", 1_000)?.brotli)
		await new Promise((turn) => setImmediate(turn));
	copies.keep("b", copyOf(30_000));
	expect(copies.find("a", 1_000)).toBeUndefined();
});

test("a page that is made anew and is the same keeps its brotli, which is made smaller once", async () => {
	const words = "a page of words, and of more words in another order; ";
	const text = Array.from(
		{ length: 900 },
		(_, at) => words.slice(at % 40) + at,
	);
	const pageOf = (price: string): Copy => ({
		...copyOf(0),
		headers: { "content-encoding": "gzip" },
		bytes: gzipSync(text.join("") + price),
		stored: { at: Date.now(), tags: [] },
	});
	const copies = openCopies();
	const packed = async (isDone: (copy?: Copy) => boolean) => {
		while (!isDone(copies.find("a", 60_000)))
			await new Promise((turn) => setImmediate(turn));
		return copies.find("a", 60_000)?.brotli;
	};
	copies.keep("a", pageOf("12.50"));
	const first = await packed((copy) => copy?.brotli !== undefined);
	copies.keep("a", pageOf("12.50"));
	expect(copies.find("a", 60_000)?.brotli?.bytes).toBe(first?.bytes);
	const second = await packed((copy) => copy?.isSteady === true);
	expect(second?.bytes.length).toBeLessThan(first?.bytes.length ?? 0);
	copies.keep("a", pageOf("12.50"));
	expect(copies.find("a", 60_000)?.brotli?.bytes).toBe(second?.bytes);
	copies.keep("a", pageOf("13.00"));
	expect(copies.find("a", 60_000)?.brotli).toBeUndefined();
});

test("a copy that is larger than all of them may be is not kept", () => {
	const copies = openCopies(10_000);
	copies.keep("a", copyOf(20_000));
	expect(copies.find("a", 1_000)).toBeUndefined();
});

test("a copy is shown until it is too old", () => {
	const copies = openCopies();
	copies.keep("a", copyOf(10, Date.now() - 60_000));
	expect(copies.find("a", 59_000)).toBeUndefined();
	expect(copies.find("a", 3_600_000)).toBeDefined();
});
