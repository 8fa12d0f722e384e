import { randomBytes } from "node:crypto";
import { sealed, unsealed } from "./seal";

const key = randomBytes(32);

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
	const pieces: Buffer[] = [];
	for await (const piece of source) pieces.push(piece);
	return Buffer.concat(pieces);
}

/** In pieces of whatever size. */
async function* inPieces(bytes: Buffer, size: number) {
	for (let at = 0; at < bytes.length; at += size)
		yield bytes.subarray(at, at + size);
}

const seal = (bytes: Buffer) => collect(sealed(inPieces(bytes, 10_000), key));
const unseal = (bytes: Buffer, by = key) =>
	collect(unsealed(inPieces(bytes, 7_000), by));

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
	"%s bytes come back as they were",
	async (size) => {
		const bytes = randomBytes(size);
		expect(await unseal(await seal(bytes))).toEqual(bytes);
	},
);

test("what was cut between two chunks, exchanged, changed or sealed by another key is refused", async () => {
	const chunk = 65_552;
	const whole = await seal(randomBytes(200_000));
	const [first, second] = [
		whole.subarray(0, chunk),
		whole.subarray(chunk, 2 * chunk),
	];
	await expect(unseal(first)).rejects.toThrow();
	await expect(unseal(whole.subarray(0, 2 * chunk))).rejects.toThrow();
	await expect(
		unseal(Buffer.concat([second, first, whole.subarray(2 * chunk)])),
	).rejects.toThrow();
	const changed = Buffer.from(whole);
	changed.writeUInt8(changed.readUInt8(100_000) ^ 1, 100_000);
	await expect(unseal(changed)).rejects.toThrow();
	await expect(unseal(whole, randomBytes(32))).rejects.toThrow();
	await expect(unseal(Buffer.alloc(0))).rejects.toThrow();
});
