import { openByteStore } from "./byte-store";

const bytesMax = 1_000;
const tenth = Buffer.alloc(100);

/** A store, and how often it had something made. */
function openCounted() {
	const store = openByteStore(bytesMax);
	const made: string[] = [];
	const ask = (key: string, bytes = tenth) =>
		store.keep(key, async () => {
			made.push(key);
			return bytes;
		});
	return { ask, made };
}

test("a store of bytes never holds more than its bound, whatever the number", async () => {
	const { ask, made } = openCounted();
	for (let at = 0; at < 12; at += 1) await ask(String(at));
	made.length = 0;
	for (let at = 11; at >= 2; at -= 1) await ask(String(at));
	expect(made).toEqual([]);
	await ask("0");
	expect(made).toEqual(["0"]);
});

test("what is asked for stays, what was unused longest makes room", async () => {
	const { ask, made } = openCounted();
	for (let at = 0; at < 10; at += 1) await ask(String(at));
	await ask("0");
	await ask("more");
	made.length = 0;
	await ask("0");
	await ask("1");
	expect(made).toEqual(["1"]);
});

test("what is larger than the whole store is made and not kept", async () => {
	const { ask, made } = openCounted();
	const large = Buffer.alloc(bytesMax + 1);
	expect(await ask("large", large)).toBe(large);
	await ask("large", large);
	expect(made).toEqual(["large", "large"]);
});

test("many who ask at once share one making, and a failure is forgotten", async () => {
	const store = openByteStore(bytesMax);
	let tries = 0;
	const make = async () => {
		tries += 1;
		if (tries === 1) throw new Error("no picture");
		return tenth;
	};
	const both = [store.keep("a", make), store.keep("a", make)];
	await expect(Promise.all(both)).rejects.toThrow("no picture");
	expect(await store.keep("a", make)).toBe(tenth);
	expect(tries).toBe(2);
});
